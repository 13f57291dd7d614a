#pragma once

#include "exchange.h"
#include "fault.h"
#include "result.h"
#include "routetable.h"

#include <QFuture>
#include <QObject>
#include <QUrl>

namespace preview {

/** How the test gateway listens and what it records. */
struct GatewayOptions {
    quint16 port = 8080;                    ///< 0: any free one.
    bool prefixMatch = false;               ///< `/a` also serves `/ab`.
    qint64 recordedBodyBytes = 1024 * 1024; ///< Of each body; the rest is counted only.
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
    /** `http://127.0.0.1:PORT` while running. */
    [[nodiscard]] virtual QUrl address() const = 0;
    /** Why the last start failed. */
    [[nodiscard]] virtual base::Error failure() const = 0;
    /** Takes effect between two requests; running exchanges end on the old routes. */
    virtual void setRoutes(routing::RouteTable routes) = 0;
    /** What the gateway does wrong on demand from the next request on; nothing where that is not offered. */
    virtual void setFaults(const QList<routing::Fault> &) {}

signals:
    void stateChanged();
    /** The exchanges finished since the last batch, oldest first; at most every 50 ms. */
    void recorded(const QList<traffic::ExchangePtr> &exchanges);
    /** So many records were given up because nobody took them. */
    void recordsDropped(qint64 count);
};

/** A request that the composer makes, and what came back. */
struct ComposedRequest {
    http::RequestHead head;
    QByteArray body;
};
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
