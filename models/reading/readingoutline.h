#pragma once

#include "operations.h"

#include <vector>

namespace reading {

/** A part of a document as its readers see it. */
struct Entry {
    enum class Kind {
        Info,
        Servers,
        Authentication,
        Tag, ///< Or the heading of the operations without a tag.
        Operation,
        Webhooks, ///< The heading of the webhooks.
        Webhook,  ///< An operation of a webhook.
        Schemas,  ///< The heading of the schemas.
        Schema,
    };
    Kind kind = Kind::Info;
    int depth = 0; ///< In the navigation.
    QString title; ///< A name, the summary of an operation, or its path. Empty for headings of the whole document.
    QByteArray method;
    QByteArray path; ///< Or the name of a webhook.
    bool isDeprecated = false;
    document::Pointer pointer; ///< Of the object; the root if there is none.
    document::Node node;
    document::Node pathItem; ///< Of an operation.

    [[nodiscard]] bool isOperation() const { return kind == Kind::Operation || kind == Kind::Webhook; }
    /** The place that names it in the document, unlike `pointer` also for a path item that several paths share. */
    [[nodiscard]] document::Pointer anchor() const;
};

/** The parts of a document in the order of reading: info, servers, authentication, the operations by their first tag in
 * the order of the tags and their parents, webhooks, and the schemas by name. */
using Outline = std::vector<Entry>;
[[nodiscard]] Outline outlineOf(const document::Snapshot &snapshot);

/** The index of the part with this place: an operation, a schema, a tag …, or -1. */
[[nodiscard]] qsizetype entryAt(const Outline &outline, const document::Pointer &pointer);

} // namespace reading
