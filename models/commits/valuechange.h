#pragma once

#include "snapshot.h"

namespace commits {

/** How the value at a place differs from the committed one. */
enum class ValueChange { None, New, Changed };

/**
 * Compares the bytes of the value at `place` in both states. A value that is not there now is no change, and
 * nothing is known about a committed text with syntax errors. Line breaks are not compared, because git can convert
 * them. Takes time for the text of the value alone.
 */
[[nodiscard]] ValueChange valueChange(const document::Snapshot &committed, const document::Snapshot &now,
                                      const document::Pointer &place);

} // namespace commits
