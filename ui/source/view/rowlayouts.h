#pragma once

#include "diagnostic.h"
#include "linetokens.h"
#include "rowtext.h"

#include <QFont>
#include <QHash>
#include <QTextLayout>

#include <memory>
#include <optional>

namespace source {

/** How a part of a row is drawn. The units are those of RowText. */
struct RowStyle {
    qsizetype start = 0;
    qsizetype length = 0;
    std::optional<Token> token;
    std::optional<base::Severity> problem; ///< Underlined.
    friend bool operator==(const RowStyle &, const RowStyle &) = default;
};

/** A row that is laid out. */
struct RowLayout {
    RowText text;
    QTextLayout layout;
    qreal width = 0;
    QList<RowStyle> styles;

    /** The distance of a byte of the row from its start, and the byte nearest to a distance. */
    [[nodiscard]] qreal xOf(qsizetype byte) const;
    [[nodiscard]] qsizetype byteAt(qreal x) const;
};

/** Lays out rows, and keeps those that were used last: most rows stay the same from one frame to the next. */
class RowLayouts final
{
public:
    /** Rows that are kept. */
    static constexpr qsizetype Most = 400;

    /** Changes the font; forgets all rows. */
    void setFont(const QFont &font, int tabColumns);
    /** Forgets all rows, as when colors change. */
    void clear() { m_rows.clear(); }
    /** Valid until the next call. */
    [[nodiscard]] const RowLayout &row(const QByteArray &bytes, const QList<RowStyle> &styles);
    /** A row with text of an input method before a byte; it is not kept. */
    [[nodiscard]] std::unique_ptr<RowLayout> rowWithPreedit(const QByteArray &bytes, const QList<RowStyle> &styles,
                                                            qsizetype byte, const QString &preedit,
                                                            const QList<QTextLayout::FormatRange> &formats) const;

private:
    /** Lays a row out with the formats of its styles and more. */
    void layOut(RowLayout &row, const QList<QTextLayout::FormatRange> &more) const;

    QFont m_font;
    qreal m_tabDistance = 0;
    QHash<QByteArray, std::shared_ptr<RowLayout>> m_rows;
};

/** The color of a problem by its severity. */
[[nodiscard]] QColor problemColor(base::Severity severity);

} // namespace source
