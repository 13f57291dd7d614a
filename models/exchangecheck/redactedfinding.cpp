#include "redactedfinding.h"

namespace exchangecheck {

namespace {

document::Pointer redacted(const document::Pointer &place, const traffic::Redactor &redactor)
{
    QList<QByteArray> tokens = place.tokens();
    for (QByteArray &token : tokens)
        token = redactor.text(token);
    return document::Pointer(std::move(tokens));
}

} // namespace

traffic::Redactor redactorFor(const traffic::Exchange &exchange, const openapi::ApiKeyNames &keys)
{
    traffic::Exchange named = exchange;
    named.secretHeaderNames += keys.headers;
    named.secretParameterNames += keys.parameters;
    traffic::Redactor redactor({}, named.secretParameterNames);
    redactor.addKnown(traffic::secretValuesOf(named));
    return redactor;
}

ExchangeFinding redacted(ExchangeFinding finding, const traffic::Redactor &redactor)
{
    finding.name = redactor.text(finding.name);
    finding.instance = redacted(finding.instance, redactor);
    for (schema::Finding &reason : finding.reasons) {
        reason.instance = redacted(reason.instance, redactor);
        for (QString &argument : reason.arguments)
            argument = QString::fromUtf8(redactor.text(argument.toUtf8()));
    }
    return finding;
}

} // namespace exchangecheck
