#pragma once

#include "gridrow.h"

namespace operationgrid {

/** The operations that a grid shows. */
struct Scope {
    enum class Kind { All, Path, Webhook, Tag, Untagged };
    Kind kind = Kind::All;
    QString name;   ///< The path, the webhook or the tag.
    QString search; ///< A text that each row contains in any letter case; empty for all rows.
    friend bool operator==(const Scope &, const Scope &) = default;
};

/** Returns true if a grid with the scope shows the row. The search looks in the path, the method, the summary, the
 * operationId and the tags. */
[[nodiscard]] bool contains(const Scope &scope, const Row &row);

} // namespace operationgrid
