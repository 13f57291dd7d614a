#include "celltext.h"

#include <QApplication>
#include <QCache>
#include <QPainter>
#include <QStyleOption>
#include <QTextLayout>
#include <QtMath>

#include <algorithm>
#include <memory>

namespace widgets {

namespace {

/** No text has so many times more letters than usual in the same width. */
constexpr int NarrowestLetters = 4;
/** How many letters have the lines that are kept: those of some screens. A letter takes about 50 bytes. */
constexpr qsizetype KeptLetters = 30'000;

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

/** What a line that is painted looks like. */
struct LineKey {
    QString text;
    QFont font;
    int room = 0; ///< The width that there is for it.
    Qt::TextElideMode mode = Qt::ElideRight;
    Qt::LayoutDirection direction = Qt::LeftToRight;
    friend bool operator==(const LineKey &, const LineKey &) = default;
};

size_t qHash(const LineKey &key, size_t seed)
{
    return qHashMulti(seed, key.text, key.room);
}

/** A text in one line, elided if it was too wide, with its glyphs. */
struct LaidOutLine {
    QTextLayout layout;
    qreal textWidth = 0;
};

/** Lays out the text where Qt's delegate does. */
void layOut(LaidOutLine &line, const QString &text, const LineKey &key)
{
    line.layout.setText(text);
    line.layout.setFont(key.font);
    line.layout.setCacheEnabled(true); // Otherwise the glyphs are found again to paint them.
    QTextOption option;
    option.setTextDirection(key.direction);
    option.setWrapMode(QTextOption::NoWrap);
    option.setAlignment(QStyle::visualAlignment(key.direction, Qt::AlignLeft | Qt::AlignVCenter));
    line.layout.setTextOption(option);
    line.layout.beginLayout();
    QTextLine laidOut = line.layout.createLine();
    laidOut.setLineWidth(key.room);
    line.layout.endLayout();
    line.textWidth = laidOut.naturalTextWidth();
}

std::unique_ptr<LaidOutLine> newLine(const LineKey &key, const QFontMetrics &metrics)
{
    auto line = std::make_unique<LaidOutLine>();
    const qsizetype most = NarrowestLetters * (1 + key.room / std::max(1, metrics.averageCharWidth()));
    if (key.text.size() <= most) {
        layOut(*line, key.text, key);
        if (line->textWidth <= key.room)
            return line;
    }
    const QString start = key.mode == Qt::ElideRight ? key.text.first(std::min(most, key.text.size())) : key.text;
    layOut(*line, metrics.elidedText(start, key.mode, key.room), key);
    return line;
}

/** Returns the line of a key. Those that were painted last are kept: a view paints the same texts again and again. */
const LaidOutLine &lineOf(const LineKey &key, const QFontMetrics &metrics)
{
    static QCache<LineKey, LaidOutLine> lines(KeptLetters);
    // Their fonts must not outlive the application.
    [[maybe_unused]] static const bool isCleared = (qAddPostRoutine([] { lines.clear(); }), true);
    if (const LaidOutLine *kept = lines.object(key))
        return *kept;
    std::unique_ptr<LaidOutLine> line = newLine(key, metrics);
    const LaidOutLine &made = *line;
    // One alone never exceeds what is kept, so it is there until the next one is made.
    lines.insert(key, line.release(), std::min(KeptLetters, 1 + key.text.size()));
    return made;
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
    const LaidOutLine &line = lineOf({text, cell.font, room.width(), mode, cell.direction}, cell.fontMetrics);
    const QSize size(room.width(), qRound(line.layout.lineAt(0).height()));
    line.layout.draw(painter,
                     QStyle::alignedRect(cell.direction, Qt::AlignLeft | Qt::AlignVCenter, size, room).topLeft());
    return std::max(1, qCeil(line.textWidth));
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
