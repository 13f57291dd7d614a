#pragma once

#include "requestbuilder.h"

namespace support {

/** The description of one document. */
inline std::shared_ptr<const description::Description> describedApi(const QByteArray &yaml)
{
    return std::make_shared<const description::Description>(document::Snapshot::parse(yaml, document::Format::Yaml));
}

/** The request to the first operation of a document. */
inline requests::BuiltRequest firstBuilt(const QByteArray &yaml, const requests::Choices &choices = {})
{
    const auto api = describedApi(yaml);
    const QList<openapi::PathItem> items = api->pathItems();
    Q_ASSERT(!items.isEmpty() && !items.first().operations.isEmpty());
    return requests::RequestBuilder(api).build(items.first(), items.first().operations.first(), choices);
}

/** A document of one GET operation with one parameter, which is written in YAML without braces. */
inline QByteArray apiWithParameter(const QByteArray &parameter, const QByteArray &path = "/p",
                                   const QByteArray &version = "3.2.0")
{
    return "openapi: " + version + "\ninfo: {title: T, version: '1'}\npaths:\n  '" + path +
           "':\n    get:\n      parameters: [{" + parameter + "}]\n      responses: {}\n";
}

/** A document of one POST operation with a request body: the YAML of its `content`, on one line. */
inline QByteArray apiWithBody(const QByteArray &content, const QByteArray &version = "3.1.0",
                              const QByteArray &schemas = "{}")
{
    return "openapi: " + version +
           "\ninfo: {title: T, version: '1'}\npaths:\n  /p:\n    post:\n"
           "      requestBody: {required: true, content: " +
           content +
           "}\n      responses: {}\n"
           "components:\n  schemas: " +
           schemas + "\n";
}

} // namespace support
