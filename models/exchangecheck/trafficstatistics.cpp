#include "trafficstatistics.h"

#include "descriptionresolver.h"
#include "documentedresponse.h"
#include "redact.h"
#include "targettext.h"

#include <algorithm>

namespace exchangecheck {

namespace {

/** The path of a request that no operation describes, without secrets. */
QByteArray undocumentedPath(const traffic::Exchange &exchange, const ExchangeResult &result)
{
    const QByteArray target = traffic::Redactor(exchange.secrets, exchange.secretParameterNames).target(result.target);
    return http::splitTarget(target).path.toByteArray();
}

} // namespace

OperationTraffic::State OperationTraffic::state() const
{
    return seen == 0 ? State::NotSeen : violated > 0 ? State::Violated : State::Seen;
}

QList<QByteArray> OperationTraffic::neverSeen() const
{
    QList<conformance::DocumentedResponse> responses;
    for (const QByteArray &status : documented)
        responses.append({status, {}, {}});
    QList<QByteArray> unseen = documented;
    for (auto status = statuses.cbegin(); status != statuses.cend(); ++status) {
        if (const auto *response = conformance::responseFor(responses, status.key()))
            unseen.removeAll(response->status);
    }
    return unseen;
}

TrafficStatistics::TrafficStatistics(const description::Description &description)
{
    openapi::ReferenceResolver resolver = description::resolverOf(description);
    const QList<openapi::PathItem> items = description.pathItems();
    for (qsizetype item = 0; item < items.size(); ++item) {
        const openapi::PathItem &pathItem = items.at(item);
        const QString address = pathItem.address.isEmpty() ? description.entry()->address() : pathItem.address;
        for (qsizetype at = 0; at < pathItem.operations.size(); ++at) {
            const openapi::Operation &operation = pathItem.operations.at(at);
            OperationTraffic traffic;
            traffic.operation = operationText(pathItem.path, operation.method);
            traffic.path = pathItem.path;
            traffic.method = openapi::isFixedMethod(operation.method) ? operation.method.toUpper() : operation.method;
            traffic.place = {address, operation.pointer};
            traffic.number = {item, at};
            for (const auto &response : conformance::responsesOf(resolver, {address, operation.pointer}))
                traffic.documented.append(response.status);
            m_indexes.insert({item, at}, m_operations.size());
            m_operations.append(traffic);
        }
    }
}

void TrafficStatistics::addUndocumented(const UndocumentedTraffic &requests)
{
    const auto known = std::ranges::find_if(m_undocumented, [&](const UndocumentedTraffic &each) {
        return each.method == requests.method && each.path == requests.path;
    });
    if (known != m_undocumented.end()) {
        known->count += requests.count;
        known->newest = std::max(known->newest, requests.newest);
    } else if (m_undocumented.size() < MaximumUndocumented) {
        m_undocumented.append(requests);
    }
}

void TrafficStatistics::add(const traffic::Exchange &exchange, const ExchangeResult &result, quint64 number)
{
    m_ofOthers += result.kind == ExchangeResult::Kind::OtherApi ? 1 : 0;
    if (!result.isTelling())
        return;
    ++m_checked;
    m_uncheckedBodies += result.uncheckedBodies;
    const auto index = m_indexes.constFind({result.number.item, result.number.operation});
    if (index == m_indexes.constEnd()) {
        ++m_undocumentedCount;
        return addUndocumented({exchange.request.method, undocumentedPath(exchange, result), 1, number});
    }
    OperationTraffic &operation = m_operations[*index];
    ++operation.seen;
    if (!result.isForeignResponse)
        ++operation.statuses[exchange.response.status];
    if (!result.hasProblems())
        return;
    ++operation.violated;
    operation.newestViolated = std::max(operation.newestViolated, number);
}

void TrafficStatistics::add(const TrafficStatistics &others)
{
    m_checked += others.m_checked;
    m_ofOthers += others.m_ofOthers;
    m_uncheckedBodies += others.m_uncheckedBodies;
    m_undocumentedCount += others.m_undocumentedCount;
    for (const UndocumentedTraffic &requests : others.m_undocumented)
        addUndocumented(requests);
    const qsizetype known = std::min(m_operations.size(), others.m_operations.size());
    for (qsizetype i = 0; i < known; ++i) {
        const OperationTraffic &other = others.m_operations.at(i);
        if (other.seen == 0)
            continue;
        OperationTraffic &operation = m_operations[i];
        operation.seen += other.seen;
        operation.violated += other.violated;
        operation.newestViolated = std::max(operation.newestViolated, other.newestViolated);
        for (auto status = other.statuses.cbegin(); status != other.statuses.cend(); ++status)
            operation.statuses[status.key()] += *status;
    }
}

} // namespace exchangecheck
