#pragma once

#include "diagnostic.h"
#include "objecttype.h"

#include <QByteArray>
#include <QString>

namespace assist {

/** The largest number of completion items that are offered at one place of a text. */
inline constexpr qsizetype MaximumCompletions = 2000;

/** A completion: a text that can be inserted at a place of a document, and what is shown about it. */
struct CompletionItem {
    enum class Kind { Key, Value, Reference };

    Kind kind = Kind::Key;
    QString label = {}; ///< The text shown in the list: the key, value or target, without quotes.
    /** The type in the terms of the specification, not translated: "string", "[Server Object]". */
    QString detail = {};
    /** A description from the document, such as the summary of a reference's target, as Markdown. */
    QString description = {};
    /** The bytes to insert, with quotes, colon, comma and line breaks as the place needs them. */
    QByteArray text = {};
    /** The position of the cursor after the insertion, in bytes from the start of `text`. */
    qsizetype cursor = 0;
    base::Span replaced = {}; ///< The bytes of the document that `text` replaces.
    bool isRequired = false;
    bool isDeprecated = false;
    /** The field's row in the specification table, for its translated help (messages::fieldHelp). Null if the table
     * does not have the field. */
    const specification::Field *field = nullptr;
    /** The kind of the object that has the field, or of the object that the item refers to. */
    specification::ObjectKind object = specification::ObjectKind::NoObject;

    friend bool operator==(const CompletionItem &, const CompletionItem &) = default;
};

/** The completions at a place of a document. */
struct Completions {
    /** The part of an item that is typed before the cursor, without quotes. The items are not filtered by it: the
     * caller does that. */
    QByteArray typed;
    /** The items to offer: required keys first, then in the order of the specification table or of the document. */
    QList<CompletionItem> items;
};

} // namespace assist
