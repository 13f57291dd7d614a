#include "replayreport.h"

#include "jsonwriter.h"
#include "showntext.h"

namespace commands {

namespace {

using replay::Difference;
using What = Difference::What;

QByteArray wordOf(What what)
{
    switch (what) {
    case What::Answer:
        return "answer";
    case What::UpstreamUrl:
        return "upstream";
    case What::RequestLine:
        return "request-line";
    case What::Header:
        return "header";
    case What::Change:
        return "change";
    case What::Credential:
        return "credential";
    }
    return {};
}

QString nameOf(const Difference &difference)
{
    switch (difference.what) {
    case What::Answer:
        return u"answer"_qs;
    case What::UpstreamUrl:
        return u"upstream"_qs;
    case What::RequestLine:
        return u"upstream request"_qs;
    case What::Header:
        return u"upstream request, %1"_qs.arg(QString::fromUtf8(difference.name));
    case What::Change:
        return difference.name.isEmpty() ? u"change"_qs : u"change of %1"_qs.arg(QString::fromUtf8(difference.name));
    case What::Credential:
        return u"upstream credential, %1"_qs.arg(QString::fromUtf8(difference.name));
    }
    return {};
}

QString valueText(const QByteArray &value)
{
    return value.isEmpty() ? u"(nothing)"_qs : QString::fromUtf8(value);
}

} // namespace

QString replayText(const replay::ExchangeBundle &bundle, const QList<replay::Outcome> &outcomes)
{
    QString text;
    const auto addLine = [&text](const QString &line) { text += base::shownText(line) + u'\n'; };
    for (qsizetype at = 0; at < outcomes.size(); ++at) {
        const http::RequestHead &request = bundle.exchanges.at(at).exchange->request;
        const QString line = QString::fromUtf8(request.method + ' ' + request.target);
        const replay::Outcome &outcome = outcomes.at(at);
        if (outcome.isSame()) {
            addLine(u"%1: the same outcome, %2"_qs.arg(line, QString::number(outcome.status)) +
                    (outcome.hasUnknownCredential ? u" (the upstream may get another secret)"_qs : QString()));
            continue;
        }
        addLine(u"%1: another outcome"_qs.arg(line));
        for (const Difference &difference : outcome.differences)
            addLine(u"  %1: %2 => %3"_qs.arg(nameOf(difference), valueText(difference.before),
                                             valueText(difference.after)));
    }
    return text;
}

QByteArray replayJson(const replay::ExchangeBundle &bundle, const QList<replay::Outcome> &outcomes)
{
    base::JsonWriter json;
    json.beginObject().key("program").text(QStringView(bundle.facts.program));
    json.key("environment").text(QStringView(bundle.facts.environment));
    json.key("definition").text(bundle.files.constFirst().name);
    json.key("problems").beginArray();
    for (const QString &problem : bundle.facts.problems)
        json.text(QStringView(problem));
    json.endArray().key("exchanges").beginArray();
    for (qsizetype at = 0; at < outcomes.size(); ++at) {
        const http::RequestHead &request = bundle.exchanges.at(at).exchange->request;
        const replay::Outcome &outcome = outcomes.at(at);
        json.beginObject().key("method").text(request.method).key("target").text(request.target);
        json.key("same").boolean(outcome.isSame()).key("reachesUpstream").boolean(outcome.reachesUpstream);
        json.key("status")
            .number(qint64(outcome.status))
            .key("hasUnknownCredential")
            .boolean(outcome.hasUnknownCredential);
        json.key("differences").beginArray();
        for (const Difference &difference : outcome.differences) {
            json.beginObject().key("what").text(wordOf(difference.what)).key("name").text(difference.name);
            json.key("before").text(difference.before).key("after").text(difference.after).endObject();
        }
        json.endArray().endObject();
    }
    return json.endArray().endObject().bytes();
}

} // namespace commands
