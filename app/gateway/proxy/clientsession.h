#pragma once

#include "connection.h"
#include "exchangerecord.h"
#include "gatewayservices.h"
#include "upstreamcall.h"
#include "writebuffer.h"

namespace gateway {

/** One client connection. Its requests are handled in order, each forwarded or answered by the gateway itself. */
class ClientSession final : public QObject,
                            private Connection::Listener,
                            private Poller::Sender,
                            private UpstreamCall::Caller
{
public:
    ClientSession(GatewayServices &services, ConnectionPtr client);
    ~ClientSession() override;
    Q_DISABLE_COPY_MOVE(ClientSession)

    /** Closes what exceeds its time limit. */
    void checkTime(qint64 now);
    /** Closes immediately when idle, otherwise after the running exchange. */
    void stopSoon();
    /** Closes immediately. An exchange that is not complete is recorded with `error`. */
    void abort(traffic::GatewayError error = traffic::GatewayError::ClientAborted);

private:
    enum class Phase {
        Delayed,  ///< After a head, for the time of a simulated fault.
        Request,  ///< Reading a request, or waiting for one.
        Response, ///< The request is complete, its answer is not.
        Tunnel,   ///< Another protocol.
        Closing,  ///< The last bytes are sent, and received bytes are discarded.
        Closed,
    };

    void readable(Connection &connection) override;
    void writable(Connection &connection) override;
    void sendNow() override;
    void responseHead(const http::MessageReader &reader) override;
    void responseBody(QByteArrayView bytes) override;
    void responseEnd(const http::HeaderList &trailers) override;
    void responsePassed() override;
    void tunnelBytes(QByteArrayView bytes) override;
    void tunnelEnd() override;
    void requestDrained() override;
    void upstreamFailed(traffic::GatewayError error, const QString &detail) override;

    void take(QByteArrayView bytes);
    void takeBacklog();
    [[nodiscard]] bool takeStep(QByteArrayView &bytes);
    void beginExchange();
    void waitFor(std::chrono::milliseconds delay);
    void execute();
    void forward(const routing::UpstreamTarget &target);
    void takeBody(QByteArrayView bytes);
    void requestEnded();
    void clientEnded(bool broken);

    /** The header field that the gateway sets for the upstream; empty without one. */
    [[nodiscard]] QByteArrayView credentialField() const;
    void answer(routing::Answer answer);
    void sendAnswer();
    void openTunnel(const http::MessageReader &reader);
    void finishExchange();
    void recordExchange(traffic::GatewayError error = traffic::GatewayError::None);
    void noteConnection();
    void write(QByteArrayView bytes);
    void flush();
    void flushSoon();
    void throttle(qsizetype bytes);
    void pauseIfFull();
    void pauseClientIfFull();
    void beginClosing();
    void close();

    GatewayServices &m_services;
    ConnectionPtr m_client;
    QByteArray m_address;
    std::shared_ptr<const routing::GatewayRules> m_rules; ///< What the decision points into.
    routing::Decision m_decision;
    http::MessageReader m_reader{http::MessageReader::Role::Request};
    UpstreamCall m_call;
    WriteBuffer m_out;
    WriteStall m_stall;
    ExchangeRecord m_record;
    QByteArray m_backlog;                    ///< Requests that arrived before their turn.
    std::optional<routing::Answer> m_answer; ///< Waits for the end of the request's body.
    qint64 m_discarded = 0;
    qint64 m_lastRead = 0;
    qint64 m_phaseSince = 0;
    Phase m_phase = Phase::Request;
    bool m_throttled = false;
    bool m_inRequest = false; ///< After its head, before its end.
    bool m_keepsAlive = true;
    bool m_responseStarted = false;
    bool m_responseChunked = false;
    bool m_clientPaused = false;
    bool m_halfClosed = false; ///< The client has ended its side, but may still read.
    bool m_taking = false;
};

} // namespace gateway
