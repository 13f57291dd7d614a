#pragma once

#include "snapshot.h"
#include "splice.h"

#include <vector>

namespace source {

/** Positions in UTF-16 units, by which assistive technology counts, of the bytes of a text. CR LF are two. */
class TextUnits final
{
public:
    TextUnits() = default;
    /** Counts the whole text. */
    explicit TextUnits(const document::Snapshot &snapshot);

    /** Follows an edit that led to `snapshot`. */
    void apply(const document::Splice &splice, const document::Snapshot &snapshot);
    [[nodiscard]] qsizetype count() const;
    [[nodiscard]] qsizetype unitAt(const document::Snapshot &snapshot, qsizetype offset) const;
    [[nodiscard]] qsizetype offsetAt(const document::Snapshot &snapshot, qsizetype unit) const;

private:
    /** A run of bytes that begins and ends with whole characters, unless an edit cut one. */
    struct Block {
        qsizetype bytes = 0;
        qsizetype units = 0;
    };
    [[nodiscard]] static std::vector<Block> blocksOf(const document::Snapshot &snapshot, qsizetype start,
                                                     qsizetype end);

    std::vector<Block> m_blocks;
};

} // namespace source
