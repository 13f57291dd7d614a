#pragma once

#include "objectplace.h"
#include "validator.h"

namespace drafts {

/** Returns the dialect that the schemas of a document are in. */
[[nodiscard]] inline schema::Dialect dialectOf(const document::Snapshot &document)
{
    return openapi::versionOf(document) == specification::Version::V30 ? schema::Dialect::OpenApi30
                                                                       : schema::Dialect::Draft202012;
}

/** The schemas of one document; references to others do not resolve. */
class DocumentSchemas final : public schema::SchemaSource
{
public:
    DocumentSchemas(const document::Snapshot &document, schema::Dialect dialect)
        : m_document(document)
        , m_validator(*this, {.dialect = dialect, .assertFormats = true})
    {}

    [[nodiscard]] std::optional<schema::SchemaDocument> open(const QString &uri) override
    {
        return uri == Uri ? std::optional(schema::SchemaDocument{m_document.root(), false}) : std::nullopt;
    }
    /** Returns true if the schema at a place of the document accepts a value. */
    [[nodiscard]] bool accepts(const document::Pointer &schema, const document::Value &sample)
    {
        const auto instance = document::Snapshot::parse(sample.toJson(), document::Format::Json);
        return m_validator.validate(instance.root(), {Uri, schema}).isValid;
    }

private:
    static constexpr QLatin1String Uri{"file:///document"}; // Any address will do, because no other document is opened.

    document::Snapshot m_document;
    schema::Validator m_validator;
};

} // namespace drafts
