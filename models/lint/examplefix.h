#pragma once

#include "document.h"
#include "examplecheck.h"

namespace lint {

/** An edit that makes an example fit its schema. It is only valid for the snapshot that it was made for. */
struct ExampleFix {
    document::Pointer place;
    std::optional<document::Value> value; ///< The new value; std::nullopt removes the value at the place.
};

/** Returns a value made from the schema of a missing example, or the error Unsupported if no value was found that fits.
 * It can take a second, so call it in a worker thread. */
[[nodiscard]] base::Result<document::Value> makeExample(const document::Snapshot &snapshot,
                                                        const ExamplePlace &example);

/** Returns an edit that makes an example fit its schema: a change of the first place that differs if that reduces the
 * differences, otherwise a new value. Returns the error Unsupported if no value was found that fits. It can take a
 * second, so call it in a worker thread. */
[[nodiscard]] base::Result<ExampleFix> fixExample(const document::Snapshot &snapshot, const ExamplePlace &example);

/** Returns true if changeSchema() has a change for the keyword of the finding. */
[[nodiscard]] bool canChangeSchema(const schema::Finding &finding);

/** Changes the keyword that a finding is about so that the schema allows the example: another type, one more property,
 * a wider bound. Errors: Unsupported if no change is known for the keyword, NotFound if the schema no longer has it. */
base::Result<void> changeSchema(document::Document &document, const ExamplePlace &example,
                                const schema::Finding &finding);

} // namespace lint
