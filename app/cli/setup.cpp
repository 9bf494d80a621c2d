#include "app/cli/setup.h"

#include <algorithm>
#include <charconv>
#include <random>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/cli/verbs.h"

namespace hexmoot::cli {
namespace {

template <class Int>
bool read_number(std::string_view text, Int& out) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out);
    return error == std::errc() && end == text.data() + text.size();
}

u64 seed_of(const std::string& text) {
    u64 seed = 0;
    if (text.empty()) {
        std::random_device chance;
        return u64{chance()} << 32 | chance();
    }
    if (read_number(text, seed)) return seed;
    throw Stop{exit_input, fmt::format("--seed {}: expected a whole number from 0 to {}.", text, ~u64{0})};
}

}  // namespace

void add_setup(CLI::App& verb, SetupOptions& o) {
    verb.add_option("--seats", o.seats, "How many play; by default as few as the game allows")
        ->check(whole_number(1, max_seats));
    verb.add_option("--seed", o.seed, "The same seed gives the same game; by default one of chance");
    verb.add_option("--option", o.options, "A table rule, NAME=VALUE; 'hexmoot-cli games' lists them")
        ->allow_extra_args(false);
}

Setup setup_of(const GameModule& module, const SetupOptions& o) {
    Setup setup{o.seats == 0 ? module.min_seats : o.seats, seed_of(o.seed), {}};
    if (setup.seats < module.min_seats || setup.seats > module.max_seats)
        throw Stop{exit_input, fmt::format("--seats {}: {} is for {} seats.", setup.seats, module.id,
                                           module.min_seats == module.max_seats
                                               ? fmt::format("{}", module.min_seats)
                                               : fmt::format("{} to {}", module.min_seats, module.max_seats))};
    for (const OptionSpec& spec : module.options) setup.options.push_back(spec.usual);
    for (const std::string& text : o.options) {
        const size_t equals = std::min(text.find('='), text.size());
        const auto spec = std::find_if(module.options.begin(), module.options.end(),
                                       [&](const OptionSpec& s) { return text.substr(0, equals) == s.name; });
        if (spec == module.options.end()) {
            std::vector<std::string_view> names;
            for (const OptionSpec& s : module.options) names.push_back(s.name);
            throw Stop{exit_input, fmt::format("--option {}: {} has no such option. It has {}.", text, module.id,
                                               fmt::join(names, ", "))};
        }
        int value = 0;
        if (equals == text.size() || !read_number(std::string_view(text).substr(equals + 1), value) ||
            value < spec->low || value > spec->high)
            throw Stop{exit_input, fmt::format("--option {}: expected {}=N with N from {} to {}.", text, spec->name,
                                               spec->low, spec->high)};
        setup.options[static_cast<size_t>(spec - module.options.begin())] = value;
    }
    return setup;
}

std::unique_ptr<AnyMatch> start(const GameModule& module, const Setup& setup, std::string_view lang) {
    auto match = module.start(setup, {});
    if (match) return std::move(*match);
    // The words of the refusal, as told at a table that did start.
    const Game plain = new_game(module, *module.start({setup.seats, setup.seed, {}}, {}));
    throw Stop{exit_input, fmt::format("{}\nNo game was begun.", words_of(plain, nobody, match.error(), lang))};
}

}  // namespace hexmoot::cli
