#include "inferredtraffic.h"

#include "exchangechecker.h"
#include "lint.h"

namespace inferred {

namespace {

QByteArray textOf(const exchangecheck::ExchangeFinding &finding)
{
    QByteArray text = exchangecheck::nameOf(finding.part).toUtf8() + ' ' + finding.name + " fault " +
                      QByteArray::number(int(finding.fault)) + " at " + finding.instance.toString().toUtf8();
    for (const schema::Finding &reason : finding.reasons)
        text += ' ' + reason.keyword.toUtf8();
    return text;
}

} // namespace

traffic::Exchange exchangeOf(const Sent &sent)
{
    traffic::Exchange exchange;
    const qsizetype blank = sent.request.indexOf(' ');
    exchange.request.method = sent.request.first(blank);
    exchange.request.target = sent.request.sliced(blank + 1);
    exchange.request.headers.append("Host", "api.example");
    for (const auto &[name, value] : sent.fields)
        exchange.request.headers.append(name, value);
    if (!sent.body.isEmpty()) {
        exchange.request.headers.append("Content-Type", sent.bodyType);
        exchange.requestBody.bytes = sent.body;
        exchange.requestBody.size = sent.body.size();
    }
    exchange.response.status = sent.status;
    exchange.answeredBy = traffic::AnsweredBy::Upstream;
    for (const auto &[name, value] : sent.answerFields)
        exchange.response.headers.append(name, value);
    if (!sent.answer.isEmpty()) {
        exchange.response.headers.append("Content-Type", sent.answerType);
        exchange.responseBody.bytes = sent.answer;
        exchange.responseBody.size = sent.answer.size();
    }
    return exchange;
}

QByteArray draftOf(const QList<Sent> &traffic, document::Format format)
{
    inference::TrafficInference inference;
    for (const Sent &sent : traffic)
        inference.add(exchangeOf(sent));
    return inference.text(format);
}

QByteArray draftOf(const QList<traffic::Exchange> &traffic)
{
    inference::TrafficInference inference;
    for (const traffic::Exchange &exchange : traffic)
        inference.add(exchange);
    return inference.text(document::Format::Yaml);
}

QByteArrayList misfitsOf(const QByteArray &draft, const QList<traffic::Exchange> &traffic)
{
    const auto snapshot = document::Snapshot::parse(draft, document::Format::Yaml);
    exchangecheck::ExchangeChecker check(std::make_shared<const description::Description>(snapshot));
    QByteArrayList misfits;
    for (const traffic::Exchange &exchange : traffic) {
        const auto result = check.check("https://api.example" + exchange.request.target, exchange);
        if (result.kind == exchangecheck::ExchangeResult::Kind::OtherApi)
            misfits.append(exchange.request.target + " is of another API");
        for (const exchangecheck::ExchangeFinding &finding : result.findings)
            misfits.append(exchange.request.method + ' ' + exchange.request.target + ' ' +
                           QByteArray::number(exchange.response.status) + ": " + textOf(finding));
    }
    return misfits;
}

QByteArrayList misfitsOf(const QByteArray &draft, const QList<Sent> &traffic)
{
    QList<traffic::Exchange> exchanges;
    for (const Sent &sent : traffic)
        exchanges.append(exchangeOf(sent));
    return misfitsOf(draft, exchanges);
}

QByteArrayList lintErrorsOf(const QByteArray &draft)
{
    const auto snapshot = document::Snapshot::parse(draft, document::Format::Yaml);
    QByteArrayList errors;
    for (const base::Diagnostic &finding : snapshot.problems() + lint::lint(snapshot)) {
        if (finding.severity == base::Severity::Error)
            errors.append(finding.rule.toUtf8() + ' ' + finding.pointer.toUtf8());
    }
    return errors;
}

QByteArray jsonAt(const QByteArray &draft, const document::Pointer &place)
{
    const document::Node node = document::Snapshot::parse(draft, document::Format::Yaml).at(place);
    const auto value = node.value();
    return node.exists() && value ? value->toJson() : QByteArray();
}

} // namespace inferred
