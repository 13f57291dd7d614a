#pragma once

#include "bodystore.h"
#include "exchange.h"

#include <QElapsedTimer>

namespace gateway {

/** Collects the record of one exchange while it happens. */
class ExchangeRecord final
{
public:
    /** Begins the record. It contains up to `bodyLimit` bytes of each body, in memory of the store, which gets the
     * memory back from the exchange. */
    void begin(const http::RequestHead &request, const QByteArray &clientAddress, qint64 bodyLimit,
               const std::shared_ptr<BodyStore> &store);
    [[nodiscard]] bool isRunning() const { return m_exchange != nullptr; }
    [[nodiscard]] traffic::Exchange &exchange() { return *m_exchange; }

    void addRequestBody(QByteArrayView bytes) { add(m_exchange->requestBody, m_spilledRequest, bytes, -1); }
    void addResponseBody(QByteArrayView bytes) { add(m_exchange->responseBody, m_spilledResponse, bytes, m_expected); }
    /** Discards the recorded body, because another response replaces the one that was recorded so far. */
    void discardResponseBody();
    void requestSent() { m_sentAt = now(); }
    /** Notes that the body of the response begins. `contentLength` is -1 if it is unknown. */
    void responseBegan(qint64 contentLength = -1)
    {
        m_answeredAt = now();
        m_expected = contentLength;
    }

    /** Ends the record and returns the finished exchange. The timings `dns`, `connect` and `ssl` must be set before. */
    [[nodiscard]] std::shared_ptr<traffic::Exchange> take();

private:
    using Spilled = std::shared_ptr<SpilledBody>;
    struct Return;

    void add(http::Body &body, Spilled &spilled, QByteArrayView bytes, qint64 expected);
    [[nodiscard]] bool makeRoom(QByteArray &bytes, Spilled &spilled, qsizetype added, qint64 expected);
    [[nodiscard]] bool spill(QByteArray &bytes, Spilled &spilled) const;
    void exchangeBlock(QByteArray &bytes, QByteArray &&block);
    void finishBody(http::Body &body, Spilled &spilled);
    [[nodiscard]] double now() const { return static_cast<double>(m_clock.nsecsElapsed()) / 1e6; }

    /** The exchange that is recorded, whose memory a Return gives back to the store; null while none is running. */
    std::shared_ptr<traffic::Exchange> m_exchange;
    QElapsedTimer m_clock;
    std::shared_ptr<BodyStore> m_store;
    /** The first bytes of the request's body, when they found no room in memory; the last ones are in the exchange. */
    Spilled m_spilledRequest;
    /** The first bytes of the response's body, when they found no room in memory; the last ones are in the exchange. */
    Spilled m_spilledResponse;
    qint64 m_bodyLimit = 0;
    qint64 m_expected = -1;
    double m_sentAt = -1;
    double m_answeredAt = -1;
};

} // namespace gateway
