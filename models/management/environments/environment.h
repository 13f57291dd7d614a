#pragma once

#include "sandboxfault.h"

#include <QList>
#include <QString>
#include <QUrl>

namespace management {

/** A store that `kv://name/…` and `$kv{name:…}` speak of. */
struct NamedStore {
    enum class Kind { Environment, File, Keychain, Consul, Vault };

    QString name;
    Kind kind = Kind::Keychain;
    QUrl url;       ///< Consul and Vault.
    QString folder; ///< File: the folder its paths are below.
    friend bool operator==(const NamedStore &, const NamedStore &) = default;
};

/** One gateway installation. Its credentials are in the keychain under keychainKey(…), never here. */
struct Environment {
    QString id;   ///< Stable, made once.
    QString name; ///< What the switcher shows.
    QUrl dashboardUrl;
    QUrl portalUrl;
    int timeoutMs = 30'000;
    QString extraCaFile;           ///< PEM; empty: the system's authorities alone.
    QString clientCertificateFile; ///< PEM, with its chain; empty: none is offered.
    QString clientKeyFile;         ///< PEM, not encrypted; empty: the key is in the certificate's file.
    QString proxyUrl;              ///< Empty: the system's proxy.
    QString secretsFolder;         ///< Where `file://` references are looked up.
    QUrl consulUrl;
    QUrl vaultUrl;
    QString vaultMount; ///< Empty: the first part of a path is the mount, `secret` where the path has one part only.
    QList<NamedStore> stores;
    bool allowPlainHttp = false;             ///< Credentials may go over http to another machine.
    bool isSandbox = false;                  ///< The embedded one: addresses change with every run and are not stored.
    SandboxFault fault = SandboxFault::None; ///< Of the sandbox, in this run.

    [[nodiscard]] QString dashboardTokenKey() const { return u"environment/%1/dashboard-token"_qs.arg(id); }
    [[nodiscard]] QString portalKeyKey() const { return u"environment/%1/portal-key"_qs.arg(id); }
    [[nodiscard]] QString consulTokenKey() const { return u"environment/%1/consul-token"_qs.arg(id); }
    [[nodiscard]] QString vaultTokenKey() const { return u"environment/%1/vault-token"_qs.arg(id); }
    /** Where the keychain holds what `secrets://name` refers to. */
    [[nodiscard]] QString secretKey(const QString &secretName) const
    {
        return u"environment/%1/secret/%2"_qs.arg(id, secretName);
    }
    friend bool operator==(const Environment &, const Environment &) = default;
};

} // namespace management
