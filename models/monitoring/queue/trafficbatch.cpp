#include "trafficbatch.h"

#include "cancellation.h"

namespace monitoring {

using items::ContractVerdict;

namespace {

ContractVerdict compareRecorded(const ComparedDefinition &definition, const items::NumberedExchange &each)
{
    ContractVerdict verdict = definition.engine->compare(each.number, *each.exchange.exchange());
    verdict.source = definition.source;
    return verdict;
}

ContractVerdict compareImported(const QList<ComparedDefinition> &definitions, const items::NumberedExchange &each)
{
    const traffic::ExchangePtr exchange = each.exchange.exchange();
    std::optional<ContractVerdict> verdict;
    for (const ComparedDefinition &definition : definitions) {
        if (verdict) {
            definition.engine->countAsOther(*exchange);
        } else {
            verdict = definition.engine->compareImported(each.number, *exchange);
            if (verdict)
                verdict->source = definition.source;
        }
    }
    return verdict.value_or(ContractVerdict{ContractVerdict::Kind::NotCompared, false, 0, NoDefinition});
}

} // namespace

base::Result<BatchOutcome> compareBatch(const TrafficBatch &batch)
{
    const bool isImported = batch.round > 0;
    for (const ComparedDefinition &definition : batch.definitions) {
        definition.engine->read();
        if (isImported)
            definition.engine->beginRound(batch.round);
    }
    BatchOutcome outcome;
    for (const items::NumberedExchange &each : batch.exchanges) {
        if (base::isUnwanted())
            return base::Error::cancelled();
        outcome.verdicts.append({each.number, isImported ? compareImported(batch.definitions, each)
                                                         : compareRecorded(batch.definitions.first(), each)});
    }
    for (const ComparedDefinition &definition : batch.definitions)
        outcome.statistics.append(isImported ? definition.engine->importedStatistics()
                                             : definition.engine->statistics());
    return outcome;
}

} // namespace monitoring
