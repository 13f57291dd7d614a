#pragma once

#include "httpcall.h"
#include "result.h"
#include "secret.h"
#include "secretreference.h"

#include <QFuture>
#include <QObject>
#include <QUrl>

namespace secrets {

/** Where a Consul or Vault server is, and how it is reached. */
struct RemoteServer {
    QUrl address;
    QString mount; ///< Vault: empty means that the path begins with it.
    bool allowPlainHttp = false;
    network::Connection connection;
};

using Outcome = base::Result<Secret>;

/** The path of a Vault KV v2 secret below `/v1/`: `<mount>/data/<path>`; a path of one part lies in `secret`. */
[[nodiscard]] QString vaultPath(const QString &mount, const QString &path);

/** `GET /v1/kv/<key>?raw` with X-Consul-Token where there is a token. NotFound, PermissionDenied, Unreachable,
 * TimedOut, … */
[[nodiscard]] QFuture<Outcome> readConsul(const RemoteServer &server, const Secret &token, const QString &key,
                                          QObject *parent);

/** One field of `GET /v1/<mount>/data/<path>` (KV version 2) with X-Vault-Token. */
[[nodiscard]] QFuture<Outcome> readVault(const RemoteServer &server, const Secret &token, const QString &path,
                                         const QString &field, QObject *parent);

} // namespace secrets
