#pragma once

#include "console.h"
#include "exchange.h"
#include "fault.h"
#include "result.h"
#include "route.h"
#include "snapshot.h"

#include <QObject>
#include <QUrl>

#include <memory>

namespace workspace {
class OpenDefinition;
}

namespace commands {

/** What `preview` and `serve` ask of the test gateway. */
struct GatewayRequest {
    QStringList files; ///< `-` is standard input.
    quint16 port = 0;  ///< 0: any free one.
    bool prefixMatch = false;
    bool https = false;
    QString upstream; ///< Empty: the definitions' own; `echo`: the built-in one; else a URL.
    /** Who may call APIs that ask for http/basic credentials; those of the keychain where none is given. */
    QList<routing::ClientUser> users{};
    QList<routing::Fault> faults{};
    qint64 recordedBodyBytes = 16LL * 1024 * 1024; ///< As in preview::GatewayOptions, like the next two.
    qint64 recordedMemoryBytes = 64LL * 1024 * 1024;
    qint64 recordedFileBytes = 1024LL * 1024 * 1024;
};

/** Definitions read from files, served by a test gateway in this process. */
class GatewaySession final : public QObject
{
    Q_OBJECT

public:
    explicit GatewaySession(Console &console, QObject *parent = nullptr);
    ~GatewaySession() override;

    /** Opens the files and starts; ends in started(), notUnderstood() or failed(). */
    void start(const GatewayRequest &request);
    /** Sends one request through the gateway; it comes back as recorded(). */
    void send(const http::RequestHead &head, const QByteArray &body);
    void stop();
    /** The definitions that were read, in the order of the files. */
    [[nodiscard]] QList<document::Snapshot> snapshots() const;
    /** One of them asks its clients for http/basic credentials. */
    [[nodiscard]] bool checksClients() const;
    /** What clients can be told to trust; empty without HTTPS. */
    [[nodiscard]] QString certificatePath() const;

signals:
    void started(const QUrl &address);
    void failed(const QString &message);
    /** A file has syntax errors, which problemFound() has told; nothing was started. */
    void notUnderstood();
    /** After stop(): everything recorded has been handed on. */
    void stopped();
    /** A definition is not served, or not as written: `file:line:col: severity rule message`. */
    void problemFound(const QString &line);
    void recorded(const QList<traffic::ExchangePtr> &exchanges);
    /** So many were given up before they could be handed on. */
    void recordsDropped(qint64 count);

private:
    struct Parts;

    [[nodiscard]] base::Result<workspace::OpenDefinition *> open(const QString &path);
    [[nodiscard]] QString chooseUpstream(const QString &upstream);
    void chooseUsers(const QList<routing::ClientUser> &users);
    [[nodiscard]] bool isAskingForUsers() const;
    void announceWhenReady();
    void reportProblems();

    Console &m_console;
    std::unique_ptr<Parts> m_parts;
};

} // namespace commands
