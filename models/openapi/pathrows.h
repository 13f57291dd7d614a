#pragma once

#include "snapshot.h"
#include "splice.h"

#include <functional>

namespace openapi {

/** The effect of an edit on the entries of `paths`. Row 0 is the first path. */
struct PathRowsChange {
    enum class Kind {
        Same,     ///< No entry was inserted, removed or renamed.
        Inserted, ///< `count` entries were inserted at `row`.
        Removed,  ///< `count` entries were removed at `row`.
        Renamed,  ///< The entry at `row` was renamed or replaced.
        Moved,    ///< The entry at `row` was moved to `toRow`.
        Unknown,  ///< Anything else. All rows must be read again.
    };

    Kind kind = Kind::Unknown;
    qsizetype row = 0;
    qsizetype count = 0;
    qsizetype toRow = 0;
    QList<qsizetype> touched; ///< Numbers of rows, after the edit, whose text may have changed.
};

/** Returns the effect of an edit on the entries of `paths`. Reads only the entries that the splices touch, so that an
 * edit in thousands of paths is as fast as in ten. `paths` is the mapping after the splices. `rowsBefore` is the number
 * of its entries before the splices, without vendor members, and `nameBefore` returns their names. */
[[nodiscard]] PathRowsChange pathRowsChange(const document::Node &paths, const QList<document::Splice> &splices,
                                            qsizetype rowsBefore,
                                            const std::function<QByteArray(qsizetype row)> &nameBefore);

/** Returns false if `paths` is certainly unchanged by an edit; its content is not read. `now` is the snapshot after the
 * edit. */
[[nodiscard]] bool mayDiffer(const document::Node &pathsBefore, const document::Node &paths,
                             const document::Snapshot &now);

} // namespace openapi
