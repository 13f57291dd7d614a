#include "entrybody.h"

#include <algorithm>

namespace readingview {

namespace {

/** A longer example is shown in several blocks, so that not all of its lines are laid out. */
constexpr qsizetype MaximumCodeLines = 40;
constexpr qsizetype MaximumCodeLength = 4000;

/** The end of the next piece of a code text. */
qsizetype endOfPiece(const QString &text, qsizetype from)
{
    qsizetype at = from;
    for (qsizetype lines = 0; lines < MaximumCodeLines && at < text.size(); ++lines) {
        const qsizetype end = text.indexOf(u'\n', at);
        at = end < 0 ? text.size() : end + 1;
        if (at - from > MaximumCodeLength)
            break;
    }
    return std::min(at, from + 2 * MaximumCodeLength);
}

} // namespace

EntryBody::EntryBody(const reading::Blocks &blocks, int width)
    : m_blocks(shownBlocks(blocks))
    , m_width(width)
    , m_layouts(std::size_t(m_blocks.size()))
{
    m_heights.reserve(std::size_t(m_blocks.size()));
    for (const reading::Block &block : m_blocks)
        m_heights.push_back(BlockLayout::estimatedHeight(block, width));
}

reading::Blocks EntryBody::shownBlocks(const reading::Blocks &blocks)
{
    reading::Blocks result;
    result.reserve(blocks.size());
    for (const reading::Block &block : blocks) {
        const QString text = block.kind == reading::Block::Kind::Code ? block.text() : QString();
        if (endOfPiece(text, 0) >= text.size()) {
            result.append(block);
            continue;
        }
        for (qsizetype at = 0; at < text.size();) {
            const qsizetype end = endOfPiece(text, at);
            reading::Block piece = block;
            const qsizetype length = end - at - (text[end - 1] == u'\n' ? 1 : 0);
            piece.runs = {{text.sliced(at, length), {}, {}, {}}};
            result.append(piece);
            at = end;
        }
    }
    return result;
}

void EntryBody::place() const
{
    if (!m_tops.empty())
        return;
    m_tops.reserve(m_heights.size() + 1);
    int y = 0;
    for (const int height : m_heights) {
        m_tops.push_back(y);
        y += height;
    }
    m_tops.push_back(y);
}

int EntryBody::height() const
{
    place();
    return m_tops.back();
}

int EntryBody::topOf(qsizetype block) const
{
    place();
    return m_tops[std::size_t(block)];
}

qsizetype EntryBody::blockAt(int y) const
{
    place();
    const auto after = std::upper_bound(m_tops.begin(), m_tops.end(), y);
    return std::clamp<qsizetype>(after - m_tops.begin() - 1, 0, std::max<qsizetype>(count() - 1, 0));
}

const BlockLayout &EntryBody::layout(qsizetype block)
{
    const auto index = std::size_t(block);
    if (!m_layouts[index]) {
        m_layouts[index] = std::make_unique<BlockLayout>(m_blocks[block], m_width);
        if (m_heights[index] != m_layouts[index]->height()) {
            m_heights[index] = m_layouts[index]->height();
            m_tops.clear();
        }
    }
    return *m_layouts[index];
}

} // namespace readingview
