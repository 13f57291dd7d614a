#pragma once

#include "httpcall.h"
#include "result.h"
#include "secret.h"
#include "secretreference.h"

#include <QFuture>
#include <QObject>
#include <QUrl>

namespace secrets {

/** The address of a Consul or Vault server and its connection settings. */
struct RemoteServer {
    QUrl address;
    QString mount; ///< For Vault. Empty: the path starts with it.
    bool allowPlainHttp = false;
    network::Connection connection;
};

using Outcome = base::Result<Secret>;

/** The path of a Vault KV v2 secret after `/v1/`: `<mount>/data/<path>`. The mount of a path with one part is `secret`.
 */
[[nodiscard]] QString vaultPath(const QString &mount, const QString &path);

/** `GET /v1/kv/<key>?raw`, with X-Consul-Token if there is a token. Errors: NotFound, PermissionDenied, Unreachable,
 * TimedOut and others. */
[[nodiscard]] QFuture<Outcome> readConsul(const RemoteServer &server, const Secret &token, const QString &key,
                                          QObject *parent);

/** A field of `GET /v1/<mount>/data/<path>` (KV version 2), with X-Vault-Token. */
[[nodiscard]] QFuture<Outcome> readVault(const RemoteServer &server, const Secret &token, const QString &path,
                                         const QString &field, QObject *parent);

} // namespace secrets
