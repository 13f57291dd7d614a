#pragma once

#include "tourstop.h"

#include <QString>

namespace window {

class Actions;

/** "Tour, 2 of 5: Undo an edit"; for TourStop::End, that the tour is complete; for a paused tour, where it stopped. */
[[nodiscard]] QString tourTitle(const TourState &state);
/** What the user is asked to do, with the keys of the actions, or the hint of the state. */
[[nodiscard]] QString tourTask(const TourState &state, const Actions &actions);
/** What the user has done at the stop before, as a sentence; empty unless that stop was done. */
[[nodiscard]] QString tourDone(const TourState &state);

} // namespace window
