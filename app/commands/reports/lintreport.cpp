#include "lintreport.h"

#include "documentfile.h"
#include "githubtext.h"
#include "jsonwriter.h"
#include "sarifreport.h"
#include "severityname.h"
#include "showntext.h"

#include <QXmlStreamWriter>

namespace commands {

namespace {

QByteArray textReport(const QList<Finding> &findings, bool color)
{
    static const QHash<base::Severity, QString> paints = {{base::Severity::Error, u"\033[31m"_qs},
                                                          {base::Severity::Warning, u"\033[33m"_qs},
                                                          {base::Severity::Information, u"\033[36m"_qs}};
    QString text;
    for (const Finding &finding : findings) {
        const QString severity = severityName(finding.severity);
        text += u"%1: %2 %3 %4\n"_qs.arg(placeText(finding.file, finding.start),
                                         color ? paints.value(finding.severity) + severity + u"\033[0m"_qs : severity,
                                         base::shownText(finding.rule), messageOf(finding));
    }
    return text.toUtf8();
}

void writeExchange(base::JsonWriter &json, const FindingExchange &exchange)
{
    json.key("exchange").number(qint64(exchange.entry));
    if (exchange.operation.isEmpty())
        json.key("operation").null();
    else
        json.key("operation").text(exchange.operation);
    json.key("in").text(exchange.in);
    json.key("name").text(exchange.name);
    json.key("instance").text(exchange.instance);
}

QByteArray jsonReport(const QList<Finding> &findings)
{
    base::JsonWriter json(ReportIndent);
    json.beginArray();
    for (const Finding &finding : findings) {
        json.beginObject();
        json.key("file").text(finding.file);
        json.key("line").number(qint64(finding.start.line));
        json.key("column").number(qint64(finding.start.column));
        json.key("endLine").number(qint64(finding.end.line));
        json.key("endColumn").number(qint64(finding.end.column));
        json.key("severity").text(severityName(finding.severity));
        json.key("rule").text(finding.rule);
        json.key("message").text(finding.message);
        json.key("pointer").text(finding.pointer);
        json.key("logicalPointer").text(finding.logicalPointer);
        if (!finding.entries.isEmpty()) {
            json.key("entries").beginArray();
            for (const QString &entry : finding.entries)
                json.text(entry);
            json.endArray();
        }
        if (finding.exchange)
            writeExchange(json, *finding.exchange);
        json.endObject();
    }
    return json.endArray().bytes() + '\n';
}

void writeTestCases(QXmlStreamWriter &xml, const QString &file, const QList<Finding> &findings)
{
    qsizetype count = 0;
    for (const Finding &finding : findings) {
        if (finding.file != file)
            continue;
        ++count;
        xml.writeStartElement(u"testcase"_qs);
        xml.writeAttribute(u"classname"_qs, base::shownText(file));
        xml.writeAttribute(u"name"_qs,
                           u"%1 (%2:%3)"_qs.arg(base::shownText(finding.rule), QString::number(finding.start.line),
                                                QString::number(finding.start.column)));
        xml.writeStartElement(u"failure"_qs);
        xml.writeAttribute(u"type"_qs, severityName(finding.severity));
        xml.writeAttribute(u"message"_qs, messageOf(finding));
        xml.writeCharacters(placeText(file, finding.start) + u' ' + base::shownText(finding.pointer));
        xml.writeEndElement();
        xml.writeEndElement();
    }
    if (count == 0) {
        xml.writeEmptyElement(u"testcase"_qs);
        xml.writeAttribute(u"classname"_qs, base::shownText(file));
        xml.writeAttribute(u"name"_qs, u"no problems"_qs);
    }
}

/** Files that could not be read, as a suite of their own: their tests did not run. */
void writeFailures(QXmlStreamWriter &xml, const QStringList &failures)
{
    if (failures.isEmpty())
        return;
    xml.writeStartElement(u"testsuite"_qs);
    xml.writeAttribute(u"name"_qs, u"gatewright"_qs);
    xml.writeAttribute(u"tests"_qs, QString::number(failures.size()));
    xml.writeAttribute(u"errors"_qs, QString::number(failures.size()));
    for (const QString &failure : failures) {
        xml.writeStartElement(u"testcase"_qs);
        xml.writeAttribute(u"classname"_qs, u"gatewright"_qs);
        xml.writeAttribute(u"name"_qs, base::shownText(failure));
        xml.writeEmptyElement(u"error"_qs);
        xml.writeAttribute(u"message"_qs, base::shownText(failure));
        xml.writeEndElement();
    }
    xml.writeEndElement();
}

QByteArray junitReport(const LintRun &run)
{
    const QStringList &files = run.files;
    const QList<Finding> &findings = run.findings;
    QByteArray bytes;
    QXmlStreamWriter xml(&bytes);
    xml.setAutoFormatting(true);
    xml.writeStartDocument();
    xml.writeStartElement(u"testsuites"_qs);
    for (const QString &file : files) {
        const auto failures = std::count_if(findings.begin(), findings.end(),
                                            [&](const Finding &f) { return f.file == file; });
        xml.writeStartElement(u"testsuite"_qs);
        xml.writeAttribute(u"name"_qs, base::shownText(file));
        xml.writeAttribute(u"tests"_qs, QString::number(std::max<qsizetype>(failures, 1)));
        xml.writeAttribute(u"failures"_qs, QString::number(failures));
        writeTestCases(xml, file, findings);
        xml.writeEndElement();
    }
    writeFailures(xml, run.failures);
    xml.writeEndElement();
    xml.writeEndDocument();
    return bytes;
}

QByteArray gitHubReport(const QList<Finding> &findings)
{
    QString text;
    for (const Finding &finding : findings) {
        const QString level = finding.severity == base::Severity::Information ? u"notice"_qs
                                                                              : severityName(finding.severity);
        // In one call: the escaped name of the file may contain %2 and the like.
        text += u"::%1 file=%2,line=%3,col=%4,endLine=%5,endColumn=%6,title=%7::%8\n"_qs.arg(
            level, escapedForGitHub(base::shownText(finding.file), true), QString::number(finding.start.line),
            QString::number(finding.start.column), QString::number(finding.end.line),
            QString::number(finding.end.column), escapedForGitHub(base::shownText(finding.rule), true),
            escapedForGitHub(messageOf(finding), false));
    }
    return text.toUtf8();
}

} // namespace

std::optional<ReportFormat> reportFormat(const QString &name)
{
    static const QHash<QString, ReportFormat> formats = {{u"text"_qs, ReportFormat::Text},
                                                         {u"json"_qs, ReportFormat::Json},
                                                         {u"sarif"_qs, ReportFormat::Sarif},
                                                         {u"junit"_qs, ReportFormat::JUnit},
                                                         {u"github"_qs, ReportFormat::GitHub}};
    const auto found = formats.constFind(name);
    return found == formats.constEnd() ? std::nullopt : std::optional(*found);
}

QByteArray lintReport(ReportFormat format, const LintRun &run, bool color)
{
    switch (format) {
    case ReportFormat::Json:
        return jsonReport(run.findings);
    case ReportFormat::Sarif:
        return sarifReport(run);
    case ReportFormat::JUnit:
        return junitReport(run);
    case ReportFormat::GitHub:
        return gitHubReport(run.findings);
    case ReportFormat::Text:
        break;
    }
    return textReport(run.findings, color);
}

} // namespace commands
