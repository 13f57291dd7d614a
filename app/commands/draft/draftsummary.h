#pragma once

#include "inferencecounts.h"

#include <QStringList>

namespace commands {

/** Returns what a draft is made from and what is left out, as lines for standard error. */
[[nodiscard]] QStringList draftSummary(const inference::InferenceCounts &counts);

} // namespace commands
