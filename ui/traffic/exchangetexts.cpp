#include "exchangetexts.h"

#include "gatewayerrormessages.h"

#include <QCoreApplication>

namespace traffic {
namespace {

struct ExchangeTexts {
    Q_DECLARE_TR_FUNCTIONS(traffic)
};

QString kindText(items::LineKind kind)
{
    switch (kind) {
    case items::LineKind::Added:
        return ExchangeTexts::tr("+ added");
    case items::LineKind::Removed:
        return ExchangeTexts::tr("− removed");
    case items::LineKind::Changed:
        return ExchangeTexts::tr("~ changed");
    case items::LineKind::NotSent:
        return ExchangeTexts::tr("not forwarded");
    case items::LineKind::Same:
        break;
    }
    return {};
}

/** The cause in a few words, for a column. */
QString reasonText(ChangeReason reason)
{
    using Reason = ChangeReason;
    switch (reason) {
    case Reason::ListenPathStripped:
        return ExchangeTexts::tr("listen path stripped");
    case Reason::UpstreamUrlJoined:
        return ExchangeTexts::tr("upstream URL");
    case Reason::HostOfUpstream:
        return ExchangeTexts::tr("host of the upstream");
    case Reason::HopByHop:
        return ExchangeTexts::tr("for this connection only");
    case Reason::ForwardedFor:
        return ExchangeTexts::tr("the client's address");
    case Reason::UpstreamBasicAuthentication:
        return ExchangeTexts::tr("upstream basic authentication");
    case Reason::ConnectionHandling:
        return ExchangeTexts::tr("the gateway's own connection");
    }
    return {};
}

} // namespace

QString causeText(const items::BeforeAfterRow &row)
{
    QStringList causes;
    for (const Change &change : row.causes) {
        const QString cause = reasonText(change.reason);
        if (!causes.contains(cause))
            causes.append(cause);
    }
    if (causes.isEmpty())
        return kindText(row.kind);
    return ExchangeTexts::tr("%1: %2", "%1 is “added”, “removed” or “changed”, %2 says why")
        .arg(kindText(row.kind), causes.join(u"; "_qs));
}

QString failureText(const QString &errorWord)
{
    return errorWord.isEmpty() ? ExchangeTexts::tr("0 no response")
                               : ExchangeTexts::tr("0 %1", "%1 is a code like upstream-refused").arg(errorWord);
}

QString runningText(const Exchange &running)
{
    if (running.response.status > 0)
        return ExchangeTexts::tr("%1 streaming", "%1 is a status like 200").arg(running.response.status);
    // The gateway gives an exchange its id.
    return running.id == 0 ? ExchangeTexts::tr("running") : ExchangeTexts::tr("waiting for the upstream");
}

QString answeredByText(const Exchange &exchange)
{
    switch (exchange.answeredBy) {
    case AnsweredBy::Upstream:
        if (exchange.upstreamKind == UpstreamKind::Echo)
            return ExchangeTexts::tr("answered by the built-in echo");
        if (exchange.upstreamKind == UpstreamKind::Mock)
            return ExchangeTexts::tr("answered by the mock");
        return ExchangeTexts::tr("answered by the upstream %1", "%1 is an address")
            .arg(QString::fromUtf8(exchange.upstreamUrl));
    case AnsweredBy::Gateway:
        return ExchangeTexts::tr("answered by the gateway itself: %1", "%1 is a reason")
            .arg(exchange.gatewayReason == GatewayError::None ? errorWord(exchange)
                                                              : messages::ownAnswerMessage(exchange));
    case AnsweredBy::Nobody:
        break;
    }
    return ExchangeTexts::tr("no answer");
}

QString filterMistakeText(const items::FilterMistake &mistake)
{
    using Kind = items::FilterMistake::Kind;
    switch (mistake.kind) {
    case Kind::UnknownKey:
        return ExchangeTexts::tr(
                   "“%1:” is not a key of the filter. Keys are %2. To search for this text, put it in quotes.",
                   "%1 is a word, %2 a list")
            .arg(mistake.text, items::FilterTerm::keyNames().join(u", "_qs));
    case Kind::Value:
        return ExchangeTexts::tr("“%1” is not a valid filter, so nothing is found.", "%1 is a part of the filter")
            .arg(mistake.text);
    case Kind::Problem:
        return ExchangeTexts::tr("“%1” is not a valid filter, so nothing is found. Problems are %2.",
                                 "%1 is a part of the filter, %2 a list of words")
            .arg(mistake.text, items::problemWords().join(u", "_qs));
    case Kind::Missing:
        return ExchangeTexts::tr(
                   "A condition is missing beside “%1”, so nothing is found. To search for this word, put "
                   "it in quotes.",
                   "%1 is and, or, not, or a bracket")
            .arg(mistake.text);
    case Kind::Bracket:
        return ExchangeTexts::tr("A bracket “%1” of the filter has no counterpart, so nothing is found.",
                                 "%1 is an opening or closing bracket")
            .arg(mistake.text);
    }
    return {};
}

QString verdictText(const items::ContractVerdict &verdict)
{
    using Kind = items::ContractVerdict::Kind;
    switch (verdict.kind) {
    case Kind::Violates:
        return verdict.problems == 1 ? ExchangeTexts::tr("1 problem")
                                     : ExchangeTexts::tr("%n problems", nullptr, verdict.problems);
    case Kind::Fits:
        return ExchangeTexts::tr("fits", "the exchange, the contract");
    case Kind::LeftOut:
        return ExchangeTexts::tr("left out", "an exchange that was not compared with the contract");
    case Kind::Forbidden:
        return ExchangeTexts::tr("probe", "a request that is not compared with the contract");
    case Kind::Unknown:
    case Kind::NotCompared:
        break;
    }
    return u"–"_qs;
}

QStringList columnTitles()
{
    return {ExchangeTexts::tr("#"),        ExchangeTexts::tr("Time"),   ExchangeTexts::tr("Method"),
            ExchangeTexts::tr("Path"),     ExchangeTexts::tr("API"),    ExchangeTexts::tr("Status"),
            ExchangeTexts::tr("ms"),       ExchangeTexts::tr("Size"),   ExchangeTexts::tr("Changes"),
            ExchangeTexts::tr("Contract"), ExchangeTexts::tr("Comment")};
}

} // namespace traffic
