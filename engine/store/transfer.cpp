// One game as one text file: a header and the public lines for people, and one sealed block for the program.
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "engine/store/game_file.h"
#include "engine/store/library.h"
#include "engine/store/record.h"
#include "engine/store/seal.h"

namespace hexmoot::store {
namespace {

using nlohmann::json;

constexpr int newest_format = 1;
constexpr std::string_view first_line = "Hexmoot game file ";
constexpr std::string_view public_line = "---- public record\n";
constexpr std::string_view sealed_line = "---- sealed; only the whole, unchanged file can be opened again\n";
constexpr std::string_view end_line = "---- end";
constexpr std::string_view place = "export";
constexpr size_t width = 100;

// ---- the sealed part

json::binary_t binary(const std::vector<u8>& bytes) { return json::binary_t(bytes); }

json to_json(const WholeGame& whole) {
    const StoredGame& game = whole.game;
    const GameHeader& h = game.header;
    json seats = json::array(), answers = json::array(), reseeds = json::array(), history = json::array();
    for (const SeatInfo& s : h.seats) seats.push_back({s.name, s.colour, s.pin_hash});
    for (const Answer& a : game.answers) answers.push_back({a.seat, a.word, a.secret, a.digest});
    for (const Reseed& r : game.reseeds) reseeds.push_back({r.at, r.count});
    for (const Snapshot& s : whole.history)
        history.push_back({s.answers, s.layout_hash, binary(s.state), s.state_json, s.public_events});
    return {
        {"game", h.game},
        {"rules_version", h.rules_version},
        {"content_hash", h.content_hash},
        {"seed", h.seed},
        {"setup", h.setup_json},
        {"title", h.title},
        {"privacy", h.privacy},
        {"seats", seats},
        {"answers", answers},
        {"reseeds", reseeds},
        {"history", history},
        {"standing", {static_cast<int>(game.standing.status), game.standing.public_json, game.standing.result_json}},
        {"created", whole.created},
        {"good", game.health == Health::good}};
}

WholeGame from_json(const json& j) {
    WholeGame whole;
    StoredGame& game = whole.game;
    game.header = {j.at("game"), j.at("rules_version"), j.at("content_hash"), j.at("seed"), j.at("setup"),
                   {},           j.at("title"),         j.at("privacy")};
    for (const json& s : j.at("seats")) game.header.seats.push_back({s.at(0), s.at(1), s.at(2)});
    for (const json& a : j.at("answers")) game.answers.push_back({a.at(0), a.at(1), a.at(2), a.at(3)});
    for (const json& r : j.at("reseeds")) game.reseeds.push_back({r.at(0), r.at(1)});
    for (const json& s : j.at("history"))
        whole.history.push_back({s.at(0), s.at(1), s.at(2).get_binary(), s.at(3), s.at(4)});
    const json& standing = j.at("standing");
    game.standing = {static_cast<Status>(standing.at(0).get<int>()), standing.at(1), standing.at(2)};
    whole.created = j.at("created");
    game.health = j.at("good") ? Health::good : Health::changed;
    game.recorded = static_cast<u32>(game.answers.size());
    whole.choose_snapshot();
    return whole;
}

// ---- the readable part

std::string quoted(const std::string& text) { return json(text).dump(-1, ' ', false, json::error_handler_t::replace); }

std::string readable(const WholeGame& whole, std::string_view public_record) {
    const GameHeader& h = whole.game.header;
    std::string text =
        fmt::format("{}{}\ntitle: {}\ngame: {}\nrules version: {}\ncontent: {}\nprivacy: {}\n", first_line,
                    newest_format, quoted(h.title), h.game, h.rules_version, h.content_hash, h.privacy);
    char letter = 'A';
    for (const SeatInfo& s : h.seats) text += fmt::format("seat {}: {}\n", letter++, quoted(s.name));
    text += fmt::format("answers: {}\n{}{}", whole.game.answers.size(), public_line, public_record);
    if (text.back() != '\n') text += '\n';
    return text;
}

std::string in_lines(std::string_view text) {
    std::string lines;
    for (; !text.empty(); text.remove_prefix(std::min(width, text.size()))) lines.append(text.substr(0, width)) += '\n';
    return lines;
}

// Some editors put this mark of UTF-8 before a text.
std::string_view without_mark(std::string_view file) {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    return file.starts_with(mark) ? file.substr(mark.size()) : file;
}

// Mail programs and editors change the ends of lines; that is no change of the game.
std::string with_plain_line_ends(std::string_view file) {
    std::string text(without_mark(file));
    std::erase(text, '\r');
    text.resize(text.find_last_not_of(" \t\n") + 1);
    return text;
}

StoreError damaged(std::string how) { return make_error(ErrorKind::damaged, {"The game file", std::move(how)}); }
StoreError changed(std::string how) { return make_error(ErrorKind::changed, {"The game file", std::move(how)}); }

WholeGame parse(std::string_view file) {
    const std::string text = with_plain_line_ends(file);
    if (!begins_like_game_file(text)) throw damaged("it does not begin like a Hexmoot game file");
    const int format = std::atoi(text.c_str() + first_line.size());
    if (format > newest_format)
        throw make_error(ErrorKind::newer_version,
                         {"The game file", std::to_string(format), std::to_string(newest_format)});
    const size_t sealed_at = text.rfind(sealed_line);
    if (sealed_at == std::string::npos || !text.ends_with(end_line)) throw damaged("its end is missing");
    const size_t block_at = sealed_at + sealed_line.size();
    const auto block = from_base64(std::string_view(text).substr(block_at, text.size() - end_line.size() - block_at));
    if (!block || block->size() < salt_size) throw damaged("its sealed block is not complete");
    const Key key(block->substr(0, salt_size));
    const auto secret = key.open(place, std::string_view(*block).substr(salt_size));
    if (!secret) throw changed("its sealed block does not open");
    try {
        const json j = json::from_cbor(*secret);
        if (j.at("readable") != to_base64(key.mark(std::string_view(text).substr(0, sealed_at))))
            throw changed("its header or its public lines differ from the sealed ones");
        return from_json(j);
    } catch (const json::exception& error) {
        throw damaged(error.what());
    }
}

std::string text_of(const WholeGame& whole, std::string_view public_record) {
    const std::string text = with_plain_line_ends(readable(whole, public_record)) + '\n';
    const std::string salt = new_salt();
    const Key key(salt);
    json sealed = to_json(whole);
    sealed["readable"] = to_base64(key.mark(text));
    std::string cbor;
    json::to_cbor(sealed, cbor);
    const std::string block = in_lines(to_base64(salt + key.seal(place, cbor)));
    return text + std::string(sealed_line) + block + std::string(end_line) + '\n';
}

}  // namespace

std::string write_game_file(const StoredGame& game, i64 created, std::string_view public_record) {
    WholeGame whole;
    whole.game = game;
    whole.created = created;
    if (game.snapshot) whole.history.push_back(*game.snapshot);
    return text_of(whole, public_record);
}

bool begins_like_game_file(std::string_view text) { return without_mark(text).starts_with(first_line); }

Result<StoredGame> read_game_file(std::string_view file) {
    return attempt("", [&] { return parse(file).game; });
}

Result<std::string> Library::export_game(GameId game, std::string_view public_record) {
    return read(db(), [&] { return text_of(read_game(db(), game), public_record); });
}

Result<GameId> Library::import_game(std::string_view file) {
    return write(db(), [&] {
        WholeGame whole = parse(file);
        whole.updated = now();
        return write_game(db(), whole);
    });
}

}  // namespace hexmoot::store
