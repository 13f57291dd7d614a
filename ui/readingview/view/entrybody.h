#pragma once

#include "blocklayout.h"

namespace readingview {

/** The text of an entry of a document's outline, with the layouts of its blocks. A block is laid out when it is needed,
 * and has an estimated height before. */
class EntryBody final
{
public:
    EntryBody(const reading::Blocks &blocks, int width);
    /** Returns the blocks as they are shown: long examples are divided into several blocks. */
    [[nodiscard]] static reading::Blocks shownBlocks(const reading::Blocks &blocks);

    [[nodiscard]] const reading::Blocks &blocks() const { return m_blocks; }
    [[nodiscard]] qsizetype count() const { return m_blocks.size(); }
    [[nodiscard]] int height() const;
    [[nodiscard]] int topOf(qsizetype block) const;
    /** The index of the block at a distance from the top of the entry, in pixels. */
    [[nodiscard]] qsizetype blockAt(int y) const;
    /** Returns the layout of a block, which is created if needed. The block's height can change by this. */
    [[nodiscard]] const BlockLayout &layout(qsizetype block);

private:
    void place() const;

    reading::Blocks m_blocks;
    int m_width;
    std::vector<int> m_heights;
    std::vector<std::unique_ptr<BlockLayout>> m_layouts;
    /** The distances of the blocks from the top of the entry, and of its end, in pixels. Empty until they are needed.
     */
    mutable std::vector<int> m_tops;
};

} // namespace readingview
