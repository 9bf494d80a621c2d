// Whether any of several things may be done, and what to say when none may.
#pragma once
#include "engine/kernel/reason.h"

namespace hexmoot::te {

// Allowed as soon as one of the cases is: the others are not looked at. Else the reason of the first of them, or what
// holds without any.
class Any {
    Reason why_;
    bool first_ = true;

  public:
    explicit Any(Reason without) : why_(without) {}
    // `may` gives the reason of one case.
    template <class May>
    void of(const May& may) {
        if (!first_ && why_.allowed()) return;
        const Reason r = may();
        if (first_ || r.allowed()) why_ = r;
        first_ = false;
    }
    Reason reason() const { return why_; }
};

}  // namespace hexmoot::te
