#pragma once

#include "assistcontext.h"

namespace assist {

/** The definition of what a text names. */
struct DefinitionPlace {
    base::Span span;      ///< The text that names it, with its quotes.
    openapi::Place place; ///< The address is that of the context for places of the same document.

    friend bool operator==(const DefinitionPlace &, const DefinitionPlace &) = default;
};

/**
 * What the byte names: the target of `$ref`, `operationRef` or a discriminator's mapping, a tag, a security scheme, an
 * operation by its operationId. Nothing if it names nothing, or a thing of this document that is not there. Places in
 * other documents are not looked up, because they may not be open, except for anchors.
 */
[[nodiscard]] std::optional<DefinitionPlace> definitionAt(const document::Snapshot &snapshot, qsizetype offset,
                                                          const AssistContext &context = {});

} // namespace assist
