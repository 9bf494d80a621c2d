// The engine's headers for files that also know Qt: `slots` and `emit` are ordinary names there, and macros of Qt here.
#pragma once

#pragma push_macro("slots")
#pragma push_macro("emit")
#undef slots
#undef emit
#include "engine/content/assets.h"
#include "engine/content/game_content.h"
#include "engine/games/module.h"
#include "engine/play/sitting.h"
#include "engine/store/library.h"
#include "engine/store/pin.h"
#pragma pop_macro("emit")
#pragma pop_macro("slots")
