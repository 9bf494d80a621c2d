// No secret of a seat reaches eyes that may not know it: worlds which they cannot tell apart look the same on the
// screen, down to the last property of every model and the last pixel; and cards with nonsense names are nowhere named.
#include <QImage>
#include <QRegularExpression>
#include <cstdio>

#include <gtest/gtest.h>

#include "app/table/seat_number.h"
#include "tests/thunders_edge/ui/scan_worlds.h"
#include "tests/ui/readable.h"

namespace hexmoot::robot {
namespace {

int wanted(const char* variable, int usual) {
    bool given = false;
    const int n = qEnvironmentVariableIntValue(variable, &given);
    return given ? n : usual;
}

std::string moment(const AnyMatch& match) {
    return std::string(match.prompt_name(match.prompt().kind)) + " after " + std::to_string(match.answers());
}

// Opens the hand of the eyes; those of nobody look at the table.
void look(ui::TableModel& table, Seat eyes) {
    if (eyes == nobody) return;
    table.look(ui::number(eyes));
    if (table.curtain_seat() >= 0) table.liftCurtain({});
}

QStringList seen_by(Seat eyes, const World& world, const Setup& setup) {
    const auto table = ui::make_table(casting(world, setup));
    look(*table, eyes);
    return everything(*table);
}

struct Compared {
    int pairs = 0;
    std::string apart;
};

// The table, and each seat with its hand open, see the same in the other world as in this one.
void compare_models(const AnyMatch& match, Rng& rng, Compared& out) {
    const auto here = truth(match);
    if (!here) return;
    for (Seat who : SeatSet::first(match.setup().seats)) {
        const auto there = twin(match, *here, who, rng);
        if (!there) continue;
        for (Seat eyes : {nobody, who}) {
            const QString apart =
                differences(seen_by(eyes, *here, match.setup()), seen_by(eyes, *there, match.setup()));
            ++out.pairs;
            if (!apart.isEmpty() && out.apart.empty())
                out.apart = moment(match) + ", eyes of " + letter(eyes) + ", world of " + letter(who) + ":\n" +
                            apart.toStdString();
        }
    }
}

void scan_models(const Setup& setup, int step) {
    Compared out;
    Rng rng = Rng::seeded(setup.seed + 100);
    greedy_game(setup, step, [&](const AnyMatch& match) {
        compare_models(match, rng, out);
        return out.apart.empty() && match.answers() < static_cast<size_t>(wanted("HEXMOOT_TE_CURTAIN_ANSWERS", 1500));
    });
    EXPECT_EQ(out.apart, "");
    EXPECT_GT(out.pairs, 50);
    std::printf("%d pairs of worlds compared\n", out.pairs);
}

TEST(TeCurtain, WorldsLookTheSameWithTwoSeats) { scan_models({2, 21, {}}, 23); }
TEST(TeCurtain, WorldsLookTheSameWithFourSeats) { scan_models({4, 22, {}}, 41); }

// The same in the window: every text that anybody could read there, and the picture.
struct Shown {
    QStringList texts;
    QImage picture;
};

Shown shown(Seat eyes, const World& world, const Setup& setup) {
    ui::Stage stage(casting(world, setup), {1600, 900});
    look(stage.table(), eyes);
    stage.settle(120);
    Shown out{{}, stage.picture()};
    static const QRegularExpression number(QStringLiteral("_QML(TYPE)?_\\d+"));  // each engine counts its types anew
    for (const Readable& each : readable(stage.window()))
        out.texts << QString(each.where).remove(number) + QStringLiteral(": ") + each.text;
    return out;
}

TEST(TeCurtain, WindowsLookTheSame) {
    Rng rng = Rng::seeded(6);
    const hexmoot::Setup setup{3, 23, {}};
    int pairs = 0;
    greedy_game(setup, wanted("HEXMOOT_TE_CURTAIN_STEP", 97), [&](const AnyMatch& match) {
        const Seat who = seat(pairs % setup.seats);
        const auto here = truth(match);
        const auto there = here ? twin(match, *here, who, rng) : std::nullopt;
        if (!there) return true;
        const Seat eyes = pairs % 2 ? nobody : who;
        const Shown one = shown(eyes, *here, setup), other = shown(eyes, *there, setup);
        const QString apart = differences(one.texts, other.texts);
        EXPECT_EQ(apart.toStdString(), "") << moment(match) << ", eyes of " << letter(eyes);
        EXPECT_TRUE(one.picture == other.picture) << moment(match) << ", eyes of " << letter(eyes);
        ++pairs;
        return !testing::Test::HasFailure() && pairs < wanted("HEXMOOT_TE_CURTAIN_WINDOWS", 12);
    });
    EXPECT_GT(pairs, 5);
}

// ---- the scan bites

TEST(TeCurtain, TheWrongEyesAreFound) {
    Rng rng = Rng::seeded(3);
    int apart = 0, compared = 0;
    greedy_game({3, 5, {}}, 1, [&](const AnyMatch& match) {
        if (public_state(match).phase < te::Phase::status_missions) return true;
        const auto here = truth(match);
        const auto there = here ? twin(match, *here, seat(0), rng) : std::nullopt;
        if (!there) return true;
        ++compared;
        // What B sees in its hand is another one in a world that A cannot tell from this one.
        apart += seen_by(seat(1), *here, match.setup()) != seen_by(seat(1), *there, match.setup());
        return compared < 5;
    });
    EXPECT_EQ(apart, compared);
}

// A property of the table that knows too much.
class Leak : public QObject {
    Q_OBJECT
    Q_PROPERTY(QString secret READ secret CONSTANT FINAL)
    Q_PROPERTY(QObject* table READ table CONSTANT FINAL)

  public:
    explicit Leak(ui::TableModel& table) : table_(table) {}
    [[nodiscard]] QString secret() const {
        const auto& match = static_cast<const MatchOf<te::ThundersEdge>&>(table_.sitting().match());
        return QString::number(match.match.now().senate_hand[1]);
    }
    [[nodiscard]] QObject* table() const { return &table_; }

  private:
    ui::TableModel& table_;
};

TEST(TeCurtain, APlantedPropertyIsFound) {
    Rng rng = Rng::seeded(4);
    bool found = false;
    greedy_game({3, 5, {}}, 1, [&](const AnyMatch& match) {
        if (public_state(match).phase < te::Phase::market_window) return true;
        const auto here = truth(match);
        const auto there = here ? twin(match, *here, seat(0), rng) : std::nullopt;
        if (!there) return true;
        const auto one = ui::make_table(casting(*here, match.setup()));
        const auto other = ui::make_table(casting(*there, match.setup()));
        EXPECT_EQ(differences(everything(*one), everything(*other)).toStdString(), "");
        Leak here_leaks(*one), there_leaks(*other);
        found = !differences(everything(here_leaks), everything(there_leaks)).isEmpty();
        return !found;
    });
    EXPECT_TRUE(found);
}

}  // namespace
}  // namespace hexmoot::robot

#include "scan_curtain.moc"

int main(int argc, char** argv) { return hexmoot::ui::run_table_tests(argc, argv, "thunders_edge", true); }
