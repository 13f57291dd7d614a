#pragma once

#include "decidedrequest.h"
#include "readgate.h"
#include "requestside.h"
#include "responseside.h"
#include "upstreamcall.h"

namespace gateway {

/**
 * Handles the requests of a client session one after the other: forwards a request or answers it, and records the
 * exchange. Connects the objects that have the states: the response (ResponseSide), the upstream (UpstreamCall), and
 * whether the upstream is read (ReadGate).
 */
class ProxyExchange final : public QObject, private UpstreamCall::Caller
{
public:
    /** The owner of the client's connection. Its functions may call cancel(), but must not destroy the exchange. */
    class Client
    {
    public:
        virtual ~Client() = default;
        /** Sends the bytes that wait for the client: flush() now, flushSoon() after everything that has arrived is
         * read. */
        virtual void flush() = 0;
        virtual void flushSoon() = 0;
        /** Called when there may be room for more bytes of the request. */
        virtual void requestDrained() = 0;
        /** Called after the head of a 101 response: bytes of another protocol follow. */
        virtual void protocolSwitched() = 0;
        /** Called when the request and its response are complete. */
        virtual void exchangeEnded() = 0;
        /** Called when nothing follows the bytes that wait for the client. */
        virtual void nothingFollows() = 0;
        /** Called when the connection must be closed so that nothing that waits for the client can reach it as a
         * complete response. */
        virtual void mustClose() = 0;
    };

    /** Creates an exchange. `request` is what the client sends, and `out` buffers what waits for the client. */
    ProxyExchange(GatewayServices &services, Client &client, const RequestSide &request, WriteBuffer &out,
                  QByteArray clientAddress);

    /** Decides about the request whose head was read. */
    void begin();
    /** Returns how long execute() has to wait, because of a simulated fault. */
    [[nodiscard]] std::chrono::milliseconds delay() const { return m_decided.decision().delay; }
    /** Executes the decision of begin(). */
    void execute();
    void takeBody(QByteArrayView bytes);
    void endRequest();
    /** Passes bytes of another protocol, which follow a 101 response, to the upstream. */
    void takeTunnel(QByteArrayView bytes);
    void endTunnel() { m_call.endTunnel(); }
    /** Sends the bytes that were taken to the upstream, after everything that has arrived is read. */
    void flushSoon() { m_call.flushSoon(); }

    /** Answers instead of the upstream, because the rest of the request can't be read, unless a part of the upstream's
     * response was sent. */
    void refuse(routing::Answer answer);
    /** States that no request follows this one on the client's connection. */
    void forbidNext() { m_response.forbidNext(); }
    /** Returns true if the response has been started. */
    [[nodiscard]] bool hasResponse() const { return m_response.hasStarted(); }
    /** Returns the number of bytes that wait for the upstream. */
    [[nodiscard]] qsizetype pending() const { return m_call.pending(); }
    /** Reads from the upstream, unless enough of its bytes wait for the client. Call it when some of them were sent. */
    void readUpstream();
    /** Ends the exchange if it exceeds a time limit. */
    void checkTime(qint64 now);

    /** Returns the record of the exchange, for ExchangeRecord::changedCopy(). */
    [[nodiscard]] ExchangeRecord &running() { return m_decided.running(); }

    /** Ends the exchange now and records it, unless it was recorded already. */
    void cancel();
    /** Ends an exchange that is not complete and records it with `error`. */
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
    qint64 m_discarded = 0; ///< The number of bytes that were discarded of a body that nobody receives.
};

} // namespace gateway
