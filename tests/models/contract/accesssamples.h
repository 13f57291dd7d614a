#pragma once

#include "document.h"
#include "operationaccess.h"

namespace contract {

/** Two operations of /pets/{id}: `get` has `operation` at its end. `document` follows the paths. The gateway's
 * server.authentication is `authentication`. */
inline QByteArray pets(const QByteArray &document, const QByteArray &operation, const QByteArray &authentication)
{
    return "openapi: 3.0.3\ninfo: {title: Pets, version: '1'}\npaths:\n  /pets/{id}:\n    parameters:\n"
           "      - {name: id, in: path, required: true, schema: {type: string}}\n    get:\n"
           "      responses: {'200': {description: OK}}\n" +
           operation + "    delete:\n      responses: {'204': {description: OK}}\n" + document +
           "components:\n  securitySchemes:\n    basic: {type: http, scheme: basic}\n"
           "    key: {type: apiKey, in: header, name: X-Key}\n"
           "x-vendor-api-gateway:\n  info: {id: pets-1, name: Pets, state: {active: true}}\n  server:\n"
           "    listenPath: {value: /pets/, strip: true}\n" +
           authentication + "  upstream: {url: 'http://h'}\n";
}

inline const OperationPlace GetPet{"/pets/{id}", "get", {{}, {"paths", "/pets/{id}", "get"}}};

/** References of a document alone, whose address is empty. */
inline openapi::ReferenceResolver resolverOf(const document::Document &document)
{
    return {openapi::DocumentSet(), [snapshot = document.snapshot()](const QString &address) {
                return address.isEmpty() ? std::optional(snapshot) : std::nullopt;
            }};
}

inline OperationAccess accessOf(const document::Document &document, const QList<management::Policy> &policies = {})
{
    openapi::ReferenceResolver resolver = resolverOf(document);
    return operationAccess(resolver, {}, GetPet, policies);
}

inline management::Policy policy(const QByteArray &json)
{
    return {*document::Value::fromJson(json)};
}

} // namespace contract
