// Where a game stands: copy it freely.
#pragma once
#include <span>
#include <vector>

#include "engine/kernel/digest.h"
#include "engine/kernel/rules.h"
#include "engine/kernel/table.h"

namespace hexmoot {

// What a run told besides the prompt.
struct Telling {
    std::vector<Event>* events = nullptr;  // where to append them; null: not wanted
    std::vector<Answer> chances;           // results drawn in the run, up to the end of the step that was under way
    bool barrier = false;                  // hidden information came out
    bool step_done = false;                // the step under way at the start has ended
    size_t published = 0;                  // how many of that step's answers are public whatever their secrecy
};

template <class G>
struct Position {
    typename G::State base;     // before the step under way
    std::vector<Answer> since;  // the step's answers and chance results so far

    // Runs to the next question and returns true; or to the end of the game: false. `now` is the State there (with the
    // step half done); prompt and offer are filled. `script`: scripted chance results. `between`: where to append the
    // State after each step that ended. Throws RulesBroken; the position is then at the start of the step that broke,
    // and Match puts the one before in its place.
    bool settle(typename G::State& now, Prompt& prompt, Offer& offer, Telling& tell, std::span<const u32> script = {},
                std::vector<typename G::State>* between = nullptr) {
        bool first = true;
        for (int steps = 0; !G::over(base); steps++) {
            HX_RULE(steps < 10'000);  // a rulebook that never asks
            now = base;
            Table table(offer);
            std::vector<Answer> drawn;
            table.known_ = since;
            table.events_ = tell.events;
            table.script_ = script;
            table.said_ = &drawn;
            offer.clear();
            bool suspended = false;
            try {
                G::step(now, table);
            } catch (const Table::Suspend&) {
                suspended = true;
            }
            HX_RULE(table.at_ == since.size());  // a run that does not take up what was answered is not deterministic
            tell.barrier |= table.barrier_;
            if (first) {
                tell.published = table.published_;
                tell.chances = drawn;
            }
            if (suspended) {
                HX_RULE(!offer.empty());
                since.insert(since.end(), drawn.begin(), drawn.end());
                prompt = table.prompt_;
                return true;
            }
            tell.step_done = true;
            first = false;
            base = now;
            since.clear();
            if (between) between->push_back(base);
        }
        now = base;
        prompt = {};
        offer.clear();
        return false;
    }

    // Programs' play: runs on without stopping, the chooser answering, until the game is over or stop(base) holds
    // between two steps. Answers and chance results are appended to `said` when given. Returns how many questions were
    // asked. Throws RulesBroken.
    template <class Stop>
    u64 run(Chooser& chooser, Offer& offer, Stop stop, std::vector<Answer>* said = nullptr,
            std::vector<Event>* events = nullptr) {
        u64 asked = 0;
        Table table(offer);
        table.chooser_ = &chooser;
        table.known_ = since;
        table.said_ = said;
        table.events_ = events;
        while (!G::over(base) && !stop(base)) {
            G::step(base, table);
            table.known_ = {};
            table.at_ = 0;
            asked += table.asked_;
            table.asked_ = 0;
        }
        since.clear();
        return asked;
    }

    u64 digest() const {
        const u64 d = hexmoot::digest(std::as_bytes(std::span(&base, 1)));
        return hexmoot::digest(std::as_bytes(std::span(since)), d);
    }
};

}  // namespace hexmoot
