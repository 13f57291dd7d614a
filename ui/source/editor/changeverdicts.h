#pragma once

#include "linediff.h"
#include "review.h"

#include <QHash>

namespace source {

/** What the comparison by meaning says about changed lines. */
struct ChangeVerdict {
    difference::Level level = difference::Level::Info; ///< The worst level of the findings about the lines.
    QString text;                                      ///< The messages of these findings, one a line.

    friend bool operator==(const ChangeVerdict &, const ChangeVerdict &) = default;
};

/**
 * Returns the verdicts about changes of lines, by the first line of the change in the current text. A change that no
 * finding is about has none. Takes time for each finding.
 */
[[nodiscard]] QHash<qsizetype, ChangeVerdict> verdictsOf(const QList<difference::LineChange> &changes,
                                                         const review::Review &review);

} // namespace source
