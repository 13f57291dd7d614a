#pragma once

#include "assistcontext.h"

namespace assist {

/** What a hover shows about a key, a value or a reference of the text. The strings that come from the document are
 * plain text or Markdown and can contain anything, so they must be shown as plain text. */
struct Hover {
    base::Span span;     ///< The bytes of the key or value that the hover is about.
    QString title;       ///< The name of the key, or the text of the reference.
    QString detail;      ///< The type in the terms of the specification, not translated: "string".
    QString summary;     ///< The title or summary of the reference's target.
    QString description; ///< The first lines of the description of the reference's target.
    bool isRequired = false;
    bool isDeprecated = false;
    /** The first version of OpenAPI that has the field; without a value if all versions have it. */
    std::optional<specification::Version> since;
    /** The field's row in the specification table, for its translated help (messages::fieldHelp). Null for
     * references. */
    const specification::Field *field = nullptr;
    /** The kind of the object that has the field, or of the object that the reference refers to. */
    specification::ObjectKind object = specification::ObjectKind::NoObject;
    QString url; ///< The URL of the object's section in the specification; empty for the gateway extension.

    friend bool operator==(const Hover &, const Hover &) = default;
};

/** Returns what a hover shows about the text at byte `offset`, or std::nullopt if neither the specification table nor
 * the document describes it. */
[[nodiscard]] std::optional<Hover> hoverAt(const document::Snapshot &snapshot, qsizetype offset,
                                           const AssistContext &context = {});

} // namespace assist
