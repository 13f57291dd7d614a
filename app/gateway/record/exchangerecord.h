#pragma once

#include "bodystore.h"
#include "exchange.h"

#include <QElapsedTimer>

namespace gateway {

/** Collects one exchange while it happens. */
class ExchangeRecord final
{
public:
    /** Records up to `bodyLimit` bytes of each body, in memory of the store, which gets it back from the exchange. */
    void begin(const http::RequestHead &request, const QByteArray &clientAddress, qint64 bodyLimit,
               const std::shared_ptr<BodyStore> &store);
    [[nodiscard]] bool isRunning() const { return m_exchange != nullptr; }
    [[nodiscard]] traffic::Exchange &exchange() { return *m_exchange; }

    void addRequestBody(QByteArrayView bytes) { add(m_exchange->requestBody, m_spilledRequest, bytes, -1); }
    void addResponseBody(QByteArrayView bytes) { add(m_exchange->responseBody, m_spilledResponse, bytes, m_expected); }
    /** Another response replaces the one that was recorded so far. */
    void discardResponseBody();
    void requestSent() { m_sentAt = now(); }
    /** `contentLength` is -1 where it is unknown. */
    void responseBegan(qint64 contentLength = -1)
    {
        m_answeredAt = now();
        m_expected = contentLength;
    }

    /** The finished exchange; `dns`, `connect` and `ssl` of its timings are set before. */
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

    std::shared_ptr<traffic::Exchange> m_exchange; ///< Goes through a Return; null: none is running.
    QElapsedTimer m_clock;
    std::shared_ptr<BodyStore> m_store;
    Spilled m_spilledRequest;  ///< Its first bytes, when they found no room in memory; the last are in the exchange.
    Spilled m_spilledResponse; ///< The same.
    qint64 m_bodyLimit = 0;
    qint64 m_expected = -1;
    double m_sentAt = -1;
    double m_answeredAt = -1;
};

} // namespace gateway
