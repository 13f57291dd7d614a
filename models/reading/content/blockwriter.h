#pragma once

#include "readingblock.h"
#include "readinglimits.h"

#include <QCoreApplication>

namespace reading {

/** The translation context of the texts that the reading view adds to a document. */
struct ReadingTexts {
    Q_DECLARE_TR_FUNCTIONS(ReadingTexts)
};

/** The level at which headings in the descriptions of parameters, properties and similar objects begin. */
inline constexpr int DescriptionLevel = 5;

[[nodiscard]] inline Run plainRun(const QString &text)
{
    return {text, {}, {}, {}};
}
[[nodiscard]] inline Run styledRun(const QString &text, Styles styles)
{
    return {text, styles, {}, {}};
}

/** Collects the blocks of a part of the reading view at the current indentation, up to MaximumBlocks. */
class BlockWriter final
{
public:
    void heading(int level, const Runs &runs);
    void heading(int level, const QString &text) { heading(level, {plainRun(text)}); }
    void paragraph(const Runs &runs) { add(Block::Kind::Paragraph, runs); }
    void row(const Runs &runs) { add(Block::Kind::Row, runs); }
    void code(const QString &text) { add(Block::Kind::Code, {plainRun(text)}); }
    /** Adds a Markdown text as blocks, with headings from `firstLevel`. Adds nothing for an empty text. */
    void markdown(const QString &text, int firstLevel);

    void indent() { ++m_indent; }
    void outdent() { --m_indent; }
    [[nodiscard]] bool isFull() const { return m_blocks.size() >= MaximumBlocks; }
    [[nodiscard]] Blocks take() { return std::move(m_blocks); }

private:
    void add(Block::Kind kind, const Runs &runs);
    void append(Block block);

    Blocks m_blocks;
    int m_indent = 0;
};

} // namespace reading
