#pragma once

#include "exampleuse.h"
#include "finding.h"
#include "snapshot.h"

#include <optional>

namespace lint {

/** An example, or the place for one, and its schema. */
struct ExamplePlace {
    document::Pointer value;
    document::Pointer schema;
    ExampleUse use = ExampleUse::Both;
    bool isSerialized = false; ///< A text that contains the value as JSON.
};

/** What can be an example at this place: `example`, `value`, `dataValue` or `serializedValue`, or `default` or one of
 * the `enum` and `examples` of a schema. Nothing if there is no schema for it, and where a text is content of another
 * media type than JSON. The value can be missing. */
[[nodiscard]] std::optional<ExamplePlace> exampleAt(const document::Snapshot &snapshot,
                                                    const document::Pointer &pointer);

/** If an example fits its schema. */
struct ExampleCheck {
    enum class Result {
        Fits,
        Differs,
        NotJson,    ///< A text that is to be JSON.
        NotChecked, ///< The schema is not valid, or is in another file, or a limit was reached.
        Missing,    ///< There is no value.
    };
    Result result = Result::Missing;
    schema::Finding finding; ///< The first difference. Its instance is a place in the value.
    QString place;           ///< Of the error in JSON: "line:column what was expected".
};

/** The value; for a serialized one, what its text contains. Missing if there is none, or no JSON. */
[[nodiscard]] document::Node exampleValue(const document::Snapshot &snapshot, const ExamplePlace &example);

/** Validates the value with the schemas of its document, within limits. Takes up to a second for large documents, so it
 * should run in a worker thread. */
[[nodiscard]] ExampleCheck checkExample(const document::Snapshot &snapshot, const ExamplePlace &example);

} // namespace lint
