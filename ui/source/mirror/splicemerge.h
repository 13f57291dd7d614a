#pragma once

#include "document.h"

namespace source {

/** A range of the old text and the range of the new text that replaces it. */
struct Replacement {
    base::Span before;
    base::Span after;
    friend bool operator==(const Replacement &, const Replacement &) = default;
};

/**
 * Merges splices, each with offsets in the text after the previous one, into ordered replacements that do not touch.
 * Their offsets are in the text before all and after all splices.
 */
[[nodiscard]] QList<Replacement> mergedReplacements(const QList<document::Splice> &splices);

/** Widens the replacements so that none starts or ends within a character or between CR and LF. */
[[nodiscard]] QList<Replacement> widenedToCharacters(const QList<Replacement> &replacements,
                                                     const document::Snapshot &before, const document::Snapshot &after);

} // namespace source
