#include "oldernames.h"

namespace conversion {

using specification::ObjectKind;

namespace {

struct Row {
    ObjectKind kind;
    const char *field;
    const char *extension;
    bool isReadBack = true; ///< True if a conversion to 3.2 makes it the field again.
};

/** The extensions that the OpenAPI Initiative registered, and those that keep other fields of later versions. */
constexpr Row Rows[] = {
    {ObjectKind::OpenApi, "$self", "x-oai-$self"},
    {ObjectKind::Server, "name", "x-oai-name"},
    {ObjectKind::PathItem, "additionalOperations", "x-oai-additionalOperations"},
    {ObjectKind::Response, "summary", "x-oai-summary"},
    {ObjectKind::MediaType, "itemSchema", "x-oai-itemSchema"},
    {ObjectKind::MediaType, "itemEncoding", "x-oai-itemEncoding"},
    {ObjectKind::MediaType, "prefixEncoding", "x-oai-prefixEncoding"},
    {ObjectKind::Encoding, "encoding", "x-oai-encoding"},
    {ObjectKind::Encoding, "itemEncoding", "x-oai-itemEncoding"},
    {ObjectKind::Encoding, "prefixEncoding", "x-oai-prefixEncoding"},
    {ObjectKind::Example, "dataValue", "x-oai-dataValue"},
    {ObjectKind::Example, "serializedValue", "x-oai-serializedValue"},
    {ObjectKind::SecurityScheme, "deprecated", "x-oai-deprecated"},
    {ObjectKind::Tag, "summary", "x-displayName", false},
    {ObjectKind::OAuthFlows, "deviceAuthorization", "x-oai-deviceAuthorization", false},
    {ObjectKind::Components, "mediaTypes", "x-mediaTypes", false},
    {ObjectKind::OpenApi, "webhooks", "x-webhooks", false},
};

} // namespace

const char *extensionFor(ObjectKind kind, QByteArrayView field)
{
    for (const Row &row : Rows) {
        if (row.kind == kind && field == row.field)
            return row.extension;
    }
    return nullptr;
}

const char *fieldOfExtension(ObjectKind kind, QByteArrayView extension)
{
    for (const Row &row : Rows) {
        if (row.kind == kind && extension == row.extension && row.isReadBack)
            return row.field;
    }
    return nullptr;
}

} // namespace conversion
