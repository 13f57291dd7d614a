#pragma once

#include "pointer.h"

#include <QFlags>
#include <QList>
#include <QString>

namespace reading {

/** What a run of characters is, which decides its look. */
enum class Style : quint16 {
    Strong = 1 << 0,
    Emphasis = 1 << 1,
    Code = 1 << 2,
    Struck = 1 << 3,
    Name = 1 << 4, ///< The name of a property, parameter or media type.
    Type = 1 << 5,
    Muted = 1 << 6,
    Required = 1 << 7,
    Deprecated = 1 << 8,
    Method = 1 << 9, ///< The method of an operation, in upper case.
};
Q_DECLARE_FLAGS(Styles, Style)
Q_DECLARE_OPERATORS_FOR_FLAGS(Styles)

/** Characters in one style. A line feed in the text is a line break. */
struct Run {
    QString text;
    Styles styles;
    /** The URL of an http, https or mailto link; empty for other text. */
    QString url;
    /** The operation or schema that a link within the document leads to; the root for other text. */
    document::Pointer target;

    friend bool operator==(const Run &, const Run &) = default;
};
using Runs = QList<Run>;

/** A block of the text that readers of an API description see: a paragraph, a row of a schema, an example … */
struct Block {
    enum class Kind {
        Heading,
        Paragraph,
        Row, ///< A row for a property, a parameter, a response …
        Code,
        Rule,
        Table,
    };
    Kind kind = Kind::Paragraph;
    int level = 0;     ///< The level of a heading, from 1 to 6.
    int indent = 0;    ///< The number of levels of properties that contain the block.
    int listDepth = 0; ///< The number of Markdown lists that contain the block.
    int quoteDepth = 0;
    QString marker; ///< The marker of a list item, for its first block: "•" or a number with a period.
    Runs runs;
    QList<QList<Runs>> rows; ///< The cells of a table; the first row is its head.

    [[nodiscard]] QString text() const;
    friend bool operator==(const Block &, const Block &) = default;
};
using Blocks = QList<Block>;

} // namespace reading
