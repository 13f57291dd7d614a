#pragma once

#include "assistcontext.h"

namespace assist {

/** A text that names something, such as a reference, and the place where the thing is defined. */
struct DefinitionPlace {
    base::Span span; ///< The reference or name in the text, with its quotes.
    /** Where the named thing is defined. In the same document, the address is AssistContext::address. */
    openapi::Place place;

    friend bool operator==(const DefinitionPlace &, const DefinitionPlace &) = default;
};

/**
 * Returns where the thing is defined that the text at byte `offset` names: the target of `$ref`, `operationRef` or a
 * discriminator's mapping, a tag, a security scheme, or the operation with an operationId. Returns std::nullopt if the
 * text names nothing, or a thing that this document does not have. A place in another document is returned without a
 * check that it exists, because the document may not be open; only anchors are looked up there.
 */
[[nodiscard]] std::optional<DefinitionPlace> definitionAt(const document::Snapshot &snapshot, qsizetype offset,
                                                          const AssistContext &context = {});

} // namespace assist
