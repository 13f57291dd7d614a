#pragma once

#include "node.h"

namespace definition {

/**
 * True for a definition in the classic format: an object with `proxy.listen_path` or `proxy.target_url`, with `api_id`
 * or `version_data`, and without `openapi`. It may be wrapped in `api_definition`.
 */
[[nodiscard]] bool isClassicFormat(const document::Node &root);

/** Credentials for a classic definition. It has no upstream authentication, so a header transform sets them. */
struct ClassicHeader {
    QString name; ///< `Authorization` in most cases.
    QString userName;
    QString password;
};

/** The header value `Basic <base64>`. */
[[nodiscard]] QByteArray classicCredential(const ClassicHeader &header);
/** `{"version_data": {"versions": {"<version>": {"global_headers": {"<name>": "Basic …"}}}}}` for all endpoints. */
[[nodiscard]] document::Value classicGlobalHeaders(const ClassicHeader &header, const QString &version);
/** `{"extended_paths": {"transform_headers": [{path, method, add_headers, delete_headers}]}}` for one endpoint. */
[[nodiscard]] document::Value classicTransformHeaders(const ClassicHeader &header, const QString &path,
                                                      const QString &method);

} // namespace definition
