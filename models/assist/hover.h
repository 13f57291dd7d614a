#pragma once

#include "assistcontext.h"

namespace assist {

/** What is known about a key, a value or a reference of the text. Texts of the document are plain or Markdown and can
 * contain anything: they must be shown as plain text. */
struct Hover {
    base::Span span;     ///< The key or value that it is about.
    QString title;       ///< The key, or the reference.
    QString detail;      ///< The type in the terms of the specification, not translated: "string".
    QString summary;     ///< Of the target: its title or summary.
    QString description; ///< Of the target: the first lines of its description.
    bool isRequired = false;
    bool isDeprecated = false;
    /** The first version with the field, if not all have it. */
    std::optional<specification::Version> since;
    /** The row of the table, for its translated help (messages::fieldHelp). Null for references. */
    const specification::Field *field = nullptr;
    /** The object with the field, or the one that the reference refers to. */
    specification::ObjectKind object = specification::ObjectKind::NoObject;
    QString url; ///< Of the object's section in the specification; empty for the gateway extension.

    friend bool operator==(const Hover &, const Hover &) = default;
};

/** Nothing where the table and the document say nothing about the byte. */
[[nodiscard]] std::optional<Hover> hoverAt(const document::Snapshot &snapshot, qsizetype offset,
                                           const AssistContext &context = {});

} // namespace assist
