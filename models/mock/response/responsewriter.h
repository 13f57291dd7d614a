#pragma once

#include "exampletexts.h"
#include "headerlist.h"
#include "responsecontent.h"
#include "schemalook.h"
#include "schemavalues.h"

#include <QCache>

namespace mock {

/** A body in the bytes that are sent. */
struct ResponseBody {
    QByteArray bytes;
    QByteArray contentType;
    QByteArray example = {}; ///< The name of the example that the body is; empty for another value.
    /** Why the body does not fit its schema, for example because the document's example does not. */
    schema::Findings findings = {};
};

/** Which value a response gets. */
struct ValueChoice {
    QByteArray example;       ///< The name of an example; empty for the first one.
    bool isGenerated = false; ///< Whether examples of the media type are left out.
    quint32 seed = 1;
    friend bool operator==(const ValueChoice &, const ValueChoice &) = default;
};

/** What makes the bytes of a body. */
struct BodyKey {
    ResponseContent content;
    ValueChoice choice;

    friend bool operator==(const BodyKey &, const BodyKey &) = default;
    friend size_t qHash(const BodyKey &key, size_t seed = 0)
    {
        return qHashMulti(seed, key.content.place, key.content.mediaType, key.choice.example, key.choice.isGenerated,
                          key.choice.seed);
    }
};

/** Writes bodies and header fields of responses from what a description has for them. Keeps MaximumKeptBytes of bodies.
 * Not thread-safe. */
class ResponseWriter final
{
public:
    ResponseWriter(std::shared_ptr<const description::Description> description, openapi::ReferenceResolver &resolver);

    [[nodiscard]] ResponseBody body(const ResponseContent &content, const ValueChoice &choice,
                                    specification::Version version);
    /** Appends the header fields that the response has in the document. */
    void addHeaders(const DocumentedResponse &response, const ValueChoice &choice, specification::Version version,
                    http::HeaderList &headers);

private:
    [[nodiscard]] ResponseBody made(const ResponseContent &content, const ValueChoice &choice,
                                    specification::Version version);
    [[nodiscard]] ResponseBody exampleBody(const requests::ExampleText &example, const ResponseContent &content,
                                           specification::Version version);
    [[nodiscard]] ResponseBody written(const document::Value &value, const ResponseContent &content,
                                       specification::Version version);

    std::shared_ptr<const description::Description> m_description;
    openapi::ReferenceResolver &m_resolver;
    requests::SchemaLook m_look;
    requests::SchemaValues m_values;
    QCache<BodyKey, ResponseBody> m_kept; ///< By size in bytes.
};

} // namespace mock
