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
    QString mount; ///< The mount of a Vault secrets engine; empty if paths start with it.
    bool allowPlainHttp = false;
    network::Connection connection;
};

using Outcome = base::Result<Secret>;

/** Returns the path after `/v1/` of a Vault KV v2 secret: `<mount>/data/<path>`. If `mount` is empty, the first part of
 * `path` is the mount, and `secret` is the mount of a path with one part. */
[[nodiscard]] QString vaultPath(const QString &mount, const QString &path);

/** Reads a value from Consul with `GET /v1/kv/<key>?raw`, and with X-Consul-Token if there is a token. Errors:
 * NotFound, PermissionDenied, Unreachable, TimedOut and others. */
[[nodiscard]] QFuture<Outcome> readConsul(const RemoteServer &server, const Secret &token, const QString &key,
                                          QObject *parent);

/** Reads a field of a secret in Vault with `GET /v1/<mount>/data/<path>` (KV version 2) and X-Vault-Token. */
[[nodiscard]] QFuture<Outcome> readVault(const RemoteServer &server, const Secret &token, const QString &path,
                                         const QString &field, QObject *parent);

} // namespace secrets
