#pragma once

#include "messagereader.h"
#include "poller.h"
#include "upstreamconnector.h"
#include "upstreampool.h"
#include "writebuffer.h"

namespace gateway {

class GatewayServices;

/**
 * The upstream's side of one exchange: gets a connection, sends the request as it comes, reads the answer. A pooled
 * connection that turns out to be closed is replaced once, when nothing has come back and the request may be sent
 * again. Used for one exchange after the other.
 */
class UpstreamCall final : private Connection::Listener, private Poller::Sender
{
public:
    /** Who waits for the answer. A call may lead to cancel(), but not to the destruction of the call. */
    class Caller
    {
    public:
        virtual ~Caller() = default;
        /** Once for each 1xx and once for the answer itself; `reader` has the head and the framing. */
        virtual void responseHead(const http::MessageReader &reader) = 0;
        virtual void responseBody(QByteArrayView bytes) = 0;
        virtual void responseEnd(const http::HeaderList &trailers) = 0;
        /** All that had come so far has been passed on. */
        virtual void responsePassed() = 0;
        /** Behind the head of a 101: bytes of the other protocol, and their end. */
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
    };

    UpstreamCall(GatewayServices &services, Caller &caller);
    ~UpstreamCall() override;
    Q_DISABLE_COPY_MOVE(UpstreamCall)

    /** Sends nothing before flush(), so that the head can go together with the first of the body. */
    void start(Request request, const http::RequestHead &head);
    void sendBody(QByteArrayView bytes);
    void endBody(const http::HeaderList &trailers);
    void sendTunnel(QByteArrayView bytes);
    void endTunnel();
    void flush();
    /** Once all that has come by now has been read. */
    void flushSoon();
    /** Ends the exchange here; the connection is closed unless the answer was complete. */
    void cancel();
    void setReading(bool on);
    /** Of one read; 0: as much as there is. Before start(). */
    void setReadLimit(qint64 bytes) { m_readLimit = bytes; }

    [[nodiscard]] bool isActive() const { return m_active; }
    [[nodiscard]] qsizetype pending() const { return m_out.pending(); }
    [[nodiscard]] const ConnectTimes &times() const { return m_times; }
    [[nodiscard]] bool reusedConnection() const { return m_reused; }
    [[nodiscard]] quint64 connectionId() const { return m_pooled.id; }
    [[nodiscard]] const QByteArray &peerAddress() const { return m_peer; }
    /** When the upstream last took or gave something; milliseconds of the services' clock. */
    [[nodiscard]] qint64 lastProgress() const { return m_progress; }

private:
    void readable(Connection &connection) override;
    void writable(Connection &connection) override;
    void sendNow() override;
    void connectAnew();
    void use(PooledConnection pooled);
    void write(QByteArrayView bytes);
    void remember(QByteArrayView bytes);
    void take(QByteArrayView bytes);
    /** False: nothing more of these bytes is to be read. */
    bool pass(const http::MessageReader::Step &step, QByteArrayView rest);
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
    QByteArray m_sent; ///< All of the request so far, as long as it could be sent again.
    QByteArray m_peer;
    ConnectTimes m_times;
    qint64 m_progress = 0;
    qint64 m_readLimit = 0;
    bool m_active = false;
    bool m_tunnels = false;
    bool m_requestEnded = false;
    bool m_reused = false;
    bool m_heard = false;     ///< A byte has come back.
    bool m_canRepeat = false; ///< m_sent is complete.
    bool m_sentBody = false;
    bool m_takesNoMore = false; ///< Writing has failed; what it answered may still be there.
};

} // namespace gateway
