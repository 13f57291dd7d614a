#include "blocklayout.h"

#include "theme.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QTextLine>

#include <algorithm>

namespace readingview {

namespace {

using reading::Block;
using reading::Run;
using reading::Runs;
using reading::Style;
using theme::Role;
using theme::Space;

constexpr int CodePadding = 8;
constexpr int CellPadding = 6;
constexpr int SmallestColumn = 60;

QFont fontOf(const Block &block)
{
    if (block.kind == Block::Kind::Code)
        return theme::codeFont();
    if (block.kind != Block::Kind::Heading)
        return theme::textFont();
    if (block.level <= 2)
        return theme::headingFont(theme::Heading::Page);
    return theme::headingFont(block.level == 3 ? theme::Heading::Section : theme::Heading::Group);
}

int marginAbove(const Block &block)
{
    switch (block.kind) {
    case Block::Kind::Heading:
        return block.level <= 3 ? Space::Page : Space::Group;
    case Block::Kind::Paragraph:
        return Space::Tight;
    default:
        return Space::Control;
    }
}

QColor colorOf(const Run &run)
{
    if (run.styles.testFlag(Style::Method))
        return theme::palette().method(run.text);
    if (run.styles.testFlag(Style::Required))
        return theme::color(Role::Error);
    if (run.styles.testFlag(Style::Deprecated))
        return theme::color(Role::Warning);
    if (!run.url.isEmpty() || !run.target.isRoot() || run.styles.testFlag(Style::Type))
        return theme::color(Role::Accent);
    return theme::color(run.styles.testFlag(Style::Muted) ? Role::Muted : Role::Text);
}

QTextCharFormat formatOf(const Run &run, const QFont &base)
{
    QTextCharFormat format;
    QFont font = base;
    const bool isName = run.styles.testFlag(Style::Name);
    if (isName || run.styles.testFlag(Style::Code))
        font.setFamilies(theme::codeFont().families());
    if (isName || run.styles.testFlag(Style::Strong) || run.styles.testFlag(Style::Method))
        font.setWeight(QFont::DemiBold);
    font.setItalic(run.styles.testFlag(Style::Emphasis));
    font.setStrikeOut(run.styles.testFlag(Style::Struck));
    font.setUnderline(!run.url.isEmpty() || !run.target.isRoot());
    format.setFont(font);
    format.setForeground(colorOf(run));
    if (run.styles.testFlag(Style::Method))
        format.setBackground(theme::palette().tint(colorOf(run)));
    else if (run.styles.testFlag(Style::Code))
        format.setBackground(theme::color(Role::Window));
    return format;
}

int lengthOf(const Runs &runs)
{
    int length = 0;
    for (const Run &run : runs)
        length += int(run.text.size());
    return length;
}

} // namespace

BlockLayout::BlockLayout(const Block &block, int width)
    : m_block(block)
    , m_width(width)
    , m_top(marginAbove(block))
{
    m_left = (block.indent + block.listDepth) * IndentWidth + block.quoteDepth * Space::Group;
    const int room = std::max(width - m_left, SmallestColumn);
    if (block.kind == Block::Kind::Table)
        layOutTable(m_left, room);
    else if (block.kind == Block::Kind::Rule)
        m_height = m_top + 1 + Space::Control;
    else
        layOutText(m_left, room);
}

void BlockLayout::layOutText(int left, int width)
{
    const bool isCode = m_block.kind == Block::Kind::Code;
    const int padding = isCode ? CodePadding : 0;
    const qreal height = add(m_block.runs, QPointF(left + padding, m_top + padding), width - 2 * padding, 0, false);
    m_height = m_top + int(std::ceil(height)) + 2 * padding + (isCode ? Space::Tight : Space::Tight / 2);
}

void BlockLayout::layOutTable(int left, int width)
{
    const qsizetype columns = m_block.rows.isEmpty() ? 0 : m_block.rows.first().size();
    if (columns == 0)
        return;
    // As wide as the longest text, and shared in proportion if that is too much.
    const QFontMetricsF metrics(theme::textFont());
    std::vector<qreal> widths(std::size_t(columns), SmallestColumn);
    for (const QList<Runs> &row : m_block.rows) {
        for (qsizetype column = 0; column < row.size(); ++column) {
            qreal &known = widths[std::size_t(column)];
            known = std::max(known, lengthOf(row[column]) * metrics.averageCharWidth() * 1.2 + 2 * CellPadding);
        }
    }
    qreal total = 0;
    for (const qreal each : widths)
        total += each;
    const qreal factor = std::min(1.0, width / total);
    qreal y = m_top;
    int start = 0;
    for (qsizetype row = 0; row < m_block.rows.size(); ++row) {
        qreal x = left;
        qreal height = 0;
        for (qsizetype column = 0; column < columns; ++column) {
            const Runs &cell = m_block.rows[row][column];
            const qreal room = std::max(widths[std::size_t(column)] * factor, 2.0 * CellPadding + 8);
            height = std::max(height, add(cell, QPointF(x + CellPadding, y + CellPadding / 2.0), room - 2 * CellPadding,
                                          start, row == 0));
            start += lengthOf(cell) + 1;
            x += room;
        }
        y += height + CellPadding;
        m_rules.push_back(y);
    }
    m_height = int(std::ceil(y)) + Space::Control;
}

qreal BlockLayout::add(const Runs &runs, const QPointF &place, qreal width, int start, bool isHead)
{
    QString text;
    QList<QTextLayout::FormatRange> formats;
    QFont font = fontOf(m_block);
    if (isHead)
        font.setWeight(QFont::DemiBold);
    for (const Run &run : runs) {
        formats.append({int(text.size()), int(run.text.size()), formatOf(run, font)});
        text += run.text;
    }
    text.replace(u'\n', QChar(QChar::LineSeparator));
    auto layout = std::make_unique<QTextLayout>(text, font);
    QTextOption option;
    option.setWrapMode(m_block.kind == Block::Kind::Code ? QTextOption::WrapAnywhere
                                                         : QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout->setTextOption(option);
    layout->setFormats(formats);
    layout->setCacheEnabled(true);
    qreal y = 0;
    layout->beginLayout();
    for (QTextLine line = layout->createLine(); line.isValid(); line = layout->createLine()) {
        line.setLineWidth(width);
        line.setPosition(QPointF(0, y));
        y += line.height();
    }
    layout->endLayout();
    m_parts.push_back({std::move(layout), place, start, &runs});
    return y;
}

const BlockLayout::Part *BlockLayout::partAt(const QPointF &point) const
{
    const Part *best = nullptr;
    for (const Part &part : m_parts) {
        if (!best || (part.place.y() <= point.y() && (part.place.x() <= point.x() || part.place.y() > best->place.y())))
            best = &part;
    }
    return best;
}

int BlockLayout::characterAt(const QPointF &point) const
{
    const Part *part = partAt(point);
    if (!part)
        return 0;
    const QPointF inside = point - part->place;
    for (int i = 0; i < part->text->lineCount(); ++i) {
        const QTextLine line = part->text->lineAt(i);
        if (inside.y() < line.y() + line.height() || i == part->text->lineCount() - 1)
            return part->start + (inside.y() < line.y() ? line.textStart() : line.xToCursor(inside.x()));
    }
    return part->start;
}

const Run *BlockLayout::linkAt(const QPointF &point) const
{
    const Part *part = partAt(point);
    if (!part || !part->text->boundingRect().contains(point - part->place))
        return nullptr;
    int at = characterAt(point) - part->start;
    for (const Run &run : *part->runs) {
        if (at < run.text.size())
            return run.url.isEmpty() && run.target.isRoot() ? nullptr : &run;
        at -= int(run.text.size());
    }
    return nullptr;
}

bool BlockLayout::isRuled() const
{
    return m_block.kind == Block::Kind::Row;
}

void BlockLayout::paint(QPainter &painter, const QPointF &origin, int from, int to) const
{
    const QRectF room(origin + QPointF(m_left, m_top), QSizeF(m_width - m_left, m_height - m_top - Space::Tight));
    const QColor line = theme::color(Role::Line);
    if (m_block.kind == Block::Kind::Code)
        painter.fillRect(room, theme::color(Role::Window));
    if (m_block.kind == Block::Kind::Rule || isRuled())
        painter.fillRect(QRectF(room.x(), origin.y() + m_top - Space::Tight, room.width(), 1), line);
    for (const qreal y : m_rules)
        painter.fillRect(QRectF(room.x(), origin.y() + y, room.width(), 1), line);
    for (int depth = 0; depth < m_block.quoteDepth; ++depth) {
        const qreal x = origin.x() + m_left - (depth + 1) * Space::Group;
        painter.fillRect(QRectF(x, origin.y(), 3, m_height), line);
    }
    if (!m_block.marker.isEmpty() && !m_parts.empty()) {
        painter.setPen(theme::color(Role::Muted));
        painter.setFont(theme::textFont());
        const QRectF place(origin.x() + m_left - 2 * IndentWidth, origin.y() + m_top, 2 * IndentWidth - Space::Tight,
                           QFontMetricsF(theme::textFont()).height());
        painter.drawText(place, Qt::AlignRight | Qt::AlignTop, m_block.marker);
    }
    painter.setPen(theme::color(Role::Text));
    QTextCharFormat selected;
    selected.setBackground(theme::color(Role::Selection));
    for (const Part &part : m_parts) {
        const int first = std::clamp(from - part.start, 0, int(part.text->text().size()));
        const int end = std::clamp(to - part.start, 0, int(part.text->text().size()));
        QList<QTextLayout::FormatRange> selection;
        if (end > first)
            selection.append({first, end - first, selected});
        part.text->draw(&painter, origin + part.place, selection);
    }
}

int BlockLayout::estimatedHeight(const Block &block, int width)
{
    const int left = (block.indent + block.listDepth) * IndentWidth + block.quoteDepth * Space::Group;
    const QFontMetricsF metrics(fontOf(block));
    const qreal room = std::max(width - left, SmallestColumn);
    qsizetype lines = 1;
    if (block.kind == Block::Kind::Table)
        lines = block.rows.size();
    else if (block.kind == Block::Kind::Code)
        lines = block.text().count(u'\n') + 1;
    else
        lines = 1 + qsizetype(lengthOf(block.runs) * metrics.averageCharWidth() / room);
    return marginAbove(block) + int(double(lines) * metrics.height()) + Space::Tight;
}

} // namespace readingview
