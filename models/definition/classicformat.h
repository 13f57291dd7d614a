#pragma once

#include "node.h"

namespace definition {

/**
 * True for a definition in the classic format: an object with `proxy.listen_path` or `proxy.target_url`, with `api_id`
 * or `version_data`, and without `openapi`; also when it is wrapped in `api_definition`.
 */
[[nodiscard]] bool isClassicFormat(const document::Node &root);

/** What a classic definition needs in place of upstream authentication: the credential, made here, set by a header
 * transform. */
struct ClassicHeader {
    QString name; ///< `Authorization` unless the upstream expects another.
    QString userName;
    QString password;
};

/** `Basic <base64>`: the credential on its own. */
[[nodiscard]] QByteArray classicCredential(const ClassicHeader &header);
/** `{"version_data": {"versions": {"<version>": {"global_headers": {"<name>": "Basic …"}}}}}`: for every endpoint. */
[[nodiscard]] document::Value classicGlobalHeaders(const ClassicHeader &header, const QString &version);
/** `{"extended_paths": {"transform_headers": [{path, method, add_headers, delete_headers}]}}`: for one endpoint. */
[[nodiscard]] document::Value classicTransformHeaders(const ClassicHeader &header, const QString &path,
                                                      const QString &method);

} // namespace definition
