#pragma once

#include "replay.h"

#include <QString>

namespace replay {

/** The sentence about the outcome of a replay, for a list. */
[[nodiscard]] QString outcomeText(const Outcome &outcome);

/** What differs, a line for each difference. */
[[nodiscard]] QString differencesText(const Outcome &outcome);

} // namespace replay
