#pragma once

#include "operations.h"

#include <vector>

namespace reading {

/** A part of an API description as its readers see it: an entry of the reading view's navigation. */
struct Entry {
    enum class Kind {
        Info,
        Servers,
        Authentication,
        Tag, ///< A tag, or the heading of the operations without a tag.
        Operation,
        Webhooks, ///< The heading above all webhooks.
        Webhook,  ///< An operation of a webhook.
        Schemas,  ///< The heading above all schemas.
        Schema,
    };
    Kind kind = Kind::Info;
    int depth = 0; ///< The indentation level in the navigation.
    /** The name of a tag or schema, or the summary or path of an operation. Empty for headings of the whole
     * document. */
    QString title;
    QByteArray method;
    QByteArray path; ///< The path of an operation, or the name of its webhook.
    bool isDeprecated = false;
    document::Pointer pointer; ///< The JSON Pointer of the part's object; the root if it has none.
    document::Node node;
    openapi::Operation operation; ///< The operation, for Kind::Operation and Kind::Webhook.

    [[nodiscard]] bool isOperation() const { return kind == Kind::Operation || kind == Kind::Webhook; }
    /** Returns the JSON Pointer that names the part in links. Unlike `pointer` it is also unique for operations of a
     * path item that several paths share. */
    [[nodiscard]] document::Pointer anchor() const;
};

/** The parts of a document in the order of reading: info, servers, authentication, the operations by their first tag in
 * the order of the tags and their parents, webhooks, and the schemas by name. */
using Outline = std::vector<Entry>;
[[nodiscard]] Outline outlineOf(const document::Snapshot &snapshot);

/** Returns the index of the innermost part that contains the place `pointer`, such as an operation, a schema or a tag,
 * or -1 if no part contains it. */
[[nodiscard]] qsizetype entryAt(const Outline &outline, const document::Pointer &pointer);

} // namespace reading
