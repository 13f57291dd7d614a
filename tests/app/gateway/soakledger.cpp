#include "soakledger.h"

namespace support {

namespace {

constexpr qsizetype KeptTexts = 20;

QByteArray idOf(const http::HeaderList &headers)
{
    return headers.count("X-Id") == 1 ? *headers.first("X-Id") : QByteArray();
}

QByteArray describe(const QByteArray &id)
{
    if (id.isEmpty())
        return {};
    const SoakPlan plan = SoakPlan::of(id);
    return " (" + id + ", client " + QByteArray::number(static_cast<int>(plan.client)) + ", upstream " +
           QByteArray::number(static_cast<int>(plan.upstream)) + ')';
}

QByteArray endOf(const traffic::Exchange &exchange)
{
    if (exchange.error != traffic::GatewayError::None)
        return traffic::wireWord(exchange.error);
    return exchange.answeredBy == traffic::AnsweredBy::Gateway ? traffic::wireWord(exchange.gatewayReason)
                                                               : QByteArray("answered");
}

} // namespace

std::optional<SoakPlan> SoakLedger::take()
{
    if (isExhausted())
        return std::nullopt;
    SoakPlan plan = SoakPlan::make(++m_taken);
    m_open.insert(plan.number, {});
    return plan;
}

void SoakLedger::blame(const QByteArray &what, const QByteArray &id)
{
    ++m_faults;
    if (m_faultTexts.size() < KeptTexts)
        m_faultTexts.append(what + describe(id));
}

void SoakLedger::clientEnded(const SoakPlan &plan, int status)
{
    m_open[plan.number].answered = status;
    settle(plan.number);
}

void SoakLedger::upstreamGot(const SoakPlan &plan, const http::RequestHead &head)
{
    if (plan.number == 0)
        return blame("the upstream got an unknown identity", idOf(head.headers));
    if (head.target != "/base/" + plan.id)
        blame("the upstream got another target", plan.id);
    if (head.headers.all("Authorization") != QList<QByteArray>{SoakCredential})
        blame("the upstream got other credentials", plan.id);
    const auto open = m_open.find(plan.number);
    if (open == m_open.end())
        return; // Settled by a client that went.
    // A body that was sent is never sent again.
    if (++open->upstreamTimes > (plan.requestBytes > 0 ? 1 : 2))
        blame("the upstream got it too often", plan.id);
}

void SoakLedger::recorded(const traffic::Exchange &exchange)
{
    ++m_records;
    ++m_ends[endOf(exchange)];
    const QByteArray id = idOf(exchange.request.headers);
    if (exchange.response.status == 0 && exchange.error == traffic::GatewayError::None)
        blame("it ended with neither an answer nor a reason", id);
    if (id.isEmpty()) {
        if (exchange.gatewayReason != traffic::GatewayError::BadRequest || !exchange.request.target.isEmpty())
            blame("a record without identity", exchange.request.target);
        return;
    }
    const SoakPlan plan = SoakPlan::of(id);
    const auto open = m_open.find(plan.number);
    if (open == m_open.end() || open->recorded >= 0)
        return blame("recorded twice, or never sent", id);
    checkSides(plan, exchange);
    open->recorded = exchange.response.status;
    settle(plan.number);
}

void SoakLedger::checkSides(const SoakPlan &plan, const traffic::Exchange &exchange)
{
    if (exchange.request.target != "/a/" + plan.id ||
        exchange.request.headers.first("Authorization") != "Bearer " + plan.id)
        blame("the record has another request", plan.id);
    if (exchange.requestBody.size > plan.requestBytes || !plan.isContent(exchange.requestBody.bytes.read()))
        blame("the record has another request body", plan.id);
    const http::RequestHead &upstream = exchange.upstreamRequest;
    if (exchange.reachedUpstream && upstream.method.isEmpty())
        blame("the record lacks the upstream's request", plan.id);
    if (!upstream.method.isEmpty() && (idOf(upstream.headers) != plan.id || upstream.target != "/base/" + plan.id))
        blame("the record has another request to the upstream", plan.id);
    if (exchange.answeredBy != traffic::AnsweredBy::Upstream)
        return;
    if (idOf(exchange.response.headers) != plan.id)
        blame("the record has another answer", plan.id);
    if (exchange.responseBody.size > plan.responseBytes || !plan.isContent(exchange.responseBody.bytes.read()))
        blame("the record has another answer's body", plan.id);
}

void SoakLedger::settle(quint64 number)
{
    const auto open = m_open.find(number);
    if (open->answered < 0 || open->recorded < 0)
        return;
    if (open->answered > 0 && open->answered != open->recorded)
        blame("the record has another status than the client saw", SoakPlan::make(number).id);
    m_open.erase(open);
}

void SoakLedger::close()
{
    for (auto open = m_open.cbegin(); open != m_open.cend(); ++open) {
        const QByteArray id = SoakPlan::make(open.key()).id;
        if (open->answered < 0)
            blame("a client still waits", id);
        else if (open->answered > 0)
            blame("answered, but not recorded", id);
        else if (open->upstreamTimes > 0)
            blame("sent to the upstream, but not recorded", id);
    }
    m_open.clear();
}

} // namespace support
