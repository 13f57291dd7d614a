#pragma once

#include "connection.h"
#include "proxyexchange.h"
#include "readgate.h"
#include "requestside.h"
#include "writebuffer.h"

namespace gateway {

/**
 * One client connection. Its requests are handled in order. Connects the client's bytes (RequestSide, ReadGate,
 * WriteBuffer) with what is done with them (ProxyExchange); the states are there. How a connection ends, by state of
 * the RequestSide:
 *
 * | state      | the client ends its side                          | its connection breaks | nothing follows |
 * |------------|---------------------------------------------------|-----------------------|-----------------|
 * | Head       | Closed                                            | Closed                | Discarding      |
 * | Delayed    | Closed                                            | Closed                |                 |
 * | Body       | Closed                                            | Closed                | Discarding      |
 * | Complete   | waits for the response; Closed if that has begun  | Closed                | Discarding      |
 * | Tunnel     | the upstream reads the end after the last bytes   | Closed                | Discarding      |
 * | Discarding | Closed                                            | Closed                |                 |
 */
class ClientSession final : public QObject,
                            private Connection::Listener,
                            private SendQueue::Sender,
                            private ProxyExchange::Client
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
    /** Bytes that wait for the client, for the upstream, or for their turn. */
    [[nodiscard]] qsizetype bufferedBytes() const
    {
        return m_out.pending() + m_exchange.pending() + m_request.backlogBytes();
    }

private:
    void readable(Connection &connection) override;
    void writable(Connection &connection) override;
    void sendNow() override;

    void flush() override;
    void flushSoon() override;
    void requestDrained() override;
    void protocolSwitched() override;
    void exchangeEnded() override;
    void nothingFollows() override;
    void mustClose() override { abort(); }

    void take(QByteArrayView bytes);
    /** False: nothing more can be done with the bytes. */
    [[nodiscard]] bool pass(const RequestSide::Step &step);
    void beginExchange();
    void clientEnded(bool broken);
    void endReading();
    void readClient();
    void close();

    GatewayServices &m_services;
    ConnectionPtr m_client;
    WriteBuffer m_out;
    WriteStall m_stall;
    RequestSide m_request;
    ReadGate m_gate; ///< Of the client.
    ProxyExchange m_exchange;
};

} // namespace gateway
