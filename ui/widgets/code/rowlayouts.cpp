#include "rowlayouts.h"

#include "theme.h"

#include <QFontMetricsF>
#include <QTextOption>

namespace widgets {

namespace {

/** A row is not wrapped. */
constexpr qreal WidestRow = 1'000'000;

theme::Role roleOf(Token token)
{
    switch (token) {
    case Token::Key:
    case Token::Reference:
        return theme::Role::Accent;
    case Token::Number:
        return theme::Role::Patch;
    case Token::Comment:
        return theme::Role::Muted;
    case Token::Text:
        break;
    }
    return theme::Role::Ok;
}

QTextLayout::FormatRange formatOf(const RowStyle &style)
{
    QTextLayout::FormatRange range;
    range.start = int(style.start);
    range.length = int(style.length);
    range.format.setForeground(theme::color(roleOf(*style.token)));
    range.format.setFontUnderline(*style.token == Token::Reference);
    return range;
}

} // namespace

QColor problemColor(base::Severity severity)
{
    switch (severity) {
    case base::Severity::Error:
        return theme::color(theme::Role::Error);
    case base::Severity::Warning:
        return theme::color(theme::Role::Warning);
    case base::Severity::Information:
        break;
    }
    return theme::color(theme::Role::Information);
}

qreal RowLayout::xOf(qsizetype byte) const
{
    return layout.lineCount() > 0 ? layout.lineAt(0).cursorToX(int(text.unitAt(byte))) : 0;
}

qsizetype RowLayout::byteAt(qreal x) const
{
    return layout.lineCount() > 0 ? text.byteAt(layout.lineAt(0).xToCursor(x)) : 0;
}

void RowLayouts::setFont(const QFont &font, int tabColumns)
{
    m_font = font;
    m_tabDistance = QFontMetricsF(font).horizontalAdvance(u' ') * tabColumns;
    clear();
}

const RowLayout &RowLayouts::row(const QByteArray &bytes, const QList<RowStyle> &styles)
{
    std::shared_ptr<RowLayout> &kept = m_rows[bytes];
    if (kept && kept->styles == styles)
        return *kept;
    auto row = std::make_shared<RowLayout>();
    row->text = RowText(bytes);
    row->styles = styles;
    layOut(*row, {});
    if (m_rows.size() > Most)
        m_rows.clear();
    std::shared_ptr<RowLayout> &place = m_rows[bytes];
    place = row;
    return *place;
}

std::unique_ptr<RowLayout> RowLayouts::rowWithPreedit(const QByteArray &bytes, const QList<RowStyle> &styles,
                                                      qsizetype byte, const QString &preedit,
                                                      const QList<QTextLayout::FormatRange> &formats) const
{
    auto row = std::make_unique<RowLayout>();
    row->text = RowText(bytes);
    const auto unit = int(row->text.unitAt(byte));
    row->layout.setPreeditArea(unit, preedit);
    row->styles = styles;
    // Positions after the area count its text.
    for (RowStyle &one : row->styles) {
        if (one.start >= unit)
            one.start += preedit.size();
        else if (one.start + one.length > unit)
            one.length += preedit.size();
    }
    QList<QTextLayout::FormatRange> shifted = formats;
    for (QTextLayout::FormatRange &one : shifted)
        one.start += unit;
    layOut(*row, shifted);
    return row;
}

void RowLayouts::layOut(RowLayout &row, const QList<QTextLayout::FormatRange> &more) const
{
    QTextOption option;
    option.setWrapMode(QTextOption::NoWrap);
    // Also lines of other scripts begin at the left, as their indentation counts.
    option.setTextDirection(Qt::LeftToRight);
    option.setTabStopDistance(m_tabDistance);
    row.layout.setFont(m_font);
    row.layout.setText(row.text.shown());
    row.layout.setTextOption(option);
    QList<QTextLayout::FormatRange> formats;
    formats.reserve(row.styles.size());
    for (const RowStyle &one : std::as_const(row.styles)) {
        if (one.token)
            formats.append(formatOf(one));
    }
    row.layout.setFormats(formats + more);
    row.layout.setCacheEnabled(true);
    row.layout.beginLayout();
    QTextLine line = row.layout.createLine();
    if (line.isValid()) {
        line.setLineWidth(WidestRow);
        line.setPosition({0, 0});
        row.width = line.naturalTextWidth();
    }
    row.layout.endLayout();
}

} // namespace widgets
