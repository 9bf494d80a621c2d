// What was said in a match, and the lines that people read of it.
#pragma once
#include <span>
#include <string>

#include "engine/kernel/event.h"
#include "engine/kernel/function_ref.h"
#include "engine/kernel/offer.h"
#include "engine/kernel/token.h"

namespace hexmoot {

// One answer, or a chance result (of nobody), as a match books it.
struct Said {
    Answer answer;
    Secrecy secrecy;
    bool is_public;
    bool barrier;   // hidden information came out with it
    bool chosen;    // not the only answer to a public question
    size_t step;    // of the match, counted from 0
    size_t events;  // how many there were before it
};

// One line for each command: a run of answers by one seat in one step, up to a revelation. "A play L2 land up". Words
// these eyes may not know are "?", unless all may be told.
std::string lines_of(std::span<const Said>, Viewer, bool all_words, FunctionRef<std::string(Token)> spelled);

}  // namespace hexmoot
