#pragma once

#include "clientcredential.h"
#include "sandboxfault.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <QUrl>

namespace management {

/** A store of secrets in an environment, which references such as `kv://name/…` and `$kv{name:…}` name. */
struct NamedStore {
    enum class Kind { Environment, File, Keychain, Consul, Vault };

    QString name;
    Kind kind = Kind::Keychain;
    QUrl url;       ///< The address of a Consul or Vault store.
    QString folder; ///< The folder of the paths in a File store.
    /** True for stores that are reached over the network and can require a token. */
    [[nodiscard]] static constexpr bool isOnNetwork(Kind kind) { return kind == Kind::Consul || kind == Kind::Vault; }
    friend bool operator==(const NamedStore &, const NamedStore &) = default;
};

/** A gateway installation: the addresses of its dashboard, portal and secret stores. Its credentials are stored in the
 * keychain under credentialKeys(), not here. */
struct Environment {
    QString id;   ///< The id of the environment, which is generated once and never changes.
    QString name; ///< The name that the environment switcher shows.
    QUrl dashboardUrl;
    QUrl portalUrl;
    int timeoutMs = 30'000;
    /** The path of a PEM file with further CA certificates. Empty: only the system's CA certificates. */
    QString extraCaFile;
    QString clientCertificateFile; ///< The path of a PEM file with the client certificate and its chain. Empty: none.
    /** The path of a PEM file with the client key, not encrypted. Empty: it is in clientCertificateFile. */
    QString clientKeyFile;
    QString proxyUrl;      ///< The address of the proxy. Empty: the system's proxy.
    QString proxyUser;     ///< The user name for the proxy. Empty: the proxy requires no password.
    QString secretsFolder; ///< The folder in which `file://` references are looked up.
    QUrl consulUrl;
    QUrl vaultUrl;
    /** The mount of the Vault store. Empty: the first part of a path, or `secret` if the path has only one part. */
    QString vaultMount;
    QList<NamedStore> stores;
    QList<ClientCredential> clientCredentials;
    bool allowPlainHttp = false; ///< True if credentials may be sent over http to another machine.
    bool isSandbox = false; ///< True for the embedded sandbox. Its addresses change with each run and are not stored.
    SandboxFault fault = SandboxFault::None; ///< The failure that the sandbox simulates.

    [[nodiscard]] QString dashboardTokenKey() const { return u"environment/%1/dashboard-token"_qs.arg(id); }
    [[nodiscard]] QString portalKeyKey() const { return u"environment/%1/portal-key"_qs.arg(id); }
    [[nodiscard]] QString consulTokenKey() const { return u"environment/%1/consul-token"_qs.arg(id); }
    [[nodiscard]] QString proxyPasswordKey() const { return u"environment/%1/proxy-password"_qs.arg(id); }
    [[nodiscard]] QString vaultTokenKey() const { return u"environment/%1/vault-token"_qs.arg(id); }
    /** The keychain key for the token of the named store `storeName`. */
    [[nodiscard]] QString storeTokenKey(const QString &storeName) const
    {
        return u"environment/%1/store-token/%2"_qs.arg(id, storeName);
    }
    /** The storeTokenKey() of each store; empty for stores that are not on the network. */
    [[nodiscard]] QStringList storeTokenKeys() const
    {
        QStringList keys;
        for (const NamedStore &store : stores)
            keys.append(NamedStore::isOnNetwork(store.kind) ? storeTokenKey(store.name) : QString());
        return keys;
    }
    /** The keychain key for the secret of a client credential. It contains the upstream, so that a changed list never
     * sends a secret to another one. Empty without an upstream. */
    [[nodiscard]] QString clientCredentialKey(const ClientCredential &credential) const
    {
        if (credential.origin.isEmpty())
            return {};
        return u"environment/%1/client-credential/%2/%3/%4"_qs.arg(id, QString::number(int(credential.kind)),
                                                                   credential.origin, credential.scheme);
    }
    /** The clientCredentialKey() of each client credential. */
    [[nodiscard]] QStringList clientCredentialKeys() const
    {
        QStringList keys;
        for (const ClientCredential &credential : clientCredentials)
            keys.append(clientCredentialKey(credential));
        return keys;
    }
    /** The keychain keys of all credentials. The secrets of `secrets://` references are not included. */
    [[nodiscard]] QStringList credentialKeys() const
    {
        QStringList keys{dashboardTokenKey(), portalKeyKey(), consulTokenKey(), vaultTokenKey(), proxyPasswordKey()};
        for (const NamedStore &store : stores)
            keys.append(storeTokenKey(store.name));
        return keys + clientCredentialKeys();
    }
    /** The keychain key for the secret that `secrets://name` refers to. */
    [[nodiscard]] QString secretKey(const QString &secretName) const
    {
        return u"environment/%1/secret/%2"_qs.arg(id, secretName);
    }
    friend bool operator==(const Environment &, const Environment &) = default;
};

} // namespace management
