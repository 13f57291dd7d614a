#pragma once

#include "document.h"
#include "examplecheck.h"

namespace lint {

/** An edit of an example, relative to the document that it was made for. */
struct ExampleFix {
    document::Pointer place;
    std::optional<document::Value> value; ///< Nothing: what is there is removed.
};

/** A value made from the schema, for an example that is missing. Unsupported: none was found that fits. Can take a
 * second, as the others, so it should run in a worker thread. */
[[nodiscard]] base::Result<document::Value> makeExample(const document::Snapshot &snapshot,
                                                        const ExamplePlace &example);

/** What makes the example fit: a change of the place that differs first if that is enough for it, otherwise a new
 * value. Unsupported: there is nothing to change, or no value was found that fits. */
[[nodiscard]] base::Result<ExampleFix> fixExample(const document::Snapshot &snapshot, const ExamplePlace &example);

/** True if changeSchema() can allow what differs. */
[[nodiscard]] bool canChangeSchema(const schema::Finding &finding);

/** Changes the keyword of the schema so that it allows the value: another type, one more property, a wider bound. */
base::Result<void> changeSchema(document::Document &document, const ExamplePlace &example,
                                const schema::Finding &finding);

} // namespace lint
