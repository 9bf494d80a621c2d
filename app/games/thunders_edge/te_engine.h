/// The engine of Thunder's Edge for files that also know Qt: `slots` and `emit` are ordinary names there, and macros of
/// Qt here.
#pragma once

#include "app/shell/engine.h"

#pragma push_macro("slots")
#pragma push_macro("emit")
#undef slots
#undef emit
#include "engine/games/thunders_edge/chapters.h"
#include "engine/games/thunders_edge/market.h"
#include "engine/games/thunders_edge/telling.h"
#pragma pop_macro("emit")
#pragma pop_macro("slots")
