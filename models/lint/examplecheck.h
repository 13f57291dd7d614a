#pragma once

#include "exampleuse.h"
#include "finding.h"
#include "snapshot.h"

#include <optional>

namespace lint {

/** Where a document has, or can have, an example, and the schema that the example has to fit. */
struct ExamplePlace {
    document::Pointer value;
    document::Pointer schema;
    ExampleUse use = ExampleUse::Both;
    bool isSerialized = false; ///< The example is a text that contains the value as JSON.
};

/** Returns the example at a pointer and its schema. The pointer can be an `example`, `value`, `dataValue` or
 * `serializedValue`, or a `default` or an item of `enum` or `examples` of a schema; its value can be missing. Returns
 * std::nullopt if the pointer is none of these or has no schema, and for a text that is content of another media type
 * than JSON. */
[[nodiscard]] std::optional<ExamplePlace> exampleAt(const document::Snapshot &snapshot,
                                                    const document::Pointer &pointer);

/** Whether an example fits its schema, as checkExample() found it. */
struct ExampleCheck {
    enum class Result {
        Fits,
        Differs,
        NotJson,    ///< The example has to be a text with JSON, and is not.
        NotChecked, ///< The schema is not valid or is in another file, or a limit was reached.
        Missing,    ///< The document has no value at the example's place.
    };
    Result result = Result::Missing;
    schema::Finding finding; ///< The first difference from the schema. Its instance is relative to the example's value.
    QString place;           ///< The place of a syntax error in JSON: "line:column what was expected".
    /** All differences from the schema, `finding` first; at most MostDifferences of them. */
    schema::Findings differences = {};
};

/** The largest number of differences that checkExample() returns. */
inline constexpr qsizetype MostDifferences = 50;

/** Returns the value of an example or, if it is serialized, the value that its text contains. The node is missing if
 * the document has no value there, or its text is not JSON. */
[[nodiscard]] document::Node exampleValue(const document::Snapshot &snapshot, const ExamplePlace &example);

/** Validates an example against its schema in the document, within limits. This takes up to a second for large
 * documents, so call it in a worker thread. */
[[nodiscard]] ExampleCheck checkExample(const document::Snapshot &snapshot, const ExamplePlace &example);

} // namespace lint
