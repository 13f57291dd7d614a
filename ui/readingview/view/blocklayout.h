#pragma once

#include "readingblock.h"

#include <QPointF>
#include <QTextLayout>

#include <memory>
#include <vector>

class QPainter;

namespace readingview {

/** The indentation of each level of nested properties and lists, in pixels. */
inline constexpr int IndentWidth = 20;

/** The layout of a block of text for a width in pixels. It has the fonts and colors that the theme had when it was
 * created. */
class BlockLayout final
{
public:
    BlockLayout(const reading::Block &block, int width);

    /** The height of the block with its margins, in pixels. */
    [[nodiscard]] int height() const { return m_height; }
    /** The index of the character of Block::text() at a point in the block. */
    [[nodiscard]] int characterAt(const QPointF &point) const;
    /** The run of the link at a point in the block; null if there is no link. */
    [[nodiscard]] const reading::Run *linkAt(const QPointF &point) const;
    /** Paints the block with its top left corner at `origin`. The characters of Block::text() from `from` up to but not
     * including `to` are painted as selected. */
    void paint(QPainter &painter, const QPointF &origin, int from, int to) const;

    /** Returns an estimate of the height that a block has when it is laid out for a width, in pixels, without laying it
     * out. */
    [[nodiscard]] static int estimatedHeight(const reading::Block &block, int width);

private:
    /** A text with lines of its own: the whole block, or a cell of a table. */
    struct Part {
        std::unique_ptr<QTextLayout> text;
        QPointF place;
        int start = 0; ///< The index in Block::text() of the first character.
        const reading::Runs *runs = nullptr;
    };

    void layOutText(int left, int width);
    void layOutTable(int left, int width);
    [[nodiscard]] qreal add(const reading::Runs &runs, const QPointF &place, qreal width, int start, bool isHead);
    [[nodiscard]] const Part *partAt(const QPointF &point) const;
    [[nodiscard]] bool isRuled() const;

    reading::Block m_block;
    int m_width = 0;
    int m_left = 0;
    int m_top = 0; ///< The height of the margin above the text, in pixels.
    int m_height = 0;
    std::vector<Part> m_parts;
    /** The distances of the bottoms of a table's rows from the top of the block, in pixels. */
    std::vector<qreal> m_rules;
};

} // namespace readingview
