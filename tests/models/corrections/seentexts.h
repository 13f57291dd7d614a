#pragma once

#include "corrector.h"
#include "writtenexchanges.h"

namespace support {

/** The exchange that a text describes: see WrittenExchange. */
inline corrections::SeenExchange seenText(const QByteArray &text)
{
    const WrittenExchange written(text);
    return {written.url, std::make_shared<const traffic::Exchange>(written.exchange)};
}

/** An API whose request or response has a body with a schema. */
inline QByteArray apiWith(const QByteArray &schema, bool isRequest)
{
    const QByteArray content = R"({"application/json": {"schema": )" + schema + "}}";
    const QByteArray body = isRequest ? R"("requestBody": {"content": )" + content + "}, " : QByteArray();
    const QByteArray response = isRequest ? QByteArray() : R"(, "content": )" + content;
    return R"({"paths": {"/pets": {"post": {)" + body + R"("responses": {"201": {"description": "d")" + response +
           "}}}}}}";
}

inline document::Pointer schemaPlace(bool isRequest)
{
    const QList<QByteArray> owner = isRequest ? QList<QByteArray>{"requestBody"}
                                              : QList<QByteArray>{"responses", "201"};
    return document::Pointer(QList<QByteArray>{"paths", "/pets", "post"} + owner +
                             QList<QByteArray>{"content", "application/json", "schema"});
}

inline QByteArray exchangeWith(const QByteArray &body, bool isRequest)
{
    const QByteArray message = "\nContent-Type: application/json\n\n" + body;
    return "POST http://localhost/pets" + (isRequest ? message : QByteArray()) + "\n---\n201" +
           (isRequest ? QByteArray() : message);
}

} // namespace support
