#include "engine/play/journal.h"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace hexmoot::play {

using nlohmann::json;

std::string_view name(Privacy p) { return p == Privacy::open ? "open" : p == Privacy::locked ? "locked" : "courtesy"; }
Privacy privacy_named(std::string_view word) {
    return word == "open" ? Privacy::open : word == "locked" ? Privacy::locked : Privacy::courtesy;
}

std::string setup_json(const Record& r) {
    json j;
    j["seats"] = r.setup.seats;
    j["options"] = r.setup.options;
    if (!r.start.empty()) j["start"] = r.start;
    if (!r.script.empty()) j["script"] = r.script;
    return j.dump();
}

namespace {

bool read_setup(const std::string& text, Record& r) {
    const json j = json::parse(text, nullptr, false);
    if (!j.is_object()) return false;
    try {
        r.setup.seats = j.at("seats").get<int>();
        r.setup.options = j.at("options").get<std::vector<int>>();
        r.start = j.value("start", "");
        r.script = j.value("script", std::vector<u32>{});
    } catch (const json::exception&) {
        return false;
    }
    return true;
}

std::vector<store::Reseed> stored(const std::vector<Reseed>& reseeds) {
    std::vector<store::Reseed> out;
    for (const Reseed& r : reseeds) out.push_back({r.at, r.count});
    return out;
}

// What the standing tells of the table itself, null for nothing. None of it is secret.
json table_json(const Seating& seating) {
    json wrong = json::array(), agreed = json::array();
    for (const Chair& c : seating.chairs) wrong.push_back(c.wrong_pins);
    if (seating.agreed.empty() && std::ranges::none_of(seating.chairs, &Chair::wrong_pins)) return {};
    for (const Agreement& a : seating.agreed)
        agreed.push_back({static_cast<int>(a.what), index(a.seat), name(a.privacy), a.events});
    return {{"wrong_pins", wrong}, {"agreed", agreed}};
}

// What cannot be read (in an altered library) is left out.
void read_table(const std::string& public_json, Seating& seating) {
    const json j = json::parse(public_json, nullptr, false);
    if (!j.is_object() || !j.contains("table")) return;
    try {
        const json& table = j["table"];
        for (size_t i = 0; i < seating.chairs.size(); i++)
            seating.chairs[i].wrong_pins = std::clamp(table.at("wrong_pins").at(i).get<int>(), 0, 1000);
        for (const json& a : table.at("agreed")) {
            const bool pin = a.at(0).get<int>() == static_cast<int>(Agreement::What::new_pin);
            const Seat who{a.at(1).get<u8>()};
            if (who != nobody && index(who) >= seating.chairs.size()) continue;
            if (pin == (who == nobody)) continue;
            seating.agreed.push_back({pin ? Agreement::What::new_pin : Agreement::What::privacy, who,
                                      privacy_named(a.at(2).get<std::string>()), a.at(3).get<size_t>()});
        }
    } catch (const json::exception&) {
        return;
    }
}

store::Locks locks_of(const Seating& seating) {
    store::Locks locks{std::string(name(seating.privacy)), {}};
    for (const Chair& c : seating.chairs) locks.pins.push_back(c.pin_hash);
    return locks;
}

store::StoreError unreadable(const store::StoredGame& g, const Refusal& no) {
    return store::make_error(store::ErrorKind::damaged, {g.header.title, no.word});
}

}  // namespace

Face face(std::string_view public_json, std::string_view lang) {
    Face f;
    const json j = json::parse(public_json, nullptr, false);
    if (!j.is_object()) return f;
    const auto seats = [&](const char* key) {
        std::vector<Seat> out;
        for (const json& s : j.value(key, json::array()))
            if (s.is_number_unsigned() && s < max_seats) out.push_back(seat(s.get<int>()));
        return out;
    };
    f.next = seats("next");
    f.winners = seats("winners");
    for (const json& p : j.value("points", json::array()))
        if (p.is_number_integer()) f.points.push_back(p.get<int>());
    const json clocks = j.value("clock", json::object());
    for (const std::string_view each : {Catalogue::base, lang})
        if (clocks.is_object() && clocks.contains(each) && clocks[each].is_string()) f.clock = clocks[each];
    return f;
}

store::Standing standing_of(const GameModule& module, const Catalogue& texts, const Seating& seating,
                            const AnyMatch& m) {
    const std::vector<std::string> names = names_of(seating);
    json j;
    if (json table = table_json(seating); !table.is_null()) j["table"] = std::move(table);
    j["next"] = j["winners"] = j["points"] = json::array();
    for (Seat s : m.prompt().seats) j["next"].push_back(index(s));
    const hexmoot::Standing st = m.standing();
    for (Seat s : st.winners) j["winners"].push_back(index(s));
    for (int i = 0; i < m.setup().seats; i++) j["points"].push_back(st.points[static_cast<size_t>(i)]);
    json result;
    for (std::string_view lang : texts.languages()) {
        const Speech speech{texts, lang, names};
        j["clock"][std::string(lang)] = module.clock(m, speech);
        if (m.over()) result[std::string(lang)] = module.ending(m, speech).line();
    }
    return {m.over() ? store::Status::finished : store::Status::in_play, j.dump(), m.over() ? result.dump() : ""};
}

std::vector<std::string> names_of(const Seating& seating) {
    std::vector<std::string> names;
    for (const Chair& c : seating.chairs) names.push_back(c.name);
    return names;
}

store::GameHeader header_of(const GameModule& module, const GameContent& content, const AnyMatch& match,
                            const Seating& seating) {
    const Record r = match.record();
    store::GameHeader header;
    header.game = module.id;
    header.rules_version = module.rules_version;
    header.content_hash = std::to_string(content.content_hash());
    header.seed = r.setup.seed;
    header.setup_json = setup_json(r);
    for (const Chair& c : seating.chairs) header.seats.push_back({c.name, c.colour, c.pin_hash});
    header.title = seating.title;
    header.privacy = name(seating.privacy);
    return header;
}

store::Standing Journal::standing(const AnyMatch& m) const { return standing_of(*module_, *texts_, seating_, m); }

store::Result<Journal> Journal::begin(store::Library& library, const GameModule& module, const GameContent& content,
                                      const AnyMatch& match, const Seating& seating) {
    const auto id = library.create_game(header_of(module, content, match, seating),
                                        standing_of(module, content.texts(), seating, match));
    if (!id) return tl::unexpected(id.error());
    return Journal(library, *id, module, content.texts(), seating);
}

store::Result<void> Journal::append(const AnyMatch& m, std::span<const store::Answer> answers) {
    return library_->append(game_, static_cast<u32>(m.answers() - answers.size()), answers, standing(m));
}

store::Result<void> Journal::append(const AnyMatch& m, const Word& w) {
    const store::Answer a{index(w.seat), w.text, !w.is_public, m.digest()};
    return append(m, std::span(&a, 1));
}

store::Result<void> Journal::cut(const AnyMatch& m, size_t answers) {
    const auto reseeds = stored(m.record().reseeds);
    return library_->truncate(game_, static_cast<u32>(answers), static_cast<u32>(m.answers()), reseeds, standing(m));
}

store::Result<void> Journal::reseat(const AnyMatch& m, const Seating& seating) {
    auto ok = library_->set_locks(game_, static_cast<u32>(m.answers()), locks_of(seating_), locks_of(seating),
                                  standing_of(*module_, *texts_, seating, m));
    if (ok) seating_ = seating;
    return ok;
}

store::Result<Resumed> resume(store::Library& library, store::GameId id) {
    const auto stored = library.load(id);
    return stored ? resume(*stored) : tl::unexpected(stored.error());
}

store::Result<Resumed> resume(const store::StoredGame& stored) {
    const GameModule* module = find_game(stored.header.game);
    if (!module) return tl::unexpected(store::make_error(store::ErrorKind::not_found, {stored.header.game}));
    if (module->rules_version != stored.header.rules_version)
        return tl::unexpected(store::make_error(
            store::ErrorKind::newer_version,
            {stored.header.title, std::to_string(stored.header.rules_version), std::to_string(module->rules_version)}));
    Record r;
    r.game = stored.header.game;
    r.version = stored.header.rules_version;
    r.setup.seed = stored.header.seed;
    if (!read_setup(stored.header.setup_json, r))
        return tl::unexpected(store::make_error(store::ErrorKind::damaged, {stored.header.title, "its set-up"}));
    for (const store::Answer& a : stored.answers) r.words.push_back({seat(a.seat), a.word, !a.secret});
    for (const store::Reseed& s : stored.reseeds) r.reseeds.push_back({s.at, s.count});

    const auto fits = [&](size_t answers, u64 digest) { return stored.answers[answers - 1].digest == digest; };
    auto match = module->load(r, fits);
    if (!match && match.error().at > 0 && static_cast<size_t>(match.error().at) < r.words.size()) {
        // A word that the rules refuse: everything before it is good.
        r.words.resize(static_cast<size_t>(match.error().at));
        std::erase_if(r.reseeds, [&](const Reseed& s) { return s.at > r.words.size(); });
        match = module->load(r, fits);
    }
    if (!match) return tl::unexpected(unreadable(stored, match.error()));

    Resumed out;
    out.match = std::move(*match);
    for (const store::SeatInfo& s : stored.header.seats) out.seating.chairs.push_back({s.name, s.colour, s.pin_hash});
    out.seating.privacy = privacy_named(stored.header.privacy);
    out.seating.title = stored.header.title;
    read_table(stored.standing.public_json, out.seating);
    out.recorded = stored.recorded;
    out.changed = stored.health != store::Health::good || out.match->answers() != stored.recorded;
    // The level of an altered game may be another than the seats agreed on: PINs that were chosen keep the hands.
    const auto has_pin = [](const Chair& c) { return !c.pin_hash.empty(); };
    if (out.changed && std::ranges::any_of(out.seating.chairs, has_pin)) out.seating.privacy = Privacy::locked;
    return out;
}

}  // namespace hexmoot::play
