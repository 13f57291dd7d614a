#include "blockwriter.h"

#include "markdown.h"

#include <algorithm>

namespace reading {

void BlockWriter::heading(int level, const Runs &runs)
{
    Block block;
    block.kind = Block::Kind::Heading;
    block.level = level;
    block.runs = runs;
    append(block);
}

void BlockWriter::markdown(const QString &text, int firstLevel)
{
    if (text.isEmpty() || isFull())
        return;
    for (const Block &block : readMarkdown(text, firstLevel))
        append(block);
}

void BlockWriter::add(Block::Kind kind, const Runs &runs)
{
    Block block;
    block.kind = kind;
    block.runs = runs;
    append(block);
}

void BlockWriter::append(Block block)
{
    if (isFull())
        return;
    block.indent = std::min(m_indent, MaximumIndent);
    m_blocks.append(std::move(block));
    if (isFull()) {
        m_blocks.last() = {};
        m_blocks.last().runs = {
            styledRun(ReadingTexts::tr("The rest is too long to be shown."), Style::Muted | Style::Emphasis)};
    }
}

} // namespace reading
