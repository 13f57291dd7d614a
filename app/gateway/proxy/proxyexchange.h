#pragma once

#include "decidedrequest.h"
#include "readgate.h"
#include "requestside.h"
#include "responseside.h"
#include "upstreamcall.h"

namespace gateway {

/**
 * What a session does with one request after the other: forwards it or answers it, and records the exchange. Connects
 * what has the states: the response (ResponseSide), the upstream (UpstreamCall), whether that is read (ReadGate).
 */
class ProxyExchange final : public QObject, private UpstreamCall::Caller
{
public:
    /** The client's connection. Its functions may call cancel(), but must not destroy the exchange. */
    class Client
    {
    public:
        virtual ~Client() = default;
        /** Sends what waits for the client, now or after everything that has arrived is read. */
        virtual void flush() = 0;
        virtual void flushSoon() = 0;
        /** There may be room for more of the request. */
        virtual void requestDrained() = 0;
        /** After the head of a 101. */
        virtual void protocolSwitched() = 0;
        /** The request and its response are complete. */
        virtual void exchangeEnded() = 0;
        /** Nothing follows what waits for the client. */
        virtual void nothingFollows() = 0;
        /** Nothing that waits for the client may reach it as a complete response. */
        virtual void mustClose() = 0;
    };

    /** `request` and `out` are the client's: what it sends, and what waits for it. */
    ProxyExchange(GatewayServices &services, Client &client, const RequestSide &request, WriteBuffer &out,
                  QByteArray clientAddress);

    /** Decides about the request whose head was read. */
    void begin();
    /** How long execute() has to wait: a simulated fault. */
    [[nodiscard]] std::chrono::milliseconds delay() const { return m_decided.decision().delay; }
    /** Does what was decided. */
    void execute();
    void takeBody(QByteArrayView bytes);
    void endRequest();
    /** Bytes of another protocol, and their end. */
    void takeTunnel(QByteArrayView bytes) { m_call.sendTunnel(bytes); }
    void endTunnel() { m_call.endTunnel(); }
    /** Sends what was taken to the upstream. */
    void flushSoon() { m_call.flushSoon(); }

    /** The request can't be read on: the gateway answers instead of the upstream, if nothing of that was sent. */
    void refuse(routing::Answer answer);
    /** No request follows this one. */
    void forbidNext() { m_response.forbidNext(); }
    /** The client has received bytes of the response. */
    [[nodiscard]] bool hasResponse() const { return m_response.hasStarted(); }
    /** Bytes that wait for the upstream. */
    [[nodiscard]] qsizetype pending() const { return m_call.pending(); }
    /** Reads the upstream, unless enough of its bytes wait for the client. Call it when some of them were sent. */
    void readUpstream();
    /** Ends what exceeds its time limit. */
    void checkTime(qint64 now);

    /** Ends the exchange here. It is recorded unless it is already. */
    void cancel();
    /** The same for an exchange that is not complete. */
    void abort(traffic::GatewayError error);

private:
    void responseHead(const http::MessageReader &reader) override;
    void responseBody(QByteArrayView bytes) override;
    void responseEnd(const http::HeaderList &trailers) override;
    void responsePassed() override { m_client.flushSoon(); }
    void tunnelBytes(QByteArrayView bytes) override;
    void tunnelEnd() override { m_client.nothingFollows(); }
    void requestDrained() override { m_client.requestDrained(); }
    void upstreamFailed(traffic::GatewayError error, const QString &detail) override;

    void forward(const routing::UpstreamTarget &target);
    void answer(routing::Answer answer);
    void sendAnswer();
    void finish();
    void openTunnel(const http::MessageReader &reader);
    void throttle(qsizetype bytes);
    void unthrottleLater();

    GatewayServices &m_services;
    Client &m_client;
    const RequestSide &m_request;
    WriteBuffer &m_out;
    ResponseSide m_response;
    DecidedRequest m_decided;
    UpstreamCall m_call;
    ReadGate m_upstreamGate;
    qint64 m_throttledUntil = 0;
    qint64 m_discarded = 0; ///< Bytes of a body that nobody receives.
};

} // namespace gateway
