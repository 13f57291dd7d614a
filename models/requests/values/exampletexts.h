#pragma once

#include "referenceresolver.h"
#include "value.h"

#include <optional>

namespace requests {

/** An example of a parameter or media type: its value, the exact text that is sent for it, or both. */
struct ExampleText {
    QByteArray name; ///< The name in `examples`; empty for `example`.
    std::optional<document::Value> value;
    std::optional<QByteArray> serialized; ///< `serializedValue` of OpenAPI 3.2.
};

/** The largest number of named examples that are offered for a body. */
inline constexpr qsizetype MaximumExampleNames = 100;

/** Returns the example with a name of the parameter or media type at a place, else its first one, or std::nullopt if it
 * has none. References to Example Objects are followed; examples on servers (`externalValue`) are left out. */
[[nodiscard]] std::optional<ExampleText> exampleOf(openapi::ReferenceResolver &resolver, const openapi::Place &holder,
                                                   const QByteArray &name);

/** Returns the names of the examples that exampleOf() finds at the same place, in the order of the document; at most
 * MaximumExampleNames. */
[[nodiscard]] QList<QByteArray> exampleNames(openapi::ReferenceResolver &resolver, const openapi::Place &holder);

} // namespace requests
