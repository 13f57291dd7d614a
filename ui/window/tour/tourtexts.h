#pragma once

#include "tourstop.h"

#include <QString>

namespace window {

class Actions;

/** "Tour, 2 of 5: Undo an edit"; for TourStop::End, that the tour is complete. */
[[nodiscard]] QString tourTitle(TourStop stop);
/** What the user is asked to do at a stop, with the keys of the actions. */
[[nodiscard]] QString tourTask(TourStop stop, const Actions &actions);
/** What the user has done when a stop is done, as a sentence. */
[[nodiscard]] QString tourDone(TourStop stop);

} // namespace window
