#pragma once

#include "bodystore.h"
#include "exchange.h"
#include "streamlog.h"

#include <QElapsedTimer>

#include <atomic>

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
    void addResponseBody(QByteArrayView bytes)
    {
        add(m_exchange->responseBody, m_spilledResponse, bytes, m_expected);
        if (m_stream)
            m_stream->add(bytes, false, now(), m_exchange->stream);
    }
    /** Adds bytes of the other protocol after a 101 response. They are recorded as events, not as a body. */
    void addTunnelBytes(QByteArrayView bytes, bool fromClient);
    /** Discards the recorded body, because another response replaces the one that was recorded so far. */
    void discardResponseBody();
    void requestSent() { m_sentAt = now(); }
    /** Notes that the body of the response begins. `contentLength` is -1 if it is unknown. */
    void responseBegan(qint64 contentLength = -1)
    {
        m_answeredAt = now();
        m_expected = contentLength;
    }
    /** Notes that the response, whose head is in the exchange, has a body of unknown length or a tunnel after it: its
     * events are recorded from the beginning if it says that it is a stream. */
    void streamMayBegin();

    /**
     * Returns a copy of a running exchange without the bytes of its bodies, if it has been running for
     * `ReportedAfter` milliseconds and has changed since the last copy; otherwise null. The first copy gives the
     * exchange its id, the next one after `lastId`. From then on, the pieces of a response of unknown length are
     * recorded as events.
     */
    [[nodiscard]] std::shared_ptr<traffic::Exchange> changedCopy(std::atomic<quint64> &lastId);
    /** Returns the id of a running exchange that changedCopy() has returned; otherwise 0. */
    [[nodiscard]] quint64 reportedId() const { return m_exchange ? m_exchange->id : 0; }

    static constexpr double ReportedAfter = 100;

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
    void recordPieces();
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
    std::unique_ptr<StreamLog> m_stream; ///< Null unless events are recorded.
    /** The parts of an exchange that change while it runs. */
    struct Progress {
        int status = -1;
        qint64 requestBytes = 0;
        qint64 responseBytes = 0;
        qint64 events = 0;
        friend bool operator==(const Progress &, const Progress &) = default;
    };
    Progress m_reported; ///< As of the last copy.
};

} // namespace gateway
