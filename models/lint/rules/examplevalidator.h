#pragma once

#include "exampleuse.h"
#include "setschemas.h"
#include "validator.h"
#include "version.h"

namespace lint {

/** True for a media type, or a range of them, whose content is JSON. */
[[nodiscard]] bool isJsonContent(const QByteArray &mediaType);

/** What is wrong with an example, and what keeps it from being checked. */
struct ExampleOutcome {
    int steps = 0;
    schema::Findings findings;
    schema::Findings obstacles; ///< Findings about the schema itself or about references.
};

/** Validates examples of a description as its rules and its editors do. */
class ExampleValidator final
{
public:
    /** Schemas are in the entry document, which has this address, and in those of the set. */
    ExampleValidator(const openapi::DocumentSet &set, const QString &entry, const document::Snapshot &snapshot,
                     specification::Version version);

    /** False if the entry document says that its schemas are of a dialect that is not known. */
    [[nodiscard]] bool isKnownDialect() const { return m_isKnownDialect; }
    /** Findings are placed relative to `place`. */
    [[nodiscard]] ExampleOutcome validate(const document::Node &value, const document::Pointer &place,
                                          const openapi::Place &schema, ExampleUse use);

private:
    [[nodiscard]] bool isLeftOut(const schema::Finding &finding, ExampleUse use) const;

    SetSchemas m_documents;
    schema::Validator m_validator;
    bool m_isKnownDialect = true;
};

} // namespace lint
