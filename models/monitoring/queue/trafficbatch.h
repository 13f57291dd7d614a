#pragma once

#include "engine.h"
#include "error.h"

#include <memory>

namespace workspace {
class OpenDefinition;
}

namespace monitoring {

/** The items::ContractVerdict::source of exchanges from files that were compared with no definition. */
inline constexpr quint16 NoDefinition = 1;

/** A definition that exchanges are compared with. */
struct ComparedDefinition {
    const workspace::OpenDefinition *definition = nullptr; ///< Only compared: it can be closed.
    quint16 source = 0;                                    ///< See items::ContractVerdict::source.
    quint64 generation = 0;                                ///< Another one for each description.
    std::shared_ptr<Engine> engine;
};

/** Exchanges that are compared before the results are shown. */
struct TrafficBatch {
    /** The definition that served the exchanges; or all open ones, for exchanges from files. */
    QList<ComparedDefinition> definitions;
    QList<items::NumberedExchange> exchanges;
    quint64 round = 0; ///< See ImportedExchanges::round(); 0 for exchanges that were recorded.
};

/** What was found about a batch. */
struct BatchOutcome {
    QList<std::pair<quint64, items::ContractVerdict>> verdicts; ///< By the numbers of the exchanges.
    /** The counts of each definition: of recorded exchanges, or else of those from files. */
    QList<exchangecheck::TrafficStatistics> statistics;
};

/** Compares and counts the exchanges of a batch. Those from files are compared with the first definition that has their
 * URL, and the other definitions count them as those of other APIs. Fails only if the work is cancelled. */
[[nodiscard]] base::Result<BatchOutcome> compareBatch(const TrafficBatch &batch);

} // namespace monitoring
