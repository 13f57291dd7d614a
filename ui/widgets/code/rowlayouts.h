#pragma once

#include "diagnostic.h"
#include "rowtext.h"
#include "token.h"

#include <QFont>
#include <QHash>
#include <QTextLayout>

#include <memory>
#include <optional>

namespace widgets {

/** How a part of a row is drawn. The start and the length are in UTF-16 units of RowText::shown(). */
struct RowStyle {
    qsizetype start = 0;
    qsizetype length = 0;
    std::optional<Token> token;
    /** The severity of a problem, which is drawn as an underline; std::nullopt for none. */
    std::optional<base::Severity> problem;
    friend bool operator==(const RowStyle &, const RowStyle &) = default;
};

/** A row of text that is laid out for painting. */
struct RowLayout {
    RowText text;
    QTextLayout layout;
    qreal width = 0;
    QList<RowStyle> styles;

    /** The distance in pixels of a byte of the row from the start of the row. */
    [[nodiscard]] qreal xOf(qsizetype byte) const;
    [[nodiscard]] qsizetype byteAt(qreal x) const;
};

/** Lays out rows, and keeps the layouts of rows that were used before: most rows stay the same from one frame to the
 * next. */
class RowLayouts final
{
public:
    /** The number of rows whose layouts are kept. When there are more, all are forgotten. */
    static constexpr qsizetype Most = 400;

    /** Changes the font and the width of a tab, in characters. Forgets the layouts of all rows. */
    void setFont(const QFont &font, int tabColumns);
    /** Forgets the layouts of all rows, as is needed when colors change. */
    void clear() { m_rows.clear(); }
    /** Returns the layout of a row with this text and these styles, which is created if needed. Valid until the next
     * call. */
    [[nodiscard]] const RowLayout &row(const QByteArray &bytes, const QList<RowStyle> &styles);
    /** Returns the layout of a row with `preedit`, a text that an input method composes, in front of the byte at an
     * index of `bytes`. It is not kept. */
    [[nodiscard]] std::unique_ptr<RowLayout> rowWithPreedit(const QByteArray &bytes, const QList<RowStyle> &styles,
                                                            qsizetype byte, const QString &preedit,
                                                            const QList<QTextLayout::FormatRange> &formats) const;

private:
    /** Lays out a row with the formats of its styles and the formats `more`. */
    void layOut(RowLayout &row, const QList<QTextLayout::FormatRange> &more) const;

    QFont m_font;
    qreal m_tabDistance = 0;
    QHash<QByteArray, std::shared_ptr<RowLayout>> m_rows;
};

/** The color in which problems of a severity are marked. */
[[nodiscard]] QColor problemColor(base::Severity severity);

} // namespace widgets
