#pragma once

#include "exchangechecker.h"
#include "exchangemodel.h"
#include "inspection.h"
#include "trafficstatistics.h"

#include <optional>

namespace monitoring {

/** Compares exchanges with one API description. Used by one worker at a time. */
class Engine final
{
public:
    /** `name` is the path or title of the definition. */
    Engine(std::shared_ptr<const description::Description> description, const QString &name);

    /** Reads the operations of the description, if that was not done before. */
    void read();
    /** Compares an exchange and counts it. `number` is its number in the list. */
    [[nodiscard]] items::ContractVerdict compare(quint64 number, const traffic::Exchange &exchange);
    [[nodiscard]] const exchangecheck::TrafficStatistics &statistics() const { return m_statistics; }
    /** Compares an exchange without counting it. */
    [[nodiscard]] Inspection inspect(const traffic::Exchange &exchange);

private:
    [[nodiscard]] exchangecheck::ExchangeResult check(const traffic::Exchange &exchange);
    [[nodiscard]] ShownFinding shown(const exchangecheck::ExchangeFinding &finding) const;

    std::shared_ptr<const description::Description> m_description;
    QString m_name;
    std::optional<exchangecheck::ExchangeChecker> m_checker;
    exchangecheck::TrafficStatistics m_statistics;
};

} // namespace monitoring
