#pragma once

#include "corrector.h"
#include "exchangechecker.h"
#include "exchangemodel.h"
#include "inspection.h"
#include "trafficstatistics.h"

#include <optional>

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
};

} // namespace monitoring
