// The program over its library: what the command line asks for, what is done while people play.
#include <QCoreApplication>

#include <gtest/gtest.h>

#include "app/main/program.h"
#include "tests/ui/shell_window.h"

namespace hexmoot::shell {
namespace {

TEST(settings, of_the_command_line_hold_for_one_run_and_the_others_are_kept) {
    QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath("library.sqlite").toStdString();
    {
        House(path).settings.setProperty("look", "HighContrast");
    }
    const auto kept = [&](const char* key) { return *store::Library::open(path)->setting(key); };
    Arguments arguments;
    arguments.library = QString::fromStdString(path.string());
    arguments.theme = "Light";
    arguments.scale = 1.5;
    arguments.language = "de";
    {
        const Program program(arguments);
        Settings& settings = *Settings::create(nullptr, nullptr);
        EXPECT_EQ(settings.property("look").value<Settings::Look>(), Settings::Look::Light);
        EXPECT_EQ(settings.property("scale"), 1.5);
        EXPECT_EQ(QCoreApplication::translate("Keymap", "Magnifier"), "Lupe");
        settings.setProperty("volume", 0.25);
        settings.set_value("last table", "two seats");
        settings.reset({"language"});
    }
    EXPECT_EQ(kept("look"), "HighContrast");
    EXPECT_EQ(kept("scale"), std::nullopt);
    EXPECT_EQ(kept("volume"), "0.25");
    EXPECT_EQ(kept("last table"), "two seats");
    EXPECT_EQ(kept("language"), "") << "what is chosen in the window is kept, even where the command line had its wish";
}

}  // namespace
}  // namespace hexmoot::shell
