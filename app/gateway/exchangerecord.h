#pragma once

#include "exchange.h"

#include <QElapsedTimer>

namespace gateway {

/** Collects one exchange while it happens. */
class ExchangeRecord final
{
public:
    void begin(const http::RequestHead &request, const QByteArray &clientAddress, qint64 bodyLimit);
    [[nodiscard]] bool isRunning() const { return m_exchange != nullptr; }
    [[nodiscard]] traffic::Exchange &exchange() { return *m_exchange; }

    void addRequestBody(QByteArrayView bytes) { add(m_exchange->requestBody, bytes); }
    void addResponseBody(QByteArrayView bytes) { add(m_exchange->responseBody, bytes); }
    void requestSent() { m_sentAt = now(); }
    void responseBegan() { m_answeredAt = now(); }

    /** The finished exchange; `dns`, `connect` and `ssl` of its timings are set before. */
    [[nodiscard]] std::shared_ptr<traffic::Exchange> take();

private:
    void add(http::Body &body, QByteArrayView bytes) const;
    [[nodiscard]] double now() const { return static_cast<double>(m_clock.nsecsElapsed()) / 1e6; }

    std::shared_ptr<traffic::Exchange> m_exchange; ///< Null: none is running.
    QElapsedTimer m_clock;
    qint64 m_bodyLimit = 0;
    double m_sentAt = -1;
    double m_answeredAt = -1;
};

} // namespace gateway
