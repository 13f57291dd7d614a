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

/** Validates examples of a document as its rules and its editors do. */
class ExampleValidator final
{
public:
    /** Schemas are in this document and in those of the set. */
    ExampleValidator(const openapi::DocumentSet &set, const QString &address, const document::Snapshot &snapshot,
                     specification::Version version);

    /** False if the document says that its schemas are of a dialect that is not known. */
    [[nodiscard]] bool isKnownDialect() const { return m_isKnownDialect; }
    /** Findings are placed relative to `place`. The schema is in the document. */
    [[nodiscard]] ExampleOutcome validate(const document::Node &value, const document::Pointer &place,
                                          const document::Pointer &schema, ExampleUse use);

private:
    [[nodiscard]] bool isLeftOut(const schema::Finding &finding, ExampleUse use) const;

    SetSchemas m_documents;
    schema::Validator m_validator;
    QString m_uri; ///< Of the document.
    bool m_isKnownDialect = true;
};

} // namespace lint
