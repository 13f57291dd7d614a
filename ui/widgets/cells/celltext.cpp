#include "celltext.h"

#include <QApplication>
#include <QPainter>
#include <QStyleOption>
#include <QTextLayout>
#include <QtMath>

#include <algorithm>

namespace widgets {

namespace {

/** No text has so many times more letters than usual in the same width. */
constexpr int NarrowestLetters = 4;

QStyle &styleOf(const QStyleOptionViewItem &cell)
{
    return cell.widget ? *cell.widget->style() : *QApplication::style();
}

/** The first line, with an ellipsis if it is not the only one. */
QString firstLine(const QString &text)
{
    const auto isBreak = [](QChar letter) { return letter == QChar::LineSeparator || letter == u'\n'; };
    const auto end = std::find_if(text.cbegin(), text.cend(), isBreak);
    return end == text.cend() ? text : text.first(end - text.cbegin()) + u'…';
}

/** Paints the text where Qt's delegate does, and returns its width. One that is too wide is painted only if it `must`
 * be; otherwise the result is 0. */
int paintLine(QPainter *painter, const QRect &room, const QStyleOptionViewItem &cell, const QString &text, bool must)
{
    QTextLayout layout(text, cell.font);
    QTextOption option;
    option.setTextDirection(cell.direction);
    option.setWrapMode(QTextOption::NoWrap);
    option.setAlignment(QStyle::visualAlignment(cell.direction, Qt::AlignLeft | Qt::AlignVCenter));
    layout.setTextOption(option);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(room.width());
    layout.endLayout();
    if (!must && line.naturalTextWidth() > room.width())
        return 0;
    const QSize size(room.width(), qRound(line.height()));
    layout.draw(painter, QStyle::alignedRect(cell.direction, Qt::AlignLeft | Qt::AlignVCenter, size, room).topLeft());
    return std::max(1, qCeil(line.naturalTextWidth()));
}

} // namespace

void paintCellGround(QPainter *painter, const QStyleOptionViewItem &cell)
{
    styleOf(cell).drawPrimitive(QStyle::PE_PanelItemViewItem, &cell, painter, cell.widget);
}

int paintElided(QPainter *painter, const QRect &room, const QStyleOptionViewItem &cell, const QString &text,
                Qt::TextElideMode mode)
{
    if (text.isEmpty() || room.width() <= 0)
        return 0;
    const int average = std::max(1, cell.fontMetrics.averageCharWidth());
    const qsizetype most = NarrowestLetters * (1 + room.width() / average);
    if (text.size() <= most) {
        if (const int width = paintLine(painter, room, cell, text, false); width > 0)
            return width;
    }
    const QString start = mode == Qt::ElideRight ? text.first(std::min(most, text.size())) : text;
    return paintLine(painter, room, cell, cell.fontMetrics.elidedText(start, mode, room.width()), true);
}

bool paintTextCell(QPainter *painter, const QStyleOptionViewItem &cell)
{
    const bool isText = !(cell.features & (QStyleOptionViewItem::HasCheckIndicator |
                                           QStyleOptionViewItem::HasDecoration | QStyleOptionViewItem::WrapText)) &&
                        !cell.state.testFlag(QStyle::State_Editing) &&
                        (cell.displayAlignment & Qt::AlignHorizontal_Mask & ~(Qt::AlignLeft | Qt::AlignLeading)) == 0;
    if (!isText)
        return false;
    paintCellGround(painter, cell);
    const bool isEnabled = cell.state.testFlag(QStyle::State_Enabled);
    const QPalette::ColorGroup group = !isEnabled                                  ? QPalette::Disabled
                                       : cell.state.testFlag(QStyle::State_Active) ? QPalette::Normal
                                                                                   : QPalette::Inactive;
    const bool isSelected = cell.state.testFlag(QStyle::State_Selected);
    painter->setPen(cell.palette.color(group, isSelected ? QPalette::HighlightedText : QPalette::Text));
    const int margin = styleOf(cell).pixelMetric(QStyle::PM_FocusFrameHMargin, &cell, cell.widget) + 1;
    paintElided(painter, cell.rect.adjusted(margin, 0, -margin, 0), cell, firstLine(cell.text));
    return true;
}

} // namespace widgets
