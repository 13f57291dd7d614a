#pragma once

#include "readingblock.h"

#include <QPointF>
#include <QTextLayout>

#include <memory>
#include <vector>

class QPainter;

namespace readingview {

/** The distance between levels of properties and lists. */
inline constexpr int IndentWidth = 20;

/** A block that is laid out for a width. It has the fonts and colors of the theme of that moment. */
class BlockLayout final
{
public:
    BlockLayout(const reading::Block &block, int width);

    /** With the margins. */
    [[nodiscard]] int height() const { return m_height; }
    /** The character of Block::text() at a point. */
    [[nodiscard]] int characterAt(const QPointF &point) const;
    /** The run of a link at a point, or null. */
    [[nodiscard]] const reading::Run *linkAt(const QPointF &point) const;
    /** Paints with the top left corner at `origin`. The characters from `from` until `to` are selected. */
    void paint(QPainter &painter, const QPointF &origin, int from, int to) const;

    /** About the height that a block will have, quickly. */
    [[nodiscard]] static int estimatedHeight(const reading::Block &block, int width);

private:
    /** A text in its own lines: the block, or a cell of it. */
    struct Part {
        std::unique_ptr<QTextLayout> text;
        QPointF place;
        int start = 0; ///< In Block::text().
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
    int m_top = 0; ///< The margin above.
    int m_height = 0;
    std::vector<Part> m_parts;
    std::vector<qreal> m_rules; ///< The bottoms of the rows of a table.
};

} // namespace readingview
