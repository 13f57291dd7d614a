#pragma once

#include "blocklayout.h"

namespace readingview {

/** The text of a part of the document. A block is laid out when it is needed, and has an estimated height before. */
class EntryBody final
{
public:
    EntryBody(const reading::Blocks &blocks, int width);
    /** The blocks as they are shown: long examples in pieces. */
    [[nodiscard]] static reading::Blocks shownBlocks(const reading::Blocks &blocks);

    [[nodiscard]] const reading::Blocks &blocks() const { return m_blocks; }
    [[nodiscard]] qsizetype count() const { return m_blocks.size(); }
    [[nodiscard]] int height() const;
    [[nodiscard]] int topOf(qsizetype block) const;
    /** The block at a distance from the top. */
    [[nodiscard]] qsizetype blockAt(int y) const;
    /** Lays the block out. Its height may change. */
    [[nodiscard]] const BlockLayout &layout(qsizetype block);

private:
    void place() const;

    reading::Blocks m_blocks;
    int m_width;
    std::vector<int> m_heights;
    std::vector<std::unique_ptr<BlockLayout>> m_layouts;
    mutable std::vector<int> m_tops; ///< And the end. Empty until they are needed.
};

} // namespace readingview
