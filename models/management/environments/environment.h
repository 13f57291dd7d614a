#pragma once

#include "sandboxfault.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <QUrl>

namespace management {

/** A store for references such as `kv://name/…` and `$kv{name:…}`. */
struct NamedStore {
    enum class Kind { Environment, File, Keychain, Consul, Vault };

    QString name;
    Kind kind = Kind::Keychain;
    QUrl url;       ///< Consul and Vault.
    QString folder; ///< File: the folder of its paths.
    /** True for stores that are reached over the network and can require a token. */
    [[nodiscard]] static constexpr bool isOnNetwork(Kind kind) { return kind == Kind::Consul || kind == Kind::Vault; }
    friend bool operator==(const NamedStore &, const NamedStore &) = default;
};

/** A gateway installation. Its credentials are stored in the keychain under keychainKey(), not here. */
struct Environment {
    QString id;   ///< Generated once.
    QString name; ///< Shown in the environment switcher.
    QUrl dashboardUrl;
    QUrl portalUrl;
    int timeoutMs = 30'000;
    QString extraCaFile;           ///< PEM. Empty: only the system's CA certificates.
    QString clientCertificateFile; ///< PEM with the chain. Empty: none.
    QString clientKeyFile;         ///< PEM, not encrypted. Empty: the key is in the certificate file.
    QString proxyUrl;              ///< Empty: the system's proxy.
    QString proxyUser;             ///< Empty: the proxy requires no password.
    QString secretsFolder;         ///< The folder for `file://` references.
    QUrl consulUrl;
    QUrl vaultUrl;
    QString vaultMount; ///< Empty: the first part of a path is the mount, or `secret` if there is only one part.
    QList<NamedStore> stores;
    bool allowPlainHttp = false; ///< Credentials may be sent over http to another machine.
    bool isSandbox = false;      ///< The embedded sandbox. Its addresses change with each run and are not stored.
    SandboxFault fault = SandboxFault::None; ///< The simulated failure of the sandbox, in this run.

    [[nodiscard]] QString dashboardTokenKey() const { return u"environment/%1/dashboard-token"_qs.arg(id); }
    [[nodiscard]] QString portalKeyKey() const { return u"environment/%1/portal-key"_qs.arg(id); }
    [[nodiscard]] QString consulTokenKey() const { return u"environment/%1/consul-token"_qs.arg(id); }
    [[nodiscard]] QString proxyPasswordKey() const { return u"environment/%1/proxy-password"_qs.arg(id); }
    [[nodiscard]] QString vaultTokenKey() const { return u"environment/%1/vault-token"_qs.arg(id); }
    /** The keychain key for the token of a named store. */
    [[nodiscard]] QString storeTokenKey(const QString &storeName) const
    {
        return u"environment/%1/store-token/%2"_qs.arg(id, storeName);
    }
    /** storeTokenKey() of each store; empty for those that are not on the network. */
    [[nodiscard]] QStringList storeTokenKeys() const
    {
        QStringList keys;
        for (const NamedStore &store : stores)
            keys.append(NamedStore::isOnNetwork(store.kind) ? storeTokenKey(store.name) : QString());
        return keys;
    }
    /** The keys of all credentials. The secrets of `secrets://` references are not among them. */
    [[nodiscard]] QStringList credentialKeys() const
    {
        QStringList keys{dashboardTokenKey(), portalKeyKey(), consulTokenKey(), vaultTokenKey(), proxyPasswordKey()};
        for (const NamedStore &store : stores)
            keys.append(storeTokenKey(store.name));
        return keys;
    }
    /** The keychain key for `secrets://name`. */
    [[nodiscard]] QString secretKey(const QString &secretName) const
    {
        return u"environment/%1/secret/%2"_qs.arg(id, secretName);
    }
    friend bool operator==(const Environment &, const Environment &) = default;
};

} // namespace management
