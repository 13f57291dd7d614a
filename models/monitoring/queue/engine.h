#pragma once

#include "corrector.h"
#include "exchangechecker.h"
#include "exchangemodel.h"
#include "inspection.h"
#include "trafficstatistics.h"

#include <memory>
#include <optional>
#include <vector>

namespace monitoring {

/** Compares exchanges with one API description. Used by one worker at a time. Work that is cancelled may have read only
 * a part of the description, so nothing that it read is kept. */
class Engine final
{
public:
    /** `name` is the path or title of the definition. */
    Engine(std::shared_ptr<const description::Description> description, const QString &name);

    /** Begins the counts, if that was not done before. */
    void read();
    /** Compares an exchange and counts it. `number` is its number in the list. */
    [[nodiscard]] items::ContractVerdict compare(quint64 number, const traffic::Exchange &exchange);
    [[nodiscard]] const exchangecheck::TrafficStatistics &statistics() const { return m_statistics; }
    /** Begins the counts of exchanges from files again if `round` is not the one of the last call. read() comes before.
     */
    void beginRound(quint64 round);
    /** Compares an exchange from a file and counts it. Returns std::nullopt if its URL is not one of the API. */
    [[nodiscard]] std::optional<items::ContractVerdict> compareImported(quint64 number,
                                                                        const traffic::Exchange &exchange);
    /** Counts an exchange from a file as one of another API. */
    void countAsOther(const traffic::Exchange &exchange);
    /** The counts of exchanges from files. */
    [[nodiscard]] const exchangecheck::TrafficStatistics &importedStatistics() const { return m_imported; }
    /** Compares an exchange without counting it. */
    [[nodiscard]] Inspection inspect(const traffic::Exchange &exchange);
    /** Returns the correction for a finding about an exchange, which the `seen` exchanges still fit. */
    [[nodiscard]] corrections::Correction correct(const traffic::ExchangePtr &exchange,
                                                  const exchangecheck::ExchangeFinding &finding,
                                                  const QList<items::KeptExchange> &seen);

private:
    [[nodiscard]] exchangecheck::ExchangeResult check(const traffic::Exchange &exchange);
    void discardIfCancelled();
    [[nodiscard]] ShownFinding shown(const exchangecheck::ExchangeFinding &finding) const;

    std::shared_ptr<const description::Description> m_description;
    QString m_name;
    std::optional<exchangecheck::ExchangeChecker> m_checker;
    std::optional<corrections::Corrector> m_corrector;
    traffic::ExchangePtr m_corrected; ///< The exchange that m_corrector was made for.
    bool m_hasStatistics = false;
    exchangecheck::TrafficStatistics m_statistics;
    exchangecheck::TrafficStatistics m_unseen; ///< The operations without exchanges.
    exchangecheck::TrafficStatistics m_imported;
    quint64 m_round = 0; ///< The round of m_imported.
};

/** Compares an exchange with the first of `engines` whose API has its URL. Without any engine, the result has the state
 * `otherwise`. */
[[nodiscard]] Inspection inspectWith(const std::vector<std::shared_ptr<Engine>> &engines,
                                     const traffic::Exchange &exchange, Inspection::State otherwise);

} // namespace monitoring
