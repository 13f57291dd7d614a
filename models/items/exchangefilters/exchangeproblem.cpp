#include "exchangeproblem.h"

#include <algorithm>
#include <array>

namespace items {
namespace {

using Problem = ExchangeProblem;
using Error = traffic::GatewayError;

constexpr std::array<std::pair<QStringView, Problem>, 12> ProblemWords{{
    {u"any", Problem::Any},
    {u"failed", Problem::Failed},
    {u"refused", Problem::Refused},
    {u"credentials", Problem::Credentials},
    {u"settings", Problem::Settings},
    {u"unreachable", Problem::Unreachable},
    {u"timeout", Problem::Timeout},
    {u"bad-response", Problem::BadResponse},
    {u"aborted", Problem::Aborted},
    {u"fault", Problem::Fault},
    {u"truncated", Problem::Truncated},
    {u"contract", Problem::Contract},
}};

constexpr bool areWordsInOrder()
{
    for (std::size_t at = 0; at < ProblemWords.size(); ++at) {
        if (static_cast<std::size_t>(ProblemWords[at].second) != at)
            return false;
    }
    return true;
}
static_assert(areWordsInOrder());

/** The problem that an error is a case of; nothing for None, and for errors that are Failed and nothing else. */
std::optional<Problem> kindOf(Error error)
{
    switch (error) {
    case Error::NotFound:
    case Error::HostRefused:
    case Error::CrossSiteRefused:
    case Error::OriginNotAllowed:
    case Error::BadRequest:
    case Error::TooManyConnections:
        return Problem::Refused;
    case Error::ClientAuthenticationMissing:
    case Error::ClientAuthenticationMalformed:
    case Error::ClientAuthenticationWrong:
        return Problem::Credentials;
    case Error::NotSendable:
    case Error::SecretNotAllowed:
    case Error::UpstreamIsTheGateway:
        return Problem::Settings;
    case Error::UpstreamRefused:
    case Error::UpstreamUnknownHost:
    case Error::UpstreamTls:
        return Problem::Unreachable;
    case Error::RequestTimeout:
    case Error::UpstreamTimeout:
        return Problem::Timeout;
    case Error::UpstreamClosed:
    case Error::UpstreamMalformed:
    case Error::UpstreamSwitchedProtocols:
        return Problem::BadResponse;
    case Error::ClientAborted:
    case Error::GatewayStopped:
    case Error::Cancelled:
        return Problem::Aborted;
    case Error::Fault:
    case Error::FaultAbort:
    case Error::FaultDrill:
        return Problem::Fault;
    case Error::None:
    case Error::NoResponse:
    case Error::Other:
        break;
    }
    return {};
}

bool violatesContract(const ExchangeFacts &facts)
{
    return facts.verdict.kind == ContractVerdict::Kind::Violates;
}

bool hasFailed(const ExchangeFacts &facts)
{
    return facts.error != Error::None || facts.status == 0;
}

} // namespace

QStringList problemWords()
{
    QStringList words;
    for (const auto &entry : ProblemWords)
        words.append(entry.first.toString());
    return words;
}

std::optional<ExchangeProblem> problemOf(QStringView word)
{
    for (const auto &[known, problem] : ProblemWords) {
        if (word.compare(known, Qt::CaseInsensitive) == 0)
            return problem;
    }
    return {};
}

bool hasProblem(const ExchangeFacts &facts, ExchangeProblem problem)
{
    const auto isKind = [&facts](Problem kind) {
        return kindOf(facts.gatewayReason) == kind || kindOf(facts.error) == kind;
    };
    switch (problem) {
    case Problem::Any:
        return hasFailed(facts) || facts.isTruncated || violatesContract(facts) || kindOf(facts.gatewayReason);
    case Problem::Failed:
        return hasFailed(facts);
    case Problem::Refused:
        return isKind(Problem::Refused) || isKind(Problem::Credentials);
    case Problem::Truncated:
        return facts.isTruncated;
    case Problem::Contract:
        return violatesContract(facts);
    case Problem::Credentials:
    case Problem::Settings:
    case Problem::Unreachable:
    case Problem::Timeout:
    case Problem::BadResponse:
    case Problem::Aborted:
    case Problem::Fault:
        break;
    }
    return isKind(problem);
}

} // namespace items
