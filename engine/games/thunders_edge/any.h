// Whether any of several things may be done, and what to say when none may.
#pragma once
#include "engine/kernel/reason.h"

namespace hexmoot::te {

// Allowed as soon as one of the cases is; else the reason of the first of them, or what holds without any.
class Any {
    Reason why_;
    bool first_ = true;

  public:
    explicit Any(Reason without) : why_(without) {}
    void of(Reason r) {
        if (first_ || r.allowed()) why_ = r;
        first_ = false;
    }
    Reason reason() const { return why_; }
};

}  // namespace hexmoot::te
