#include "exchangetext.h"

#include "changemessages.h"
#include "console.h"
#include "exchangejson.h"
#include "gatewayerrormessages.h"
#include "reasonmessages.h"
#include "redact.h"
#include "showntext.h"
#include "utf8.h"

namespace commands {

namespace {

/** A text body with line breaks and tabs; for another body its size. */
QString shownBody(const http::Body &body)
{
    if (body.size == 0)
        return {};
    const QByteArray bytes = body.bytes.read();
    if (!base::isUtf8(bytes) || bytes.contains('\0'))
        return u"(%1 bytes, not text)"_qs.arg(body.size);
    const QString text = QString::fromUtf8(bytes);
    return body.isTruncated() && !body.isIncomplete
               ? text + u"\n(%1 of %2 bytes)"_qs.arg(QString::number(body.bytes.size()), QString::number(body.size))
               : text;
}

QString wireText(QByteArrayView bytes)
{
    return QString::fromUtf8(bytes);
}

/** The text of a report. Each line passes through base::shownText(), because it can quote peers and files. */
class Report final
{
public:
    explicit Report(bool color)
        : m_color(color)
    {}

    void heading(const QString &text) { m_text += painted(text, "\033[1m") + u'\n'; }
    void line(const QString &text) { m_text += u"  "_qs + base::shownText(text) + u'\n'; }
    void line(const QString &text, const char *paint) { m_text += u"  "_qs + painted(text, paint) + u'\n'; }
    /** Line ends and tabs in it stay. */
    void body(const QString &text)
    {
        QStringList lines = base::shownLines(text).split(u'\n');
        for (QString &each : lines)
            each = notACommand(each);
        m_text += u"  "_qs + lines.join(u'\n') + u'\n';
    }
    void gap() { m_text += u'\n'; }
    [[nodiscard]] QString text() const { return m_text; }

private:
    [[nodiscard]] QString painted(const QString &text, const char *paint) const
    {
        return m_color ? QLatin1String(paint) + base::shownText(text) + u"\033[0m"_qs : base::shownText(text);
    }

    bool m_color;
    QString m_text;
};

void addHead(Report &report, const http::RequestHead &head)
{
    report.line(wireText(head.method) + u' ' + wireText(head.target));
    for (const auto &field : head.headers.fields())
        report.line(wireText(field.name) + u": "_qs + wireText(field.value));
}

void addBody(Report &report, const http::Body &body)
{
    if (const QString text = shownBody(body); !text.isEmpty()) {
        report.gap();
        report.body(text);
    }
}

QString changeLine(const traffic::Change &change)
{
    const QString name = change.name.isEmpty() ? QLatin1String(traffic::changeKindWord(change.kind))
                                               : wireText(change.name);
    if (!change.before)
        return u"+ %1: %2"_qs.arg(name, wireText(change.after.value_or(QByteArray())));
    if (!change.after)
        return u"- %1: %2"_qs.arg(name, wireText(*change.before));
    return u"~ %1: %2 → %3"_qs.arg(name, wireText(*change.before), wireText(*change.after));
}

const char *paintOf(const traffic::Change &change)
{
    if (!change.before)
        return "\033[32m";
    return change.after ? "\033[33m" : "\033[31m";
}

void addChange(Report &report, const traffic::Change &change)
{
    report.line(changeLine(change), paintOf(change));
    const QString cause = messages::changeMessage(change);
    report.line(change.pointer.isEmpty() ? u"    "_qs + cause : u"    %1 (%2)"_qs.arg(cause, change.pointer));
}

QString reasonOf(traffic::AnsweredBy answeredBy, int status, traffic::GatewayError error, const QString &detail)
{
    const bool hasAnswer = answeredBy == traffic::AnsweredBy::Upstream && status != 0;
    if (!hasAnswer || error == traffic::GatewayError::None)
        return {};
    return u"incomplete: "_qs + messages::exchangeErrorMessage(error, detail);
}

void addAnswer(Report &report, const traffic::Exchange &exchange)
{
    const bool byGateway = exchange.answeredBy == traffic::AnsweredBy::Gateway;
    const QList<explanation::Reason> reasons = explanation::reasonsOf(exchange);
    report.heading(byGateway && !reasons.isEmpty()
                       ? u"The gateway answered instead of the upstream: "_qs + messages::reasonMessage(reasons.first())
                       : u"The upstream answered"_qs);
    if (exchange.response.status == 0) {
        report.line(u"no response: "_qs + messages::exchangeErrorMessage(exchange));
        return;
    }
    report.line(QString::number(exchange.response.status) + u' ' + wireText(exchange.response.reason));
    for (const auto &field : exchange.response.headers.fields())
        report.line(wireText(field.name) + u": "_qs + wireText(field.value));
    addBody(report, exchange.responseBody);
    const QString reason = reasonOf(exchange.answeredBy, exchange.response.status, exchange.error,
                                    exchange.errorDetail);
    if (!reason.isEmpty()) {
        report.gap();
        report.line(reason);
    }
}

void addFindings(Report &report, const QList<traffic::MockFinding> &findings)
{
    if (findings.isEmpty())
        return;
    report.gap();
    report.heading(u"The mock found what does not fit the document"_qs);
    for (const traffic::MockFinding &finding : findings)
        report.line(finding.text);
}

} // namespace

QString incompleteReason(const traffic::RedactedSummary &exchange)
{
    return reasonOf(exchange.answeredBy(), exchange.status(), exchange.error(), exchange.errorDetail());
}

QString exchangeReport(const traffic::RedactedExchange &exchange, bool color)
{
    const traffic::Exchange &safe = *exchange;
    Report report(color);
    report.heading(u"The client sent"_qs);
    addHead(report, safe.request);
    addBody(report, safe.requestBody);
    report.gap();
    if (safe.reachedUpstream) {
        report.heading(u"The gateway changed"_qs);
        for (const traffic::Change &change : safe.changes)
            addChange(report, change);
        report.gap();
        report.heading(u"The upstream received, at "_qs + wireText(safe.upstreamUrl));
        addHead(report, safe.upstreamRequest);
        report.gap();
    }
    addAnswer(report, safe);
    addFindings(report, safe.findings);
    return report.text();
}

} // namespace commands
