// Reading the language of vectors.h.
#include <algorithm>
#include <optional>

#include <nlohmann/json.hpp>

#include "engine/games/air_land_sea/stretch.h"
#include "engine/games/air_land_sea/vectors.h"
#include "engine/games/air_land_sea/vectors_words.h"

namespace hexmoot::als {
namespace {

using nlohmann::json;

// What kinds of values the keys have.
enum class Value : u8 {
    stack,
    seen_stack,
    hand,
    deck,
    order,
    seat,
    one_or_none,
    seats,
    pair,
    number,
    mode,
    turn,
    pending,
    options,
    reason
};

struct Key {
    std::string_view name;
    Value value;
    bool in_given;
    bool in_then;
};
constexpr Key keys[] = {{"deck", Value::deck, true, true},        {"order", Value::order, true, true},
                        {"first", Value::seat, true, true},       {"vp", Value::pair, true, true},
                        {"airdrop", Value::seats, true, true},    {"armed", Value::seats, true, true},
                        {"turn", Value::seat, true, false},       {"mode", Value::mode, true, false},
                        {"turn", Value::turn, false, true},       {"pending", Value::pending, false, true},
                        {"options", Value::options, false, true}, {"winner", Value::one_or_none, false, true},
                        {"award", Value::number, false, true},    {"reason", Value::reason, false, true},
                        {"game", Value::one_or_none, false, true}};

std::optional<Value> value_of(std::string_view key, bool given) {
    for (const Key& k : keys)
        if (k.name == key && (given ? k.in_given : k.in_then)) return k.value;
    if (is_side(key)) return Value::stack;
    if (key == "P1.hand" || key == "P2.hand") return Value::hand;
    if (given) return {};
    if (key.size() == 5 && is_theatre(key.substr(4)) && key.starts_with("str.")) return Value::pair;
    if (key.size() == 5 && is_theatre(key.substr(4)) && key.starts_with("ctl.")) return Value::seat;
    if (key.size() == 13 && key.starts_with("view(") && is_seat(key.substr(5, 2)) && key.substr(7, 2) == ")." &&
        is_side(key.substr(9)))
        return Value::seen_stack;
    return {};
}

struct Verb {
    std::string_view name;
    size_t operands;
    std::string_view form;
};
constexpr Verb verb_forms[] = {{"play", 3, "play CARD up|down THEATRE"},
                               {"withdraw", 0, "withdraw"},
                               {"flip", 1, "flip THEATRE.SEAT"},
                               {"place", 1, "place THEATRE"},
                               {"move", 2, "move CARD THEATRE"},
                               {"return", 1, "return CARD"},
                               {"pass", 0, "pass"}};

// Reads one vector and remembers the first thing that does not fit.
class VectorReader {
  public:
    explicit VectorReader(Vector& v) : v_(v) {}

    void expect(bool ok, Stretch where, std::string_view what) {
        if (ok || !v_.error.empty()) return;
        v_.error = std::to_string(where.line) + ":" + std::to_string(where.column) + ": expected " + std::string(what) +
                   ", found " + (where.text.empty() ? "nothing" : "'" + std::string(where.text) + "'");
    }

    void given(Stretch text) {
        json state = json::object();
        for (const Item& i : items(split(text, ';'), true)) put(state, i.key, i.value);
        board_before_hand(state);
        v_.given = state.dump();
    }
    void when(Stretch text) {
        for (Stretch s : split(text, ';')) command(s);
        expect(!v_.when.empty(), text, "a command");
    }
    void then(Stretch text) {
        std::vector<Stretch> parts = split(text, ';');
        const Stretch first = parts.empty() ? text : parts[0];
        const auto words = words_of(first);
        const bool error = words.size() == 2 && words[0].text == "error";
        expect(error || first.text == "ok", first, "'ok' or 'error CODE'");
        if (error) v_.code = code(words[1]);
        if (!parts.empty()) parts.erase(parts.begin());
        for (const Item& i : items(parts, false)) v_.then.push_back({i.key, i.value, i.at.line, i.at.column});
    }

  private:
    struct Item {
        std::string key, value;
        Stretch at;
    };
    std::vector<Item> items(const std::vector<Stretch>& parts, bool is_given) {
        std::vector<Item> out;
        for (Stretch part : parts) {
            const size_t equals = part.text.find('=');
            expect(equals != part.text.npos, part, "key=value");
            if (equals == part.text.npos) continue;
            const Stretch key = part.from(0, equals).trimmed();
            const auto kind = value_of(key.text, is_given);
            expect(kind.has_value(), key, is_given ? "a key of 'given'" : "a key of 'then'");
            const bool again = std::any_of(out.begin(), out.end(), [&](const Item& i) { return i.key == key.text; });
            expect(!again, key, "each key only once");
            if (kind) out.push_back({std::string(key.text), value(*kind, part.from(equals + 1).trimmed()), part});
        }
        return out;
    }

    // The normal form of a value.
    std::string value(Value kind, Stretch s) {
        switch (kind) {
            case Value::stack:
                return list(s, false, "a card with its face, like 'L5+' or 'L5-'", is_lying);
            case Value::seen_stack:
                return list(s, false, "a card as it is seen, like 'L5+', 'L5-' or '?-'", is_seen);
            case Value::hand:
                return list(s, true, "a card, from A1 to S6", is_card);
            case Value::deck:
                return list(s, false, "a card, from A1 to S6", is_card);
            case Value::seats:
                return list(s, true, "a seat, P1 or P2", is_seat);
            case Value::options:
                return list(s, true, "a card, a theatre or THEATRE.SEAT", is_target);
            case Value::mode:
                return list(s, true, "the name of an option", is_option);
            case Value::order:
                return one(s, "the three theatres by position, like ALS", is_order);
            case Value::seat:
                return one(s, "a seat, P1 or P2", is_seat);
            case Value::one_or_none:
                return one(s, "P1, P2 or none", [](std::string_view w) { return is_seat(w) || w == "none"; });
            case Value::pair:
                return one(s, "two numbers, like 6:0", is_pair);
            case Value::number:
                return one(s, "a number", is_number);
            case Value::turn:
                return one(s, "P1, P2, DECISION, BATTLE_OVER or GAME_OVER", is_turn);
            case Value::pending:
                return one(s, "KIND@SEAT or none", is_pending);
            case Value::reason:
                return one(s, "ALL_PLAYED, WITHDRAW or none",
                           [](std::string_view w) { return w == "ALL_PLAYED" || w == "WITHDRAW" || w == "none"; });
        }
        return "";
    }
    template <class F>
    std::string one(Stretch s, std::string_view what, F fits) {
        expect(fits(s.text), s, what);
        return std::string(s.text);
    }
    template <class F>
    std::string list(Stretch s, bool is_set, std::string_view what, F fits) {
        std::vector<std::string> out;
        if (s.text == "none") return "";
        for (Stretch w : words_of(s)) {
            expect(fits(w.text), w, what);
            expect(std::find(out.begin(), out.end(), w.text) == out.end() || w.text.starts_with('?'), w,
                   "each only once");
            out.emplace_back(w.text);
        }
        if (is_set) std::sort(out.begin(), out.end());
        return join(out);
    }
    std::string code(Stretch s) {
        bool known = false;
        for (u16 i = 1; !code_name(i).empty(); i++) known |= code_name(i) == s.text;
        expect(known, s, "an error code of the specification");
        return std::string(s.text);
    }

    // A value in normal form as the JSON of a State has it.
    static void put(json& state, std::string_view key, std::string_view value) {
        const auto as_list = [&] {
            json out = json::array();
            for (Stretch w : words_of({value})) out.push_back(std::string(w.text));
            return out;
        };
        if (key == "first" || key == "turn")
            state[std::string(key)] = seat_word(value);
        else if (key == "deck")
            state["deck"] = as_list();
        else if (key == "order")
            for (char c : value) state["order"].push_back(theatre_word({&c, 1}));
        else if (key == "vp") {
            const size_t colon = value.find(':');
            state["vp"] = {number(value.substr(0, colon)), number(value.substr(colon + 1))};
        } else if (key == "airdrop" || key == "armed") {
            json& seats = state[key == "armed" ? "airDropArmed" : "airDrop"] = json::array();
            for (Stretch w : words_of({value})) seats.push_back(seat_word(w.text));
        } else if (key == "mode") {
            state["options"] = json::array();
            for (Stretch w : words_of({value}))
                for (const std::string& name : option_names(w.text)) state["options"].push_back(name);
        } else if (key.ends_with("hand"))
            state["hands"][seat_word(key.substr(0, 2))] = as_list();
        else
            state["stacks"][seat_word(key.substr(0, 2))][theatre_word(key.substr(3))] = as_list();
    }
    static int number(std::string_view digits) {
        int n = 0;
        for (char c : digits) n = 10 * n + (c - '0');
        return n;
    }

    void board_before_hand(json& state) {
        std::vector<std::string> lying;
        for (const json& side : state.value("stacks", json::object()))
            for (const json& stack : side)
                for (const json& c : stack) lying.push_back(c.get<std::string>().substr(0, 2));
        if (!state.contains("hands")) return;
        for (const auto& [seat, hand] : state["hands"].items()) {
            json kept = json::array();
            for (const json& c : hand) {
                const bool twice =
                    std::find(lying.begin(), lying.end(), c.get_ref<const std::string&>()) != lying.end();
                if (twice)
                    v_.note =
                        "given names " + c.get<std::string>() + " in a hand and on the board: it lies on the board";
                if (!twice) kept.push_back(c);
            }
            hand = kept;
        }
    }

    // Cards, theatres and sides that do not exist are passed on: the rules must refuse them.
    void command(Stretch s) {
        std::vector<Stretch> w = words_of(s);
        SaidCommand said{std::string(s.text), nobody, ""};
        if (s.text == "next") {
            said.words = "next";
            v_.when.push_back(said);
            return;
        }
        expect(!w.empty() && is_seat(w[0].text), w.empty() ? s : w[0], "a seat, P1 or P2, or 'next'");
        const Stretch verb = w.size() > 1 ? w[1] : s.from(s.text.size());
        const auto form = std::find_if(std::begin(verb_forms), std::end(verb_forms),
                                       [&](const Verb& f) { return f.name == verb.text; });
        expect(form != std::end(verb_forms), verb, "play, withdraw, flip, place, move, return or pass");
        if (form == std::end(verb_forms) || !v_.error.empty()) return;
        expect(w.size() == form->operands + 2, s, "'" + std::string(form->form) + "'");
        if (!v_.error.empty()) return;
        said.seat = w[0].text == "P1" ? Seat{0} : Seat{1};
        const auto operand = [&](size_t i) { return std::string(w[i + 2].text); };
        if (form->name == "play") {
            expect(operand(1) == "up" || operand(1) == "down", w[3], "up or down");
            said.words = "play " + operand(0) + " " + theatre_word(operand(2)) + " " + operand(1);
        } else if (form->name == "flip") {
            const std::string spot = operand(0);
            const size_t dot = spot.find('.');
            expect(dot != spot.npos, w[2], "THEATRE.SEAT");
            said.words = "flip " + theatre_word(spot.substr(0, dot)) + "." +
                         seat_word(spot.substr(std::min(dot, spot.size() - 1) + 1));
        } else {
            said.words = form->name;
            for (size_t i = 0; i < form->operands; i++) said.words += " " + theatre_word(operand(i));
        }
        v_.when.push_back(said);
    }

    Vector& v_;
};

// "- **given**: `...`": the text between the back-quotes, when the line is this field and has them.
std::optional<Stretch> field(Stretch line, std::string_view name) {
    const std::string start = "- **" + std::string(name) + "**:";
    if (!line.text.starts_with(start)) return {};
    return line.from(start.size()).trimmed();
}

class FileReader {
  public:
    void line(Stretch s) {
        if (s.text.starts_with("#")) close();
        if (s.text.starts_with("#### ")) return open(s.from(5).trimmed());
        for (size_t i = 0; i < names.size(); i++)
            if (const auto text = field(s, names[i])) return take(i, s, *text);
    }
    std::vector<Vector> finish() {
        close();
        return std::move(all_);
    }

  private:
    static constexpr std::array<std::string_view, 3> names{"given", "when", "then"};

    void open(Stretch heading) {
        const size_t space = std::min(heading.text.find(' '), heading.text.size());
        Vector v;
        v.id = heading.text.substr(0, space);
        v.title = heading.from(space).trimmed().text;
        v.line = heading.line;
        const bool again = std::any_of(all_.begin(), all_.end(), [&](const Vector& o) { return o.id == v.id; });
        all_.push_back(v);
        is_open_ = true;
        next_ = 0;
        VectorReader(all_.back()).expect(!again, heading.from(0, space), "each id only once");
    }
    void take(size_t which, Stretch line, Stretch quoted) {
        if (!is_open_) {
            all_.push_back({});
            all_.back().line = line.line;
            VectorReader(all_.back()).expect(false, line, "a heading '#### ID title' first");
            return;
        }
        Vector& v = all_.back();
        VectorReader reader(v);
        v.scripted = true;
        const bool in_turn = which == next_;
        reader.expect(in_turn, line,
                      next_ < names.size() ? "- **" + std::string(names[next_]) + "**" : "no further field");
        const bool whole = quoted.text.size() >= 2 && quoted.text.front() == '`' && quoted.text.back() == '`';
        reader.expect(whole, quoted, "text between back-quotes");
        if (!in_turn || !whole) return;
        next_++;
        const Stretch text = quoted.from(1, quoted.text.size() - 2).trimmed();
        if (which == 0) reader.given(text);
        if (which == 1) reader.when(text);
        if (which == 2) reader.then(text);
    }
    void close() {
        if (is_open_ && all_.back().scripted && next_ < names.size())
            VectorReader(all_.back())
                .expect(false, {"", all_.back().line, 1},
                        "- **" + std::string(names[next_]) + "** in " + all_.back().id);
        is_open_ = false;
    }

    std::vector<Vector> all_;
    bool is_open_ = false;
    size_t next_ = 0;
};

}  // namespace

std::vector<Vector> read_vectors(std::string_view text) {
    FileReader file;
    int line = 1;
    for (size_t begin = 0; begin < text.size(); line++) {
        const size_t end = std::min(text.find('\n', begin), text.size());
        file.line(Stretch{text.substr(begin, end - begin), line, 1});
        begin = end + 1;
    }
    return file.finish();
}

}  // namespace hexmoot::als
