#include "app/main/arguments.h"

#include <QCommandLineParser>
#include <QFileInfo>
#include <QImageWriter>
#include <QTextStream>
#include <cstdlib>

namespace hexmoot {
namespace {

[[noreturn]] void refuse(const QString& message) {
    QTextStream(stderr) << message << Qt::endl;
    std::exit(2);
}

constexpr int largest = 8192;  // pixels of a side: what graphics cards and a painter by software still draw

QSize read_size(const QString& text) {
    const QStringList sides = text.split(u'x');
    const QSize size(sides.value(0).toInt(), sides.value(1).toInt());
    if (sides.size() != 2 || size.width() < 320 || size.height() < 200 || size.width() > largest ||
        size.height() > largest)
        refuse(Arguments::tr("--size wants width and height, for example 1600x900, not \"%1\".").arg(text));
    return size;
}

double read_scale(const QString& text) {
    bool is_number = false;
    const double scale = text.toDouble(&is_number);
    if (!is_number || !(scale >= 0.8 && scale <= 2))  // so that NaN is none
        refuse(Arguments::tr("--scale wants a number from 0.8 to 2, not \"%1\".").arg(text));
    return scale;
}

QString read_theme(const QString& text) {
    if (text == u"dark") return QStringLiteral("Dark");
    if (text == u"light") return QStringLiteral("Light");
    if (text == u"high-contrast") return QStringLiteral("HighContrast");
    refuse(Arguments::tr("--theme wants dark, light or high-contrast, not \"%1\".").arg(text));
}

QString read_seat(const QString& text) {
    if (text == u"table" || (text.size() == 1 && text >= u"A" && text <= u"H")) return text;
    refuse(Arguments::tr("--as wants a seat, A to H, or table, not \"%1\".").arg(text));
}

QString read_language(const QString& text) {
    if (text == u"en" || text == u"de") return text;
    refuse(Arguments::tr("--language wants en or de, not \"%1\".").arg(text));
}

QString read_picture(const QString& text) {
    const QByteArray ending = QFileInfo(text).suffix().toLower().toLatin1();
    if (QImageWriter::supportedImageFormats().contains(ending)) return text;
    refuse(Arguments::tr("--grab wants the name of a picture, for example table.png, not \"%1\".").arg(text));
}

QString read_screen(const QString& text) {
    const QStringList screens{QStringLiteral("start"),    QStringLiteral("newGame"),       QStringLiteral("saves"),
                              QStringLiteral("settings"), QStringLiteral("about"),         QStringLiteral("table"),
                              QStringLiteral("gallery"),  QStringLiteral("galleryCurtain")};
    if (screens.contains(text)) return text;
    refuse(Arguments::tr("--screen wants one of %1, not \"%2\".").arg(screens.join(QStringLiteral(", ")), text));
}

}  // namespace

Arguments read_arguments(const QStringList& words) {
    QCommandLineParser parser;
    parser.setApplicationDescription(Arguments::tr("Board games for one screen and everybody around it."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption open(QStringLiteral("open"), Arguments::tr("Open a game file."), Arguments::tr("file"));
    const QCommandLineOption as(QStringLiteral("as"), Arguments::tr("Whose eyes look at it: a seat, or table."),
                                Arguments::tr("seat"));
    const QCommandLineOption grab(QStringLiteral("grab"), Arguments::tr("Write one picture of the window and leave."),
                                  Arguments::tr("picture"));
    const QCommandLineOption library(QStringLiteral("library"), Arguments::tr("Use this library of games."),
                                     Arguments::tr("file"));
    const QCommandLineOption screen(QStringLiteral("screen"), Arguments::tr("Begin with this screen."),
                                    Arguments::tr("name"));
    const QCommandLineOption size(QStringLiteral("size"), Arguments::tr("Size of the window."),
                                  Arguments::tr("width x height"));
    const QCommandLineOption theme(QStringLiteral("theme"), Arguments::tr("dark, light or high-contrast."),
                                   Arguments::tr("theme"));
    const QCommandLineOption scale(QStringLiteral("scale"), Arguments::tr("Scale of the interface, 0.8 to 2."),
                                   Arguments::tr("factor"));
    const QCommandLineOption language(QStringLiteral("language"), Arguments::tr("Language: en or de."),
                                      Arguments::tr("code"));
    parser.addOptions({open, as, grab, library, screen, size, theme, scale, language});
    parser.process(words);

    Arguments arguments;
    arguments.open = parser.value(open);
    if (const QStringList rest = parser.positionalArguments(); !rest.isEmpty())
        refuse(Arguments::tr("\"%1\" is no option. A game file is opened with --open.").arg(rest.front()));
    arguments.library = parser.value(library);
    if (parser.isSet(as)) arguments.as = read_seat(parser.value(as));
    if (parser.isSet(grab)) arguments.grab = read_picture(parser.value(grab));
    if (parser.isSet(screen)) arguments.screen = read_screen(parser.value(screen));
    if (parser.isSet(language)) arguments.language = read_language(parser.value(language));
    if (parser.isSet(size)) arguments.size = read_size(parser.value(size));
    if (parser.isSet(theme)) arguments.theme = read_theme(parser.value(theme));
    if (parser.isSet(scale)) arguments.scale = read_scale(parser.value(scale));
    return arguments;
}

}  // namespace hexmoot
