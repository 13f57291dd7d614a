#pragma once

#include "exchangechecker.h"

#include <QMap>

namespace exchangecheck {

/** What was seen of an operation of an API description. */
struct OperationTraffic {
    enum class State { NotSeen, Seen, Violated };

    QString operation;             ///< Such as `GET /pets/{id}`.
    QByteArray path;               ///< The path of the operation in the document.
    QByteArray method;             ///< The method as requests have it, such as `GET`.
    openapi::Place place;          ///< The operation in the document.
    OperationNumber number;        ///< The indexes of the operation in Description::pathItems().
    qsizetype seen = 0;            ///< The number of exchanges.
    qsizetype violated = 0;        ///< The number of exchanges that have an error or a warning.
    quint64 newestViolated = 0;    ///< The largest number that TrafficStatistics::add() got with one of these.
    QList<QByteArray> documented;  ///< The keys of the operation's responses: `200`, `4XX`, `default`.
    QMap<int, qsizetype> statuses; ///< The numbers of exchanges by the status of the API's response; 0 for none.

    [[nodiscard]] State state() const;
    /** Returns the documented statuses that no response had. */
    [[nodiscard]] QList<QByteArray> neverSeen() const;
};

/** Requests of one method and path that no operation of the document describes. */
struct UndocumentedTraffic {
    QByteArray method;
    QByteArray path; ///< The path below the server or the listen path, without secrets.
    qsizetype count = 0;
    quint64 newest = 0; ///< The largest number that TrafficStatistics::add() got with such a request.
};

/** The exchanges with an API by operation, and how many of them do not fit its description. A value. */
class TrafficStatistics final
{
public:
    /** The largest number of undocumented requests that are told apart; those with other paths are counted only. */
    static constexpr qsizetype MaximumUndocumented = 500;

    TrafficStatistics() = default;
    explicit TrafficStatistics(const description::Description &description);

    /** Counts an exchange with the result of its check, if it is one of another API or ExchangeResult::isTelling().
     * `number` identifies the exchange, see UndocumentedTraffic::newest. */
    void add(const traffic::Exchange &exchange, const ExchangeResult &result, quint64 number);

    /** Adds the counts of other exchanges that were checked with the same description. */
    void add(const TrafficStatistics &others);

    /** The operations in document order. */
    [[nodiscard]] const QList<OperationTraffic> &operations() const { return m_operations; }
    [[nodiscard]] const QList<UndocumentedTraffic> &undocumented() const { return m_undocumented; }
    /** The number of undocumented requests, those that are not in undocumented() included. */
    [[nodiscard]] qsizetype undocumentedCount() const { return m_undocumentedCount; }
    /** The number of exchanges that were compared with the description. */
    [[nodiscard]] qsizetype checked() const { return m_checked; }
    /** The number of exchanges whose URL is not one of the API. */
    [[nodiscard]] qsizetype ofOtherApis() const { return m_ofOthers; }
    /** The number of bodies that were not compared, see ExchangeResult::uncheckedBodies. */
    [[nodiscard]] qsizetype uncheckedBodies() const { return m_uncheckedBodies; }

private:
    void addUndocumented(const UndocumentedTraffic &requests);

    QList<OperationTraffic> m_operations;
    QHash<std::pair<qsizetype, qsizetype>, qsizetype> m_indexes; ///< The indexes in m_operations by their numbers.
    QList<UndocumentedTraffic> m_undocumented;
    qsizetype m_undocumentedCount = 0;
    qsizetype m_checked = 0;
    qsizetype m_ofOthers = 0;
    qsizetype m_uncheckedBodies = 0;
};

} // namespace exchangecheck
