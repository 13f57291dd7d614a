#pragma once

#include "snapshot.h"
#include "splice.h"

#include <functional>

namespace openapi {

/** What an edit within `paths` did to its entries, counted as rows: 0 is the first path. */
struct PathRowsChange {
    enum class Kind {
        Same,     ///< No entry came, went or has another name.
        Inserted, ///< `count` entries came at `row`.
        Removed,  ///< `count` entries went from `row`.
        Renamed,  ///< The entry at `row` has another name, or is another one.
        Moved,    ///< The entry that stood at `row` stands at `toRow`.
        Unknown,  ///< Something else: all has to be read.
    };

    Kind kind = Kind::Unknown;
    qsizetype row = 0;
    qsizetype count = 0;
    qsizetype toRow = 0;
    QList<qsizetype> touched; ///< Rows after the edit whose text may be another; a few too many, never too few.
};

/**
 * Reads just the entries that the splices touch, so that an edit among thousands of paths costs as little as one among
 * ten. `paths` is the mapping after the splices; `rowsBefore` and `nameBefore` tell of its entries before them, none of
 * which was a vendor member.
 */
[[nodiscard]] PathRowsChange pathRowsChange(const document::Node &paths, const QList<document::Splice> &splices,
                                            qsizetype rowsBefore,
                                            const std::function<QByteArray(qsizetype row)> &nameBefore);

/** False when `paths`, as it stood before and stands in `now`, shows the same for sure; reads none of it. */
[[nodiscard]] bool mayDiffer(const document::Node &pathsBefore, const document::Node &paths,
                             const document::Snapshot &now);

} // namespace openapi
