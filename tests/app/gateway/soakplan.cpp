#include "soakplan.h"

#include <algorithm>
#include <random>

namespace support {

namespace {

using Upstream = SoakPlan::Upstream;
using Client = SoakPlan::Client;

constexpr Upstream UpstreamFaults[] = {
    Upstream::AnswersToTheEnd, Upstream::AnswersInDrips,    Upstream::Hints,
    Upstream::AnswersEarly,    Upstream::ClosesBehind,      Upstream::AddsGarbage,
    Upstream::ResetsAtOnce,    Upstream::ResetsInTheHead,   Upstream::TruncatesLength,
    Upstream::TruncatesChunks, Upstream::StallsInTheMiddle, Upstream::SendsGarbage};
constexpr Client ClientFaults[] = {Client::Pipelines,     Client::Pipelines,  Client::GoesInTheHead,
                                   Client::GoesInTheBody, Client::GoesBehind, Client::GoesInTheAnswer,
                                   Client::SendsGarbage};

/** A generator that is quick to set up; std::mt19937 is not. */
class Dice
{
public:
    explicit Dice(quint64 number)
        : m_state(static_cast<std::uint_fast32_t>((number * 2654435761U + 97) % 2147483646U + 1))
    {}
    /** From 0 to below `limit`. */
    int below(int limit) { return static_cast<int>(m_state() / 7 % static_cast<unsigned>(limit)); }

private:
    std::minstd_rand m_state;
};

qsizetype bodySize(Dice &dice)
{
    const int kind = dice.below(100);
    if (kind < 30)
        return 0;
    if (kind < 85)
        return 1 + dice.below(2000);
    return kind < 99 ? dice.below(40'000) : dice.below(400'000);
}

} // namespace

SoakPlan SoakPlan::make(quint64 number)
{
    Dice dice(number);
    SoakPlan plan;
    plan.number = number;
    plan.id = 'r' + QByteArray::number(number) + 'x' + QByteArray::number(dice.below(1'000'000));
    plan.requestBytes = dice.below(2) == 0 ? 0 : bodySize(dice);
    plan.responseBytes = bodySize(dice);
    plan.isChunked = plan.requestBytes > 0 && dice.below(3) == 0;
    plan.resets = dice.below(2) == 0;
    if (dice.below(100) < 25)
        plan.upstream = UpstreamFaults[dice.below(static_cast<int>(std::size(UpstreamFaults)))];
    else if (dice.below(3) == 0)
        plan.upstream = Upstream::AnswersChunked;
    if (dice.below(100) < 15)
        plan.client = ClientFaults[dice.below(static_cast<int>(std::size(ClientFaults)))];
    // Those that cost a time limit each are rare.
    const int rare = dice.below(4000);
    if (rare < 4)
        plan.upstream = Upstream::StallsBefore;
    else if (rare < 6)
        plan.client = Client::StallsInTheHead;
    else if (rare < 8)
        plan.client = Client::StallsInTheBody;
    if (plan.client == Client::GoesInTheBody || plan.client == Client::StallsInTheBody)
        plan.requestBytes = std::max<qsizetype>(plan.requestBytes, 10);
    return plan;
}

SoakPlan SoakPlan::of(const QByteArray &id)
{
    const SoakPlan plan = make(id.mid(1, id.indexOf('x') - 1).toULongLong());
    return plan.id == id ? plan : SoakPlan{};
}

QByteArray SoakPlan::content(qsizetype size) const
{
    const QByteArray piece = id + '.';
    return piece.repeated(size / piece.size() + 1).first(size);
}

bool SoakPlan::isContent(QByteArrayView bytes, qsizetype from) const
{
    const QByteArray piece = id + '.';
    qsizetype at = from % piece.size();
    while (!bytes.isEmpty()) {
        const qsizetype length = std::min(bytes.size(), piece.size() - at);
        if (bytes.first(length) != QByteArrayView(piece).sliced(at, length))
            return false;
        bytes = bytes.sliced(length);
        at = 0;
    }
    return true;
}

QByteArray SoakPlan::requestHead() const
{
    QByteArray head = (requestBytes > 0 ? "POST /a/" : "GET /a/") + id + " HTTP/1.1\r\nHost: localhost\r\nX-Id: " + id;
    if (isChunked)
        head += "\r\nTransfer-Encoding: chunked";
    else if (requestBytes > 0)
        head += "\r\nContent-Length: " + QByteArray::number(requestBytes);
    return head + "\r\nAuthorization: Bearer " + id + "\r\n\r\n";
}

} // namespace support
