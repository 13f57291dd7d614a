#pragma once

#include "decide.h"
#include "exchange.h"
#include "result.h"
#include "settingstable.h"

#include <QFuture>
#include <QObject>
#include <QUrl>

namespace preview {

/** How the test gateway listens and what it records. */
struct GatewayOptions {
    quint16 port = settings::GatewayPort.fallback();            ///< 0: any free one.
    bool prefixMatch = settings::GatewayPrefixMatch.fallback(); ///< `/a` also serves `/ab`.
    /** Of each body; the rest is counted only. */
    qint64 recordedBodyBytes = settings::RecordedBody.fallback();
    /** Of all bodies together; the rest is written to a file. */
    qint64 recordedMemoryBytes = settings::RecordedMemory.fallback();
    /** Of that file; bodies are truncated when it is full. */
    qint64 recordedFileBytes = settings::RecordedFile.fallback();
    bool https = settings::GatewayHttps.fallback(); ///< With a certificate for localhost that the gateway creates.
};

/** The test gateway as the pages see it. Its sockets live in a worker thread; signals arrive in the caller's thread. */
class GatewayControl : public QObject
{
    Q_OBJECT

public:
    enum class State { Stopped, Starting, Running, Failed };

    using QObject::QObject;

    virtual void start(const GatewayOptions &options) = 0;
    virtual void stop() = 0;
    [[nodiscard]] virtual State state() const = 0;
    /** `http://127.0.0.1:PORT` while running, or https. */
    [[nodiscard]] virtual QUrl address() const = 0;
    /** The certificate file for clients while it runs with HTTPS; else empty. */
    [[nodiscard]] virtual QString certificatePath() const { return {}; }
    /** SHA-256 of that certificate in the usual form `AB:CD:…`; empty without one. */
    [[nodiscard]] virtual QString certificateFingerprint() const { return {}; }
    /** Why the last start failed. */
    [[nodiscard]] virtual base::Error failure() const = 0;
    /** Takes effect between two requests; running exchanges end on the old routes. */
    virtual void setRoutes(routing::RouteTable routes) = 0;
    /** Simulated faults, from the next request on. Without effect where they are not offered. */
    virtual void setFaults(const QList<routing::Fault> &) {}
    /** Hosts and origins besides those of this machine, from the next request on. */
    virtual void setAllowedClients(const routing::AllowedClients &) {}
    /** What the next request is decided by; never null. */
    [[nodiscard]] virtual std::shared_ptr<const routing::GatewayRules> rules() const = 0;

signals:
    void stateChanged();
    /** The exchanges finished since the last batch, oldest first; at most every 50 ms. */
    void recorded(const QList<traffic::ExchangePtr> &exchanges);
    /** This many records were dropped because they were not read in time. */
    void recordsDropped(qint64 count);
    /** After stop(): the running exchanges have ended, and the last record was emitted. */
    void ended();
};

/** A request of the composer. */
struct ComposedRequest {
    http::RequestHead head;
    QByteArray body;
};
/** The response to a composed request. */
struct ComposedResponse {
    http::ResponseHead head;
    QByteArray body;
};

/** Sends one request to the running gateway over a real socket. */
class RequestSender
{
public:
    virtual ~RequestSender() = default;
    [[nodiscard]] virtual QFuture<base::Result<ComposedResponse>> send(const QUrl &gateway,
                                                                       const ComposedRequest &request) = 0;
};

} // namespace preview
