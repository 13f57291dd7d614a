#pragma once

#include "connection.h"
#include "proxyexchange.h"
#include "readgate.h"
#include "requestside.h"
#include "writebuffer.h"

namespace gateway {

/**
 * The session of one client connection, which handles its requests in order. Connects the client's bytes (RequestSide,
 * ReadGate, WriteBuffer) with what is done with them (ProxyExchange); those classes have the states. The table shows
 * how a connection ends, by state of the RequestSide:
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

    /** Closes the session if it exceeds a time limit. */
    void checkTime(qint64 now);
    /** Closes the session: immediately when it is idle, otherwise after the running exchange. */
    void stopSoon();
    /** Closes the session immediately. An exchange that is not complete is recorded with `error`. */
    void abort(traffic::GatewayError error = traffic::GatewayError::ClientAborted);
    /** Returns the record of the running exchange, for ExchangeRecord::changedCopy(). */
    [[nodiscard]] ExchangeRecord &running() { return m_exchange.running(); }
    /** Returns the number of bytes that wait for the client, for the upstream, or for their turn. */
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
    /** Handles a step of reading the request. Returns false if nothing more can be done with the bytes. */
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
    ReadGate m_gate; ///< Controls whether the client is read.
    ProxyExchange m_exchange;
};

} // namespace gateway
