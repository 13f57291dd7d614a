#pragma once

#include "node.h"

namespace definition {

/** Returns true for a definition in the gateway's older, classic format: an object with `proxy.listen_path` or
 * `proxy.target_url`, with `api_id` or `version_data`, and without `openapi`. It may be wrapped in `api_definition`. */
[[nodiscard]] bool isClassicFormat(const document::Node &root);

/** Credentials for the upstream of a definition in the classic format. The format has no upstream authentication, so a
 * header transform sets the header. */
struct ClassicHeader {
    QString name; ///< The name of the header, `Authorization` in most cases.
    QString userName;
    QString password;
};

/** Returns the header value `Basic <base64>` for the credentials. */
[[nodiscard]] QByteArray classicCredential(const ClassicHeader &header);
/** Returns the part of a classic definition that sets the header for all endpoints: `{"version_data": {"versions":
 * {"<version>": {"global_headers": {"<name>": "Basic …"}}}}}`. */
[[nodiscard]] document::Value classicGlobalHeaders(const ClassicHeader &header, const QString &version);
/** Returns the part of a classic definition that sets the header for one endpoint: `{"extended_paths":
 * {"transform_headers": [{path, method, add_headers, delete_headers}]}}`. */
[[nodiscard]] document::Value classicTransformHeaders(const ClassicHeader &header, const QString &path,
                                                      const QString &method);

} // namespace definition
