#include "engine.h"

#include "cancellation.h"
#include "descriptionresolver.h"
#include "targettext.h"
#include "verdicts.h"

#include <algorithm>

namespace monitoring {

namespace {

using exchangecheck::ExchangeFinding;
using exchangecheck::ExchangeResult;

/** The URL at which a request was received. */
QByteArray urlOf(const traffic::Exchange &exchange)
{
    const QByteArray &target = exchange.request.target;
    if (http::isAbsoluteForm(target))
        return target;
    const QByteArray host = exchange.request.headers.first("Host").value_or("localhost");
    return (exchange.isHttps ? "https://" : "http://") + host + target;
}

} // namespace

Engine::Engine(std::shared_ptr<const description::Description> description, const QString &name)
    : m_description(std::move(description))
    , m_name(name)
{}

void Engine::read()
{
    if (m_hasStatistics)
        return;
    m_statistics = m_unseen = exchangecheck::TrafficStatistics(*m_description);
    m_hasStatistics = !base::isUnwanted();
}

void Engine::discardIfCancelled()
{
    if (!base::isUnwanted())
        return;
    m_checker.reset();
    m_corrector.reset();
}

ExchangeResult Engine::check(const traffic::Exchange &exchange)
{
    if (!m_checker)
        m_checker.emplace(m_description);
    const ExchangeResult result = m_checker->check(urlOf(exchange), exchange);
    discardIfCancelled();
    return result;
}

items::ContractVerdict Engine::compare(quint64 number, const traffic::Exchange &exchange)
{
    read();
    const ExchangeResult result = check(exchange);
    m_statistics.add(exchange, result, number);
    return verdictOf(result);
}

void Engine::beginRound(quint64 round)
{
    if (m_round == round)
        return;
    m_imported = m_unseen;
    m_round = round;
}

std::optional<items::ContractVerdict> Engine::compareImported(quint64 number, const traffic::Exchange &exchange)
{
    const ExchangeResult result = check(exchange);
    m_imported.add(exchange, result, number);
    return result.kind == ExchangeResult::Kind::OtherApi ? std::nullopt : std::optional(verdictOf(result));
}

void Engine::countAsOther(const traffic::Exchange &exchange)
{
    ExchangeResult result;
    result.kind = ExchangeResult::Kind::OtherApi;
    m_imported.add(exchange, result, 0);
}

ShownFinding Engine::shown(const ExchangeFinding &finding) const
{
    const openapi::ReferencedDocumentPtr entry = m_description->entry();
    const openapi::ReferencedDocumentPtr found = m_description->set().find(finding.place.address);
    const bool isEntry = !found || finding.place.address == entry->address();
    const document::Snapshot &snapshot = (found ? found : entry)->snapshot();
    document::Pointer pointer = found ? finding.place.pointer : document::Pointer();
    while (!pointer.isRoot() && !snapshot.at(pointer).exists())
        pointer = pointer.parent();
    return {finding, isEntry ? m_name : finding.place.address, pointer};
}

Inspection Engine::inspect(const traffic::Exchange &exchange)
{
    Inspection inspection{Inspection::State::Compared, m_name, check(exchange), {}};
    if (inspection.result.kind == ExchangeResult::Kind::OtherApi)
        inspection.state = Inspection::State::OtherApi;
    if (inspection.result.kind == ExchangeResult::Kind::Preflight)
        inspection.state = Inspection::State::Preflight;
    if (inspection.result.isUnsent && inspection.result.findings.isEmpty())
        inspection.state = Inspection::State::Unsent;
    for (const ExchangeFinding &finding : std::as_const(inspection.result.findings))
        inspection.findings.append(shown(finding));
    std::ranges::stable_sort(inspection.findings, {}, [](const ShownFinding &each) { return each.finding.severity; });
    return inspection;
}

corrections::Correction Engine::correct(const traffic::ExchangePtr &exchange, const ExchangeFinding &finding,
                                        const QList<items::KeptExchange> &seen)
{
    if (!m_corrector || m_corrected != exchange) {
        QList<corrections::SeenExchange> others;
        for (const items::KeptExchange &each : seen) {
            const traffic::ExchangePtr other = each.exchange();
            others.append({urlOf(*other), other});
        }
        m_corrector.emplace(m_description, others);
        m_corrected = exchange;
    }
    const corrections::Correction correction = m_corrector->correctionFor({urlOf(*exchange), exchange}, finding);
    discardIfCancelled();
    return correction;
}

Inspection inspectWith(const std::vector<std::shared_ptr<Engine>> &engines, const traffic::Exchange &exchange,
                       Inspection::State otherwise)
{
    Inspection inspection;
    inspection.state = otherwise;
    for (const std::shared_ptr<Engine> &engine : engines) {
        inspection = engine->inspect(exchange);
        if (inspection.state != Inspection::State::OtherApi)
            break;
    }
    return inspection;
}

} // namespace monitoring
