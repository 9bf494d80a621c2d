// Every screen of the table: names, texts and the way of the focus at two sizes, contrast in three themes. It lists all
// that is wrong at once.
#include <algorithm>
#include <cstdio>
#include <map>

#include <gtest/gtest.h>

#include "tests/thunders_edge/ui/scan_scenes.h"
#include "tests/ui/scan_screen.h"

namespace hexmoot::robot {
namespace {

/// Some scenes in the gate, all of them with HEXMOOT_TE_SCENES=all; one by its name.
bool is_wanted(const std::string& name) {
    static const std::vector<std::string> gate{"world-hand",    "first-buy-hand", "floor-late", "booth-offer",
                                               "missions-hand", "move",           "combat-5",   "income",
                                               "purchase-hand", "drop",           "scores",     "refused"};
    const std::string which = qEnvironmentVariable("HEXMOOT_TE_SCENES", "gate").toStdString();
    if (which == "all") return true;
    return which == "gate" ? std::ranges::count(gate, name) > 0 : which == name;
}

// The same fault in many scenes is told once, with where it was met first and how often.
class Faults {
  public:
    void add(const std::string& scene, const QStringList& wrong) {
        for (const QString& each : wrong) {
            auto& [first, times] = all_[each.section(QStringLiteral(" at "), 0, 0).toStdString()];
            if (times++ == 0) first = scene + ": " + each.toStdString();
        }
    }
    void expect_none() const {
        for (const auto& [what, met] : all_) ADD_FAILURE() << met.first << " (" << met.second << " times)";
    }

  private:
    std::map<std::string, std::pair<std::string, int>> all_;
};

// To set a screen up takes longer than to look at it: all audits of one look.
template <class Audit>
void each_scene(QSize size, const char* look, const Audit& audit) {
    Faults faults;
    for (const Scene& scene : scenes()) {
        if (!is_wanted(scene.name)) continue;
        try {
            const auto stage = show(scene, size, QString::fromLatin1(look));
            faults.add(scene.name, audit(stage->window()));
        } catch (const std::exception& e) {
            ADD_FAILURE() << scene.name << ": " << e.what();
        }
    }
    faults.expect_none();
}

QStringList audit_all(QQuickWindow& window) {
    return audit_names(window) + audit_text(window) + audit_contrast(window) + audit_focus(window);
}

TEST(TeScreens, AreSoundLarge) { each_scene({1600, 900}, "Dark", audit_all); }
TEST(TeScreens, AreSoundSmall) {
    each_scene({1280, 720}, "Dark", [](QQuickWindow& w) { return audit_names(w) + audit_text(w) + audit_focus(w); });
}
TEST(TeScreens, AreReadInLight) { each_scene({1600, 900}, "Light", audit_contrast); }
TEST(TeScreens, AreReadInHighContrast) { each_scene({1600, 900}, "HighContrast", audit_contrast); }

}  // namespace
}  // namespace hexmoot::robot

int main(int argc, char** argv) { return hexmoot::ui::run_table_tests(argc, argv, "thunders_edge", true); }
