#pragma once

#include "pointer.h"

#include <QFlags>
#include <QList>
#include <QString>

namespace reading {

/** What a run of characters is, for its look. */
enum class Style : quint16 {
    Strong = 1 << 0,
    Emphasis = 1 << 1,
    Code = 1 << 2,
    Struck = 1 << 3,
    Name = 1 << 4, ///< Of a property, parameter or media type.
    Type = 1 << 5,
    Muted = 1 << 6,
    Required = 1 << 7,
    Deprecated = 1 << 8,
    Method = 1 << 9, ///< The method of an operation, in upper case.
};
Q_DECLARE_FLAGS(Styles, Style)
Q_DECLARE_OPERATORS_FOR_FLAGS(Styles)

/** Characters in one style. A line feed is a line break. */
struct Run {
    QString text;
    Styles styles;
    QString url;              ///< Of an http, https or mailto link; empty for other text.
    document::Pointer target; ///< The operation or schema of a link within the document; the root for other text.

    friend bool operator==(const Run &, const Run &) = default;
};
using Runs = QList<Run>;

/** A piece of a text for readers: a paragraph, a row of a schema, an example … */
struct Block {
    enum class Kind {
        Heading,
        Paragraph,
        Row, ///< A property, a parameter, a response …
        Code,
        Rule,
        Table,
    };
    Kind kind = Kind::Paragraph;
    int level = 0;     ///< Of a heading, from 1 to 6.
    int indent = 0;    ///< Levels of properties around it.
    int listDepth = 0; ///< Levels of lists around it, in its Markdown text.
    int quoteDepth = 0;
    QString marker; ///< Of the first block of a list item: "•" or a number with a period.
    Runs runs;
    QList<QList<Runs>> rows; ///< Cells of a table; the first row is its head.

    [[nodiscard]] QString text() const;
    friend bool operator==(const Block &, const Block &) = default;
};
using Blocks = QList<Block>;

} // namespace reading
