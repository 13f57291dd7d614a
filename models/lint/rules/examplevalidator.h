#pragma once

#include "exampleuse.h"
#include "setschemas.h"
#include "validator.h"
#include "version.h"

namespace lint {

/** Returns true if the content of a media type, or of a media type range, is JSON. */
[[nodiscard]] bool isJsonContent(const QByteArray &mediaType);

/** The result of validating an example: the differences from its schema, and what kept it from being checked. */
struct ExampleOutcome {
    int steps = 0;
    schema::Findings findings;
    /** Findings about the schema itself or about references, which kept the example from being checked. */
    schema::Findings obstacles;
};

/** Validates examples against schemas of a set of documents. Both the rules and the editors of examples use it. */
class ExampleValidator final
{
public:
    /** Constructs a validator for schemas in the documents of `set` and in the entry document, which has the address
     * `entry` and the content `snapshot`. */
    ExampleValidator(const openapi::DocumentSet &set, const QString &entry, const document::Snapshot &snapshot,
                     specification::Version version);

    /** Returns false if the entry document names an unknown dialect for its schemas. */
    [[nodiscard]] bool isKnownDialect() const { return m_isKnownDialect; }
    /** Validates an example against a schema. The instance pointers of findings begin with `place`, the example's
     * place. */
    [[nodiscard]] ExampleOutcome validate(const document::Node &value, const document::Pointer &place,
                                          const openapi::Place &schema, ExampleUse use);

private:
    SetSchemas m_documents;
    schema::Validator m_validator;
    bool m_isKnownDialect = true;
};

} // namespace lint
