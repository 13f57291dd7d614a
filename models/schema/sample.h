#pragma once

#include "sampleoptions.h"
#include "schemasource.h"
#include "value.h"

#include <memory>

namespace schema {

struct Sample {
    document::Value value;
    Findings findings; ///< Why the value is not valid; empty if it is. `span` is not set.
};

/**
 * Makes values that fit a schema, the same at each call: of `const`, `example`, `examples`, `default` and `enum` the
 * first that is valid, else by type, format, pattern and bounds. Of `oneOf` and `anyOf` the first alternative that
 * leads to a valid value is taken. Schemas that contain themselves end where they start again. Not thread-safe.
 */
class Sampler final
{
public:
    /** The source must live longer than the sampler. */
    explicit Sampler(SchemaSource &source, const SampleOptions &options = {});
    ~Sampler();
    Q_DISABLE_COPY_MOVE(Sampler)

    [[nodiscard]] Sample sampleOf(const SchemaPlace &place);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace schema
