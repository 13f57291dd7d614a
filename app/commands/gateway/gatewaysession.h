#pragma once

#include "clientusers.h"
#include "console.h"
#include "exchange.h"
#include "fault.h"
#include "previewservices.h"
#include "result.h"
#include "route.h"
#include "settingstable.h"
#include "snapshot.h"

#include <QObject>
#include <QUrl>

#include <optional>

namespace workspace {
class OpenDefinition;
}

namespace commands {

/** How `preview` and `serve` start the test gateway. */
struct GatewayRequest {
    QStringList files; ///< `-` is standard input.
    quint16 port = 0;  ///< 0: any free port.
    bool prefixMatch = false;
    bool https = false;
    QString upstream; ///< Empty: that of each definition; `echo`: the built-in server; else a URL.
    /** Fail instead of answering an error when a definition may not use its secrets. */
    bool requiresSecrets = false;
    /** Who may call APIs that require http/basic credentials. Empty: the users in the keychain. */
    QList<routing::ClientUser> users{};
    QList<routing::Fault> faults{};
    QList<QByteArray> allowedOrigins{};            ///< Of web pages that may call all APIs.
    qint64 recordedBodyBytes = 16LL * 1024 * 1024; ///< As in preview::GatewayOptions, like the next two.
    qint64 recordedMemoryBytes = settings::RecordedMemory.fallback();
    qint64 recordedFileBytes = settings::RecordedFile.fallback();
};

/** Definitions read from files, served by a test gateway in this process. */
class GatewaySession final : public QObject
{
    Q_OBJECT

public:
    GatewaySession(Console &console, services::CoreServices &core, QObject *parent = nullptr);
    ~GatewaySession() override;

    /** Opens the files and starts; ends with started(), notValid() or failed(). */
    void start(const GatewayRequest &request);
    /** Sends one request through the gateway. The exchange is reported by recorded(). */
    void send(const http::RequestHead &head, const QByteArray &body);
    void stop();
    /** The open definitions, in the order of the files. */
    [[nodiscard]] QList<document::Snapshot> snapshots() const;
    /** True if one of them requires http/basic credentials from its clients. */
    [[nodiscard]] bool checksClients() const;
    /** The certificate file for clients; empty without HTTPS. */
    [[nodiscard]] QString certificatePath() const;

signals:
    void started(const QUrl &address);
    void failed(const QString &message);
    /** A file has syntax errors, reported by problemFound(). Nothing was started. */
    void notValid();
    /** After stop(), when all exchanges have been reported. */
    void stopped();
    /** A definition is not served, or not as written: `file:line:col: severity rule message`. */
    void problemFound(const QString &line);
    void recorded(const QList<traffic::ExchangePtr> &exchanges);
    /** That many exchanges were dropped before they could be reported. */
    void recordsDropped(qint64 count);

private:
    [[nodiscard]] base::Result<workspace::OpenDefinition *> open(const QString &path);
    [[nodiscard]] QString chooseUpstream(const QString &upstream);
    void chooseUsers(const QList<routing::ClientUser> &users);
    [[nodiscard]] bool isLoadingUsers() const;
    void announceWhenReady();
    void reportProblems();
    /** Tells what to do about secrets that a definition may not use. */
    void adviseConsent();
    /** True if a definition may not use a secret, or must not have it where it is. */
    [[nodiscard]] bool lacksSecrets() const;

    Console &m_console;
    services::CoreServices &m_core;
    services::PreviewServices m_services;
    std::optional<preview::ClientUsers> m_users; ///< Those in the keychain, unless others are given.
    quint16 m_port = 0;
    bool m_requiresSecrets = false;
    bool m_isUpstreamOfFile = true;
    bool m_isAnnounced = false;
};

} // namespace commands
