#include "tests/thunders_edge/ui/scan_worlds.h"

#include <QAbstractItemModel>
#include <QJSValue>
#include <QMetaProperty>
#include <algorithm>
#include <set>

#include "app/table/seat_number.h"

namespace hexmoot::robot {
namespace {

using Typed = MatchOf<te::ThundersEdge>;

const Match<te::ThundersEdge>& typed(const AnyMatch& match) { return static_cast<const Typed&>(match).match; }

// Reads objects, models and values into lines "path: value".
class Reader {
  public:
    QStringList lines;

    void object(const QString& path, QObject* at) {
        if (!at || !seen_.insert(at).second) return;
        if (auto* model = qobject_cast<QAbstractItemModel*>(at)) rows(path, *model);
        const QMetaObject& type = *at->metaObject();
        for (int i = 0; i < type.propertyCount(); ++i)
            value(path + u'.' + QLatin1String(type.property(i).name()), type.property(i).read(at));
    }

  private:
    void rows(const QString& path, const QAbstractItemModel& model) {
        const auto roles = model.roleNames();
        for (int row = 0; row < model.rowCount(); ++row)
            for (auto role = roles.begin(); role != roles.end(); ++role)
                value(path + u'[' + QString::number(row) + QStringLiteral("].") + QString::fromLatin1(role.value()),
                      model.data(model.index(row, 0), role.key()));
    }
    void value(const QString& path, const QVariant& is) {
        if (auto* child = is.value<QObject*>()) return object(path, child);
        if (is.metaType().id() == QMetaType::QVariantMap) {
            const QVariantMap map = is.toMap();
            for (auto each = map.begin(); each != map.end(); ++each) value(path + u'.' + each.key(), each.value());
            return;
        }
        if (is.metaType().id() == QMetaType::QVariantList || is.metaType().id() == QMetaType::QStringList) {
            const QVariantList list = is.toList();
            for (qsizetype i = 0; i < list.size(); ++i) value(path + u'[' + QString::number(i) + u']', list[i]);
            return;
        }
        lines << path + QStringLiteral(": ") + is.toString();
    }

    std::set<QObject*> seen_;
};

}  // namespace

std::optional<World> truth(const AnyMatch& match) {
    const Position<te::ThundersEdge>& at = typed(match).position();
    const bool dice = std::ranges::any_of(at.since, [](const Answer& a) { return a.seat == nobody; });
    if (dice || match.over()) return {};
    return World{at.base, at.since};
}

std::optional<World> twin(const AnyMatch& match, const World& truth, Seat who, Rng& rng) {
    for (int tries = 0; tries < 20; ++tries) {
        auto other = redeal<te::ThundersEdge>(truth.base, truth.said, {}, who, rng);
        if (!other) continue;
        Position<te::ThundersEdge>& there = other->position;
        there.base.rng = truth.base.rng;
        te::State now;
        Prompt prompt;
        Offer offer;
        Telling tell;
        const std::vector<Answer> said = there.since;
        if (!there.settle(now, prompt, offer, tell) || tell.step_done) continue;
        const te::View here = typed(match).view(who), seen = te::ThundersEdge::view(now, prompt, who);
        if (!(here == seen)) continue;
        return World{there.base, said};
    }
    return {};
}

ui::Casting casting(const World& world, const Setup& setup) {
    ui::Casting out;
    out.state = te::ThundersEdge::state_json(world.base);
    out.seats = setup.seats;
    out.seed = setup.seed;
    out.options.assign(setup.options.begin(), setup.options.end());
    out.before = [said = world.said](AnyMatch& match) {
        for (const Answer& a : said)
            if (!match.give(a)) throw std::runtime_error("a world does not hear its own words");
    };
    return out;
}

QStringList everything(QObject& table) {
    Reader reader;
    reader.object(QStringLiteral("table"), &table);
    return reader.lines;
}

QString differences(const QStringList& one, const QStringList& other, int most) {
    QStringList out;
    const std::set<QString> here(one.begin(), one.end()), there(other.begin(), other.end());
    const auto tell = [&](const char* side, const std::set<QString>& all, const std::set<QString>& without) {
        for (const QString& line : all)
            if (!without.contains(line) && out.size() < most) out << QLatin1String(side) + line;
    };
    tell("here  ", here, there);
    tell("there ", there, here);
    return out.join(u'\n');
}

void greedy_game(const Setup& setup, int step, const std::function<bool(const AnyMatch&)>& look) {
    const GameModule& module = *find_game("thunders_edge");
    auto match = module.start(setup, {});
    if (!match) throw std::runtime_error("no game begins so");
    Rng rng = Rng::seeded(setup.seed);
    for (int i = 0; !(*match)->over(); ++i) {
        if (i % step == 0 && !look(**match)) return;
        const auto word = module.greedy_answer(**match, (*match)->prompt().seats, rng);
        if (!word || !(*match)->give(*word)) throw std::runtime_error("a greedy player is stuck");
    }
}

}  // namespace hexmoot::robot
