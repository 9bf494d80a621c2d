#include "app/games/thunders_edge/te_faces.h"

#include <QCoreApplication>
#include <array>
#include <map>
#include <vector>

#include "app/games/thunders_edge/te_board.h"
#include "app/shell/qt_text.h"

namespace hexmoot::te {

using namespace Qt::StringLiterals;

namespace {

QString black_icon(Senate c) {
    return c == Senate::scandal ? u"eye"_s : c == Senate::ill_reputation ? u"mask"_s : u"keyhole"_s;
}

QString spoken(const QVariantMap& face) {
    const QString name = face.value(u"name"_s).toString();
    if (face.value(u"black"_s).toBool()) return name + u": "_s + face.value(u"effect"_s).toString();
    if (!face.value(u"senator"_s).toBool())
        return TeBoard::tr("%1 support, %2 points").arg(name).arg(face.value(u"points"_s).toInt());
    return TeBoard::tr("%1, Senator, %2, %3, 2 points")
        .arg(name, face.value(u"blocName"_s).toString(), face.value(u"trait"_s).toString());
}

}  // namespace

QString bloc_id(Bloc b) { return b == Bloc::none ? QString() : q(spelled(word(request(index(b))))); }

QString bloc_icon(Bloc b) {
    static constexpr std::array icons{"ranks", "wheat", "column", "cog", "church"};
    return b == Bloc::none ? QString() : QString::fromLatin1(icons[index(b)]);
}

QString trait_name(Trait t) {
    switch (t) {
        case Trait::expansionist:
            return TeBoard::tr("Expansionist");
        case Trait::isolationist:
            return TeBoard::tr("Isolationist");
        case Trait::pacifist:
            return TeBoard::tr("Pacifist");
        case Trait::militant:
            return TeBoard::tr("Militant");
        case Trait::none:
            break;
    }
    return {};
}

QVariantMap senate_face(const TeBoard& board, Senate c) {
    const SenateCard& card = card_of(c);
    const bool black = card.bloc == Bloc::none;
    const QString id = q(spelled(word(c)));
    const QString bloc = black ? QString() : board.called(word(request(index(card.bloc))));
    QVariantMap face{{u"key"_s, id},
                     {u"bloc"_s, bloc_id(card.bloc)},
                     {u"blocName"_s, bloc},
                     {u"icon"_s, black ? black_icon(c) : bloc_icon(card.bloc)},
                     {u"points"_s, static_cast<int>(card.points)},
                     {u"senator"_s, card.is_senator()},
                     {u"name"_s, black || card.is_senator() ? board.called(word(c)) : bloc},
                     {u"trait"_s, trait_name(card.trait)},
                     {u"black"_s, black},
                     {u"effect"_s, black ? board.text("senate." + id.toStdString() + ".text") : QString()},
                     {u"digit"_s, QString()},
                     {u"lit"_s, false},
                     {u"chosen"_s, false}};
    face.insert(u"text"_s, spoken(face));
    return face;
}

QVariantMap request_face(const TeBoard& board, Request r) {
    const int i = index(r);
    const bool by_bloc = i < 2 * blocs;
    const Bloc bloc = static_cast<Bloc>(i % blocs);
    const QString name = by_bloc ? board.called(word(request(i % blocs))) : QString();
    return {{u"icon"_s, by_bloc ? bloc_icon(bloc) : u"bust"_s},
            {u"senator"_s, i >= blocs},
            {u"brief"_s, i < blocs ? name
                         : by_bloc ? TeBoard::tr("%1 Senator").arg(name)
                                   : trait_name(static_cast<Trait>(i - 2 * blocs))},
            {u"text"_s, board.called(word(r))}};
}

void number_alike(QList<QVariantMap>& rows, const QString& field) {
    std::map<QString, std::vector<QVariantMap*>> called;
    for (QVariantMap& row : rows) called[row.value(field).toString()].push_back(&row);
    for (const auto& [text, alike] : called)
        for (size_t i = 0; i < alike.size() && alike.size() > 1; i++)
            alike[i]->insert(field, TeBoard::tr("%1, %2 of %3").arg(text).arg(i + 1).arg(alike.size()));
}

}  // namespace hexmoot::te
