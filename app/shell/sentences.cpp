#include "app/shell/sentences.h"

#include <QCoreApplication>
#include <array>

#include "app/shell/phrase.h"
#include "app/shell/qt_text.h"

namespace hexmoot::shell {
namespace {

struct Templates {
    const char* what;
    const char* safe;
    const char* todo;
};

// In the order of store::ErrorKind; %1, %2, %3 are the facts of the kind.
constexpr std::array templates{
    Templates{QT_TRANSLATE_NOOP("Library", "The library %1 is in use by another program."),
              QT_TRANSLATE_NOOP("Library", "Everything accepted so far is saved."),
              QT_TRANSLATE_NOOP("Library", "Close the other program, then try again.")},
    Templates{
        QT_TRANSLATE_NOOP(
            "Library", "This game was played on in another window: the library has %1 answers, this window knows %2."),
        QT_TRANSLATE_NOOP("Library", "Nothing was overwritten."),
        QT_TRANSLATE_NOOP("Library", "Open the game again to go on from its latest answer.")},
    Templates{QT_TRANSLATE_NOOP("Library", "The disk that holds %1 is full."),
              QT_TRANSLATE_NOOP("Library", "Every answer accepted before this one is saved."),
              QT_TRANSLATE_NOOP("Library", "Free some space, then try again.")},
    Templates{QT_TRANSLATE_NOOP("Library", "The library %1 cannot be written to: the file or its folder is read-only."),
              QT_TRANSLATE_NOOP("Library", "Everything in it is untouched."),
              QT_TRANSLATE_NOOP("Library", "Allow writing to the file and its folder, then try again.")},
    Templates{QT_TRANSLATE_NOOP("Library", "%1 is not a Hexmoot library."),
              QT_TRANSLATE_NOOP("Library", "The file is untouched."),
              QT_TRANSLATE_NOOP("Library", "Move the file away, then try again.")},
    Templates{
        QT_TRANSLATE_NOOP("Library",
                          "%1 was made by a newer Hexmoot: it has version %2, this program knows versions up to %3."),
        QT_TRANSLATE_NOOP("Library", "The file is untouched."),
        QT_TRANSLATE_NOOP("Library", "Open it with the newer program.")},
    Templates{QT_TRANSLATE_NOOP("Library", "%1 is damaged: %2."),
              QT_TRANSLATE_NOOP("Library", "The file is untouched, and no copy of it is ever overwritten."),
              QT_TRANSLATE_NOOP("Library", "Restore a backup copy, or rescue the games that can still be read.")},
    Templates{QT_TRANSLATE_NOOP("Library", "%1 was changed by another program: %2."),
              QT_TRANSLATE_NOOP("Library", "The rest of the library is not affected."),
              QT_TRANSLATE_NOOP("Library", "Use an unchanged copy, or go on from the last good point.")},
    Templates{QT_TRANSLATE_NOOP("Library", "There is no game %1."),
              QT_TRANSLATE_NOOP("Library", "Nothing was changed."),
              QT_TRANSLATE_NOOP("Library", "Look at the list again; it may have been removed elsewhere.")},
    Templates{QT_TRANSLATE_NOOP("Library", "%1 could not be read or written: %2."),
              QT_TRANSLATE_NOOP("Library", "Every answer accepted before is saved."),
              QT_TRANSLATE_NOOP("Library", "Check the disk, then try again.")},
};

// Of a damaged game file; only a library comes with the copies that could take its place.
constexpr const char* other_copy = QT_TRANSLATE_NOOP("Library", "Use another copy of the file.");

}  // namespace

Sentences sentences(const store::StoreError& error) {
    Templates text = templates.at(static_cast<size_t>(error.kind));
    if (error.kind == store::ErrorKind::damaged && error.facts.size() <= 2) text.todo = other_copy;
    QStringList facts;
    for (const std::string& fact : error.facts) facts << q(fact);
    return {Phrase::fill(QCoreApplication::translate("Library", text.what), facts),
            QCoreApplication::translate("Library", text.safe), QCoreApplication::translate("Library", text.todo)};
}

}  // namespace hexmoot::shell
