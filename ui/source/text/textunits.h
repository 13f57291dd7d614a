#pragma once

#include "snapshot.h"
#include "splice.h"

#include <vector>

namespace source {

/** Converts between byte offsets in a text and positions in UTF-16 units, which assistive technology uses. CR LF counts
 * as two units. */
class TextUnits final
{
public:
    TextUnits() = default;
    /** Counts the units of the whole text. */
    explicit TextUnits(const document::Snapshot &snapshot);

    /** Updates the counts for an edit of the text. `snapshot` is the text after it. */
    void apply(const document::Splice &splice, const document::Snapshot &snapshot);
    [[nodiscard]] qsizetype count() const;
    [[nodiscard]] qsizetype unitAt(const document::Snapshot &snapshot, qsizetype offset) const;
    [[nodiscard]] qsizetype offsetAt(const document::Snapshot &snapshot, qsizetype unit) const;

private:
    /** The length of a part of the text, in bytes and in UTF-16 units. It begins and ends with whole characters, unless
     * an edit cut one. */
    struct Block {
        qsizetype bytes = 0;
        qsizetype units = 0;
    };
    [[nodiscard]] static std::vector<Block> blocksOf(const document::Snapshot &snapshot, qsizetype start,
                                                     qsizetype end);

    std::vector<Block> m_blocks;
};

} // namespace source
