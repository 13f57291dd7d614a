#pragma once

#include "snapshot.h"

namespace window {

/** One line that holds what was looked for. */
struct TextHit {
    base::Span span; ///< Of the first place in the line.
    qsizetype line = 1;
    QString text; ///< The line without the blanks around it, shortened.
};

/** Lines of the text that hold `wanted`, whatever its case, at most `most` of them. */
[[nodiscard]] QList<TextHit> findLines(const document::Snapshot &snapshot, const QString &wanted, qsizetype most);

} // namespace window
