#pragma once

#include "schemasource.h"
#include "validation.h"

#include <memory>

namespace schema {

/**
 * Validates values of YAML and JSON documents against schemas, both as the nodes of a document. Numbers are compared as
 * decimals of any size. A schema is compiled when it is used for the first time, and kept. Not thread-safe.
 */
class Validator final
{
public:
    /** The source must live longer than the validator. */
    explicit Validator(SchemaSource &source, const Options &options = {});
    ~Validator();
    Q_DISABLE_COPY_MOVE(Validator)

    /** Findings are in the order in which the keywords are evaluated, and placed relative to `place`, the instance's
     * own. */
    [[nodiscard]] Outcome validate(const document::Node &instance, const SchemaPlace &schema,
                                   const document::Pointer &place = {});

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace schema
