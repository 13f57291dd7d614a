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
    QStringList files; ///< The files with the definitions; `-` is standard input.
    quint16 port = 0;  ///< The port to listen on; 0 for any free port.
    bool prefixMatch = false;
    bool https = false;
    /** The upstream for all definitions: a URL, `echo` for the built-in server, or `mock` for answers from the
     * definitions. If it is empty, each definition has its own. */
    QString upstream;
    quint32 mockSeed = 1;            ///< As mock::MockOptions::seed.
    bool mockAnswersInvalid = false; ///< As mock::MockOptions::answersInvalid.
    /** Whether the start fails when a definition may not use its secrets. Otherwise the gateway answers its requests
     * with an error. */
    bool requiresSecrets = false;
    /** Whether OpenAPI documents without gateway settings are served too, as preview::RouteService::serveWithDefaults()
     * does. */
    bool servesPlainDocuments = false;
    /** The users who may call APIs that require http/basic credentials; empty for the users in the keychain. */
    QList<routing::ClientUser> users{};
    QList<routing::Fault> faults{};
    QList<QByteArray> allowedOrigins{}; ///< The origins of web pages that may call all APIs.
    /** The limits for recorded bodies in bytes, here and in the next two members, as in preview::GatewayOptions. */
    qint64 recordedBodyBytes = 16LL * 1024 * 1024;
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

    /** Opens the files and starts the gateway. Ends with started(), notValid() or failed(). */
    void start(const GatewayRequest &request);
    /** Sends one request through the gateway. Its exchange is reported by recorded(). */
    void send(const http::RequestHead &head, const QByteArray &body);
    /** Returns the sender of requests to the gateway. */
    [[nodiscard]] preview::RequestSender &sender() { return m_services.sender; }
    void stop();
    /** Returns snapshots of the open definitions, in the order of the files. */
    [[nodiscard]] QList<document::Snapshot> snapshots() const;
    /** Returns true if a definition requires http/basic credentials from its clients. */
    [[nodiscard]] bool checksClients() const;
    /** Returns the path of the certificate file that clients need; empty without HTTPS. */
    [[nodiscard]] QString certificatePath() const;

signals:
    void started(const QUrl &address);
    void failed(const QString &message);
    /** Emitted instead of started() when a file has syntax errors, which problemFound() has reported. */
    void notValid();
    /** Emitted after stop(), when all exchanges have been reported. */
    void stopped();
    /** Emitted with a line `file:line:col: severity rule message` when a definition is not served, or not as
     * written. */
    void problemFound(const QString &line);
    void recorded(const QList<traffic::ExchangePtr> &exchanges);
    /** Emitted when `count` exchanges were dropped before they could be reported. */
    void recordsDropped(qint64 count);

private:
    [[nodiscard]] base::Result<workspace::OpenDefinition *> open(const QString &path);
    [[nodiscard]] QString chooseUpstream(const QString &upstream);
    void chooseUsers(const QList<routing::ClientUser> &users);
    [[nodiscard]] bool isLoadingUsers() const;
    void announceWhenReady();
    /** Returns the name of a definition in messages: that of its file as the user wrote it. */
    [[nodiscard]] QString nameOf(const workspace::OpenDefinition &definition) const;
    void reportProblems();
    /** Prints what to do about secrets that a definition may not use. */
    void adviseConsent();
    /** Returns true if a definition may not use a secret, or must not have it where it is. */
    [[nodiscard]] bool lacksSecrets() const;

    Console &m_console;
    services::CoreServices &m_core;
    services::PreviewServices m_services;
    QHash<const workspace::OpenDefinition *, QString> m_names; ///< The names of the files, as the user wrote them.
    std::optional<preview::ClientUsers> m_users; ///< The users in the keychain; not created if the request has users.
    quint16 m_port = 0;
    bool m_requiresSecrets = false;
    bool m_isUpstreamOfFile = true;
    bool m_isAnnounced = false;
};

} // namespace commands
