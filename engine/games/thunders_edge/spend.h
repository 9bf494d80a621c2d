// How Senate cards meet a requirement (TE-INI-2): line after line, card by card, so that whatever has been named can be
// completed without waste.
#pragma once
#include "engine/games/thunders_edge/choosing.h"
#include "engine/games/thunders_edge/senate.h"

namespace hexmoot::te {

// A payment under way. Its lines are filled in their printed order; a line that is covered is left at once.
struct Spend {
    std::array<SenateLine, 3> lines{};
    SenateSet hand = 0;     // still to be spent
    SenateSet spent = 0;    // on the lines covered
    SenateSet on_line = 0;  // on the line under way
    int line = 0;
    int share = 0;               // of the line under way: points or Senators that abilities cover
    bool synod_senator = false;  // one of them is the Senator of Saint Brandt
    bool governor = false;       // Governor's Seat (LOC-01) is there to be declared,
    bool synod = false;          // Synod of Brandt (LOC-05) is
    bool used_governor = false, used_synod = false;

    bool done() const { return line == 3 || lines[static_cast<size_t>(line)].empty(); }
    const SenateLine& now() const { return lines[static_cast<size_t>(line)]; }
};

// What the seat can spend: its hand, and of the two abilities those that it may use now.
Spend begin_spend(const State&, Seat, const std::array<SenateLine, 3>&, bool governor, bool synod);
// True when what has been named can be completed; `wasteful`: even if a card too many has to be among it.
bool can_finish(const Spend&, bool wasteful = false);
Reason may_spend(const Spend&, SenateSet hand, Senate);
Reason may_declare(const Spend&, Location);
// The payment after one more card or ability has been named for it. Precondition: may_spend or may_declare allows it.
Spend with_word(const Spend&, Token);
// Asks for the cards and abilities of all lines. Precondition: can_finish.
Spend ask_spend(const State&, const Choosing&, Spend);
void pay_spend(State&, Table&, Seat, const Spend&);

}  // namespace hexmoot::te
