#include "engine/kernel/said.h"

namespace hexmoot {

std::string lines_of(std::span<const Said> said, Viewer eyes, bool all_words, FunctionRef<std::string(Token)> spelled) {
    std::string out;
    Seat last = nobody;
    size_t step = 0;
    for (const Said& s : said) {
        if (s.answer.seat != nobody) {
            if (s.answer.seat != last || s.step != step) {
                if (!out.empty()) out += '\n';
                out += letter(s.answer.seat);
            }
            out += ' ';
            out += all_words || s.is_public || eyes.is(s.answer.seat) ? spelled(s.answer.token) : "?";
        }
        last = s.barrier ? nobody : s.answer.seat;
        step = s.step;
    }
    return out;
}

}  // namespace hexmoot
