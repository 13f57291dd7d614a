#pragma once

#include "diagnostic.h"
#include "snapshot.h"

namespace workspace {

/** Larger texts are not cross-checked as a whole, which takes a second for each 10 MB. */
inline constexpr qsizetype CrossCheckBytes = 8 * 1024 * 1024;
/** A save waits for its cross-check: in larger texts only the entries around the change are read. */
inline constexpr qsizetype CrossCheckBeforeSaveBytes = 2 * 1024 * 1024;

/**
 * document::crossCheck() within CrossCheckBytes; the information `second-opinion-too-large` for a larger text. Values
 * of secrets are left out of the arguments. For a worker.
 */
[[nodiscard]] base::Diagnostics limitedCrossCheck(const document::Snapshot &snapshot);

/** What yaml-cpp reads differently in a text that is about to be saved. */
struct ChangeCrossCheck {
    base::Diagnostics inChange;  ///< In what changed, or because of it: a reason not to save.
    base::Diagnostics elsewhere; ///< Also in the text before.
};

/**
 * Cross-checks `now` and finds what changed since `saved`. The entries around the change are checked on their own if
 * the text is too large, or if yaml-cpp stops before the change. For a worker.
 */
[[nodiscard]] ChangeCrossCheck crossCheckChange(const document::Snapshot &saved, const document::Snapshot &now);

} // namespace workspace
