#pragma once

#include "snapshot.h"

namespace window {

/** A line that contains the searched text. */
struct TextHit {
    base::Span span; ///< Of the first match in the line.
    qsizetype line = 1;
    QString text; ///< The line without surrounding spaces, truncated.
};

/** The first `most` lines that contain `wanted`, in any letter case. */
[[nodiscard]] QList<TextHit> findLines(const document::Snapshot &snapshot, const QString &wanted, qsizetype most);

} // namespace window
