#pragma once

#include "document.h"

namespace source {

/** A run of the old text and the run of the new text that stands in its place. */
struct Replacement {
    base::Span before;
    base::Span after;
    friend bool operator==(const Replacement &, const Replacement &) = default;
};

/**
 * Splices, each counted in the text left by the one before it, as replacements that do not touch one another, in order,
 * counted in the text before all and after all of them.
 */
[[nodiscard]] QList<Replacement> mergedReplacements(const QList<document::Splice> &splices);

/** Widens the replacements so that none begins or ends within a character or between CR and LF. */
[[nodiscard]] QList<Replacement> widenedToCharacters(const QList<Replacement> &replacements,
                                                     const document::Snapshot &before, const document::Snapshot &after);

} // namespace source
