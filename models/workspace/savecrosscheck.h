#pragma once

#include "diagnostic.h"
#include "snapshot.h"

namespace workspace {

/** The largest number of bytes of a text that is cross-checked as a whole, which takes a second for each 10 MB. */
inline constexpr qsizetype CrossCheckBytes = 8 * 1024 * 1024;
/** The largest number of bytes of a text that is cross-checked as a whole before a save, which waits for it. In a
 * larger text only the entries around the change are checked. */
inline constexpr qsizetype CrossCheckBeforeSaveBytes = 2 * 1024 * 1024;

/** Returns document::crossCheck() of a text of at most CrossCheckBytes, without the values of secrets in the arguments.
 * For a larger text, returns the information `second-opinion-too-large`. For a worker. */
[[nodiscard]] base::Diagnostics limitedCrossCheck(const document::Snapshot &snapshot);

/** What yaml-cpp reads differently than this program in a text that is about to be saved. */
struct ChangeCrossCheck {
    /** Differences in the changed lines, or that the change has caused: a reason not to save. */
    base::Diagnostics inChange;
    base::Diagnostics elsewhere; ///< Differences that the text had before the change.
};

/** Cross-checks `now` and tells differences in the lines that changed since `saved` from others. The entries around the
 * change are checked alone if the text is too large, or if yaml-cpp stops before the change. For a worker. */
[[nodiscard]] ChangeCrossCheck crossCheckChange(const document::Snapshot &saved, const document::Snapshot &now);

} // namespace workspace
