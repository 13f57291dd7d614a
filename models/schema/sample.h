#pragma once

#include "sampleoptions.h"
#include "schemasource.h"
#include "value.h"

#include <memory>
#include <optional>

namespace schema {

struct Sample {
    document::Value value;
    /** Why the value is not valid against the schema; empty if it is valid. `span` is not set in them. */
    Findings findings;
};

/**
 * Makes sample values that fit a schema; each call with the same seed makes the same value. Takes the first valid value
 * that `const`, `example`, `examples`, `default` and `enum` give, else makes one by type, format, pattern and bounds.
 * Takes the first alternative of `oneOf` and `anyOf` that gives a valid value. Ends recursive schemas where they begin
 * to repeat themselves. Not thread-safe.
 */
class Sampler final
{
public:
    /** Makes a sampler of schemas from `source`, which must live longer than the sampler. */
    explicit Sampler(SchemaSource &source, const SampleOptions &options = {});
    ~Sampler();
    Q_DISABLE_COPY_MOVE(Sampler)

    /** Returns a sample for the schema at a place. `seed` is that of SampleOptions unless it is given. */
    [[nodiscard]] Sample sampleOf(const SchemaPlace &place, std::optional<quint32> seed = std::nullopt);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace schema
