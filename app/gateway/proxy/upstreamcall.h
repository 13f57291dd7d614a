#pragma once

#include "messagereader.h"
#include "poller.h"
#include "upstreamconnector.h"
#include "upstreampool.h"
#include "writebuffer.h"

namespace gateway {

class GatewayServices;

/**
 * The upstream side of one exchange: gets a connection, sends the request as it arrives, reads the answer. A pooled
 * connection that turns out to be closed is replaced once, if nothing was received and the request may be sent again.
 * Reused for the following exchanges.
 */
class UpstreamCall final : private Connection::Listener, private Poller::Sender
{
public:
    /** Receives the answer. Its functions may call cancel(), but must not destroy the call. */
    class Caller
    {
    public:
        virtual ~Caller() = default;
        /** Once for each 1xx and once for the answer itself; `reader` has the head and the framing. */
        virtual void responseHead(const http::MessageReader &reader) = 0;
        virtual void responseBody(QByteArrayView bytes) = 0;
        virtual void responseEnd(const http::HeaderList &trailers) = 0;
        /** Everything received so far was passed on. */
        virtual void responsePassed() = 0;
        /** After the head of a 101: bytes of the other protocol, and their end. */
        virtual void tunnelBytes(QByteArrayView bytes) = 0;
        virtual void tunnelEnd() = 0;
        /** There is room for more of the request. */
        virtual void requestDrained() = 0;
        /** The last call of an exchange. `detail` is the text of TLS. */
        virtual void upstreamFailed(traffic::GatewayError error, const QString &detail) = 0;
    };

    struct Request {
        routing::UpstreamTarget target;
        QByteArray method;
        bool isChunked = false;
        bool asksForUpgrade = false; ///< 101 is accepted.
    };

    UpstreamCall(GatewayServices &services, Caller &caller);
    ~UpstreamCall() override;
    Q_DISABLE_COPY_MOVE(UpstreamCall)

    /** Sends nothing before flush(), so that the head is sent together with the first bytes of the body. */
    void start(Request request, const http::RequestHead &head);
    void sendBody(QByteArrayView bytes);
    void endBody(const http::HeaderList &trailers);
    void sendTunnel(QByteArrayView bytes);
    void endTunnel();
    void flush();
    /** After everything that has arrived is read. */
    void flushSoon();
    /** Ends the exchange here; the connection is closed unless the answer was complete. */
    void cancel();
    void setReading(bool on);
    /** Limit for one read; 0 for none. Call it before start(). */
    void setReadLimit(qint64 bytes) { m_readLimit = bytes; }

    /** Ends the exchange if the upstream takes none of the bytes that wait for it. Called now and then. */
    void checkStall(qint64 now);
    [[nodiscard]] bool isActive() const { return m_active; }
    [[nodiscard]] qsizetype pending() const { return m_out.pending(); }
    [[nodiscard]] const ConnectTimes &times() const { return m_times; }
    [[nodiscard]] bool reusedConnection() const { return m_reused; }
    [[nodiscard]] quint64 connectionId() const { return m_pooled.id; }
    [[nodiscard]] const QByteArray &peerAddress() const { return m_peer; }
    /** The time of the last read or write; milliseconds of the services' clock. */
    [[nodiscard]] qint64 lastProgress() const { return m_progress; }

private:
    void readable(Connection &connection) override;
    void writable(Connection &connection) override;
    void sendNow() override;
    void reconnect();
    void use(PooledConnection pooled);
    void write(QByteArrayView bytes);
    void remember(QByteArrayView bytes);
    void take(QByteArrayView bytes);
    /** False: nothing more of these bytes is to be read. */
    bool pass(const http::MessageReader::Step &step, QByteArrayView rest);
    /** As pass(). */
    bool passHead();
    void inputEnded(bool broken);
    void completed(bool clean);
    void writingBroke();
    void broke(traffic::GatewayError error);
    void fail(traffic::GatewayError error, const QString &detail = {});
    [[nodiscard]] bool mayRetry() const;

    GatewayServices &m_services;
    Caller &m_caller;
    Request m_request;
    PooledConnection m_pooled;
    UpstreamConnectorPtr m_connector;
    WriteBuffer m_out;
    http::MessageReader m_reader{http::MessageReader::Role::Response};
    WriteStall m_stall;
    int m_interimResponses = 0;
    QByteArray m_sent; ///< The request so far, as long as it can be sent again.
    QByteArray m_peer;
    ConnectTimes m_times;
    qint64 m_progress = 0;
    qint64 m_readLimit = 0;
    bool m_active = false;
    bool m_tunnels = false;
    bool m_requestEnded = false;
    bool m_reused = false;
    bool m_heard = false;     ///< A byte was received.
    bool m_canRepeat = false; ///< m_sent is complete.
    bool m_sentBody = false;
    bool m_takesNoMore = false; ///< Writing failed. Its answer may still be readable.
};

} // namespace gateway
