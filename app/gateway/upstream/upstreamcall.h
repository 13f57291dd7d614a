#pragma once

#include "messagereader.h"
#include "sendqueue.h"
#include "upstreamconnector.h"
#include "upstreampool.h"
#include "upstreamrequest.h"
#include "upstreamtarget.h"

namespace gateway {

class GatewayServices;

/**
 * The upstream side of one exchange: gets a connection, sends the request as it arrives, reads the response. A pooled
 * connection that turns out to be closed is replaced once, if nothing was received and the request may be sent again.
 * Reused for the following exchanges.
 *
 * | state      | connected | first byte | head of a 101      | response complete | the upstream ends          |
 * |------------|-----------|------------|--------------------|-------------------|----------------------------|
 * | Idle       |           |            |                    |                   |                            |
 * | Connecting | Waiting   |            |                    |                   | fails: Idle                |
 * | Waiting    |           | Response   |                    |                   | replay: Connecting or Idle |
 * | Response   |           |            | Tunnel, if allowed | Idle              | Idle                       |
 * | Tunnel     |           |            |                    |                   | Idle                       |
 *
 * start() leads from Idle to Connecting, or to Waiting with a pooled connection, and cancel() from every state to Idle.
 * What is sent has states of its own, see UpstreamRequest: an upstream may respond before it has the whole request.
 */
class UpstreamCall final : private Connection::Listener, private SendQueue::Sender
{
public:
    /** The receiver of an upstream's response. Its functions may call cancel(), but must not destroy the call. */
    class Caller
    {
    public:
        virtual ~Caller() = default;
        /** Called once for each 1xx and once for the final response; `reader` has the head and the framing. */
        virtual void responseHead(const http::MessageReader &reader) = 0;
        virtual void responseBody(QByteArrayView bytes) = 0;
        virtual void responseEnd(const http::HeaderList &trailers) = 0;
        /** Called when everything that was received so far has been passed on. */
        virtual void responsePassed() = 0;
        /** Called after the head of a 101 response with bytes of the other protocol. */
        virtual void tunnelBytes(QByteArrayView bytes) = 0;
        virtual void tunnelEnd() = 0;
        /** Called when there is room for more bytes of the request. */
        virtual void requestDrained() = 0;
        /** Called when the upstream failed; the last call of an exchange. `detail` is the text of the TLS library. */
        virtual void upstreamFailed(traffic::GatewayError error, const QString &detail) = 0;
    };

    struct Request {
        routing::UpstreamTarget target;
        QByteArray method;
        bool isChunked = false;
        bool asksForUpgrade = false; ///< Whether the request asks for another protocol, which a 101 response accepts.
        qint64 readLimit = 0;        ///< The largest number of bytes of one read; 0 for no limit.
    };

    UpstreamCall(GatewayServices &services, Caller &caller);
    ~UpstreamCall() override;
    Q_DISABLE_COPY_MOVE(UpstreamCall)

    /** Starts the call with the head of its request. Nothing is sent before flush(), so that the head is sent together
     * with the first bytes of the body. */
    void start(Request request, const http::RequestHead &head);
    void sendBody(QByteArrayView bytes);
    void endBody(const http::HeaderList &trailers);
    void sendTunnel(QByteArrayView bytes);
    void endTunnel();
    void flush();
    /** Sends the bytes that wait, after everything that has arrived is read. */
    void flushSoon();
    /** Ends the exchange now; the connection is closed unless the response was complete. */
    void cancel();
    void setReading(bool on);

    /** Ends the exchange if the upstream takes none of the bytes that wait for it. Call it from time to time. */
    void checkStall(qint64 now);
    [[nodiscard]] bool isActive() const { return m_state != State::Idle; }
    [[nodiscard]] qsizetype pending() const { return m_sent.pending(); }
    [[nodiscard]] const ConnectTimes &times() const { return m_times; }
    [[nodiscard]] bool reusedConnection() const { return m_isReused; }
    [[nodiscard]] quint64 connectionId() const { return m_pooled.id; }
    /** Returns the ports of the connection; 0 without one. */
    [[nodiscard]] Connection::Ports ports() const
    {
        return m_pooled.connection ? m_pooled.connection->ports() : Connection::Ports();
    }
    /** Returns the address of the upstream; empty before it is connected. */
    [[nodiscard]] const QByteArray &peerAddress() const { return m_peer; }
    /** Returns the time of the last read or write, in milliseconds of the services' clock. */
    [[nodiscard]] qint64 lastProgress() const { return m_progress; }

private:
    enum class State { Idle, Connecting, Waiting, Response, Tunnel };

    void readable(Connection &connection) override;
    void writable(Connection &connection) override;
    void sendNow() override;
    void connectNew();
    void connected(UpstreamConnector::Outcome outcome);
    void use(PooledConnection pooled);
    void take(QByteArrayView bytes);
    /** Handles a step of reading the response. Returns false if no more of these bytes must be read. */
    bool pass(const http::MessageReader::Step &step, QByteArrayView rest);
    /** Handles the head of a response. Returns false if no more of the received bytes must be read. */
    bool passHead();
    void inputEnded(bool broken);
    void completed(bool clean);
    void writingBroke();
    void replay();
    void fail(traffic::GatewayError error, const QString &detail = {});

    GatewayServices &m_services;
    Caller &m_caller;
    Request m_request;
    UpstreamRequest m_sent;
    http::MessageReader m_reader{http::MessageReader::Role::Response};
    PooledConnection m_pooled;
    UpstreamConnectorPtr m_connector;
    QByteArray m_peer;
    ConnectTimes m_times;
    qint64 m_progress = 0;
    int m_interimResponses = 0;
    State m_state = State::Idle;
    bool m_isReused = false; ///< Whether the connection has served another exchange before.
};

} // namespace gateway
