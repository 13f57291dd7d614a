#pragma once

#include "exchange.h"
#include "soakplan.h"

#include <QHash>
#include <QMap>

#include <optional>

namespace support {

/** Holds what client, upstream and recorder saw of every request against each other. Forgets what is settled. */
class SoakLedger
{
public:
    explicit SoakLedger(quint64 requests)
        : m_requests(requests)
    {}

    /** The next request to send; nothing when all are sent. */
    [[nodiscard]] std::optional<SoakPlan> take();
    /** The client's end of it. `status` 0: the connection ended first; then a record may exist or not. */
    void clientEnded(const SoakPlan &plan, int status);
    /** The client has not sent so much that there could be a record. */
    void clientGaveUp(const SoakPlan &plan) { m_open.remove(plan.number); }
    void upstreamGot(const SoakPlan &plan, const http::RequestHead &head);
    void recorded(const traffic::Exchange &exchange);
    /** Something that must not be. */
    void blame(const QByteArray &what, const QByteArray &id = {});
    /** With every client gone and every record delivered. */
    void close();

    [[nodiscard]] quint64 taken() const { return m_taken; }
    [[nodiscard]] bool isExhausted() const { return m_taken >= m_requests; }
    [[nodiscard]] qint64 records() const { return m_records; }
    [[nodiscard]] qint64 faults() const { return m_faults; }
    /** The first of them. */
    [[nodiscard]] const QList<QByteArray> &faultTexts() const { return m_faultTexts; }
    /** How the recorded ones ended: "answered", a reason of the gateway's, or an error. */
    [[nodiscard]] const QMap<QByteArray, qint64> &ends() const { return m_ends; }

private:
    struct Open {
        int answered = -1; ///< Status that the client saw; 0: none; -1: it still waits.
        int recorded = -1;
        int upstreamTimes = 0;
    };
    void settle(quint64 number);
    void checkSides(const SoakPlan &plan, const traffic::Exchange &exchange);

    quint64 m_requests;
    quint64 m_taken = 0;
    qint64 m_records = 0;
    qint64 m_faults = 0;
    QHash<quint64, Open> m_open;
    QMap<QByteArray, qint64> m_ends;
    QList<QByteArray> m_faultTexts;
};

} // namespace support
