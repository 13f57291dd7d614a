#pragma once

#include "schemasource.h"
#include "validation.h"

#include <memory>

namespace schema {

/**
 * Validates instances against JSON schemas; both are nodes of YAML or JSON documents. Numbers are compared as decimals
 * of any size. A schema is compiled when it is used for the first time, and kept. Not thread-safe.
 */
class Validator final
{
public:
    /** Makes a validator for schemas from `source`, which must live longer than the validator. */
    explicit Validator(SchemaSource &source, const Options &options = {});
    ~Validator();
    Q_DISABLE_COPY_MOVE(Validator)

    /**
     * Validates an instance against a schema. The findings are in the order in which the keywords are evaluated;
     * `place`, the pointer of the instance in its document, is put before their pointers. A property may be missing if
     * any schema that applies to its object marks it as one of `unsent`.
     */
    [[nodiscard]] Outcome validate(const document::Node &instance, const SchemaPlace &schema,
                                   const document::Pointer &place = {}, Unsent unsent = {});

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace schema
