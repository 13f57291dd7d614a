#pragma once

#include <QString>
#include <QUrl>

namespace management {

/** One gateway installation. Its credentials are in the keychain under keychainKey(…), never here. */
struct Environment {
    QString id;   ///< Stable, made once.
    QString name; ///< What the switcher shows.
    QUrl dashboardUrl;
    QUrl portalUrl;
    int timeoutMs = 30'000;
    QString extraCaFile; ///< PEM; empty: the system's authorities alone.
    QString proxyUrl;    ///< Empty: the system's proxy.
    QString secretsFolder; ///< Where `file://` references are looked up.
    QUrl consulUrl;
    QUrl vaultUrl;
    bool isSandbox = false; ///< The embedded one: addresses change with every run and are not stored.

    [[nodiscard]] QString dashboardTokenKey() const { return u"environment/%1/dashboard-token"_qs.arg(id); }
    [[nodiscard]] QString portalKeyKey() const { return u"environment/%1/portal-key"_qs.arg(id); }
    friend bool operator==(const Environment &, const Environment &) = default;
};

} // namespace management
