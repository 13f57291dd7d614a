#pragma once

#include "diagnostic.h"
#include "objecttype.h"

#include <QByteArray>
#include <QString>

namespace assist {

/** The greatest number of items that are offered in one place. */
inline constexpr qsizetype MaximumCompletions = 2000;

/** A text that can be inserted at a place. */
struct CompletionItem {
    enum class Kind { Key, Value, Reference };

    Kind kind = Kind::Key;
    QString label = {};       ///< The key, value or target, without quotes.
    QString detail = {};      ///< In the terms of the specification, not translated: "string", "[Server Object]".
    QString description = {}; ///< From the document, such as the summary of a target: Markdown.
    QByteArray text = {};     ///< To insert, with quotes, colon, comma and line breaks as the place needs them.
    qsizetype cursor = 0;     ///< Where the cursor is after that: bytes of `text`.
    base::Span replaced = {}; ///< The bytes that `text` replaces.
    bool isRequired = false;
    bool isDeprecated = false;
    /** The row of the table, for its translated help (messages::fieldHelp). Null if the table has none. */
    const specification::Field *field = nullptr;
    /** The object with the field, or the one that the item refers to. */
    specification::ObjectKind object = specification::ObjectKind::NoObject;

    friend bool operator==(const CompletionItem &, const CompletionItem &) = default;
};

/** What can be inserted at a place. */
struct Completions {
    /** What is typed of the items before the cursor, without quotes. Filtering by it is up to the caller. */
    QByteArray typed;
    /** Required keys first, then in the order of the table or of the document. */
    QList<CompletionItem> items;
};

} // namespace assist
