#pragma once

#include "blockpool.h"
#include "exchange.h"

#include <QElapsedTimer>

namespace gateway {

/** Collects one exchange while it happens. */
class ExchangeRecord final
{
public:
    /** Of each body `bodyLimit` bytes are kept, in memory of the pool, which gets it back when the exchange goes. */
    void begin(const http::RequestHead &request, const QByteArray &clientAddress, qint64 bodyLimit,
               const std::shared_ptr<BlockPool> &blocks);
    [[nodiscard]] bool isRunning() const { return m_exchange != nullptr; }
    [[nodiscard]] traffic::Exchange &exchange() { return *m_exchange; }

    void addRequestBody(QByteArrayView bytes) { add(m_exchange->requestBody, bytes, -1); }
    void addResponseBody(QByteArrayView bytes) { add(m_exchange->responseBody, bytes, m_expected); }
    void requestSent() { m_sentAt = now(); }
    /** `contentLength` is -1 where it is not known. */
    void responseBegan(qint64 contentLength = -1)
    {
        m_answeredAt = now();
        m_expected = contentLength;
    }

    /** The finished exchange; `dns`, `connect` and `ssl` of its timings are set before. */
    [[nodiscard]] std::shared_ptr<traffic::Exchange> take();

private:
    void add(http::Body &body, QByteArrayView bytes, qint64 expected) const;
    void makeRoom(QByteArray &bytes, qsizetype needed, qint64 expected) const;
    [[nodiscard]] double now() const { return static_cast<double>(m_clock.nsecsElapsed()) / 1e6; }

    std::shared_ptr<traffic::Exchange> m_exchange; ///< Null: none is running.
    QElapsedTimer m_clock;
    std::shared_ptr<BlockPool> m_blocks;
    qint64 m_bodyLimit = 0;
    qint64 m_expected = -1;
    double m_sentAt = -1;
    double m_answeredAt = -1;
};

} // namespace gateway
