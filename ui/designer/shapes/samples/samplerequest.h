#pragma once

#include "schemasample.h"

namespace workspace {
class OpenDefinition;
class References;
} // namespace workspace

namespace designer {

/** Returns the request for a sample of a schema of `definition` as it is now, with the other files that it refers to.
 */
[[nodiscard]] SampleRequest sampleRequestFor(const workspace::OpenDefinition &definition,
                                             const workspace::References &references, const document::Pointer &schema,
                                             schema::Extent extent, schema::Direction direction);

} // namespace designer
