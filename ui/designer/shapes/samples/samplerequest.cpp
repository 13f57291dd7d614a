#include "samplerequest.h"

#include "references.h"
#include "workspace.h"

namespace designer {

SampleRequest sampleRequestFor(const workspace::OpenDefinition &definition, const workspace::References &references,
                               const document::Pointer &schema, schema::Extent extent, schema::Direction direction)
{
    return {references.addressOf(definition),
            definition.document().snapshot(),
            references.set().documents(),
            schema,
            extent,
            definition.description(),
            direction};
}

} // namespace designer
