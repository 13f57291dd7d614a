#include "lintreport.h"

#include "documentfile.h"
#include "githubtext.h"
#include "jsonwriter.h"
#include "severityname.h"
#include "showntext.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QUrl>
#include <QXmlStreamWriter>

namespace commands {

namespace {

constexpr int JsonIndent = 4;

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
                                         base::shownText(finding.rule), base::shownText(finding.message));
    }
    return text.toUtf8();
}

QByteArray jsonReport(const QList<Finding> &findings)
{
    base::JsonWriter json(JsonIndent);
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
        json.endObject();
    }
    return json.endArray().bytes() + '\n';
}

QString sarifLevel(base::Severity severity)
{
    return severity == base::Severity::Information ? u"note"_qs : severityName(severity);
}

/** Stays the same when lines move, and when the description is split into other files. */
QString fingerprint(const Finding &finding)
{
    const QByteArray key = finding.rule.toUtf8() + '\n' + finding.logicalPointer.toUtf8();
    return QString::fromLatin1(QCryptographicHash::hash(key, QCryptographicHash::Sha256).toHex().left(32));
}

/** A path as a URI reference (RFC 3986 §4): relative as it is, absolute with its scheme; a URL is one already. */
QString uriReference(const QString &path)
{
    if (path.startsWith(u"https://") || path.startsWith(u"http://"))
        return path;
    if (QDir::isAbsolutePath(path))
        return QString::fromLatin1(QUrl::fromLocalFile(path).toEncoded());
    const QString encoded = QString::fromLatin1(QUrl::toPercentEncoding(path, "/!$&'()*+,;=:@"));
    // The text before a colon in the first part would be a scheme.
    return encoded.section(u'/', 0, 0).contains(u':') ? u"./"_qs + encoded : encoded;
}

void writeSarifFile(base::JsonWriter &json, const Finding &finding)
{
    json.key("artifactLocation").beginObject().key("uri").text(uriReference(finding.file)).endObject();
}

void writeSarifRegion(base::JsonWriter &json, const base::Position &start, const base::Position &end)
{
    json.beginObject();
    json.key("startLine").number(qint64(start.line));
    json.key("startColumn").number(qint64(start.column));
    json.key("endLine").number(qint64(end.line));
    json.key("endColumn").number(qint64(end.column));
    json.endObject();
}

void writeSarifLocation(base::JsonWriter &json, const Finding &finding)
{
    json.beginObject().key("physicalLocation").beginObject();
    writeSarifFile(json, finding);
    json.key("region");
    writeSarifRegion(json, finding.start, finding.end);
    json.endObject();
    json.key("logicalLocations").beginArray();
    json.beginObject().key("fullyQualifiedName").text(finding.logicalPointer).endObject();
    json.endArray().endObject();
}

void writeSarifFix(base::JsonWriter &json, const Finding &finding, const FindingFix &fix)
{
    json.beginObject();
    json.key("description").beginObject().key("text").text(fix.description).endObject();
    json.key("artifactChanges").beginArray().beginObject();
    writeSarifFile(json, finding);
    json.key("replacements").beginArray().beginObject();
    json.key("deletedRegion");
    writeSarifRegion(json, fix.start, fix.end);
    json.key("insertedContent").beginObject().key("text").text(fix.inserted).endObject();
    json.endObject().endArray().endObject().endArray().endObject();
}

void writeSarifResult(base::JsonWriter &json, const Finding &finding)
{
    json.beginObject();
    json.key("ruleId").text(finding.rule);
    json.key("level").text(sarifLevel(finding.severity));
    json.key("message").beginObject().key("text").text(finding.message).endObject();
    json.key("locations").beginArray();
    writeSarifLocation(json, finding);
    json.endArray();
    json.key("partialFingerprints").beginObject().key("ruleAndPointer/v1").text(fingerprint(finding)).endObject();
    if (!finding.fixes.isEmpty()) {
        json.key("fixes").beginArray();
        for (const FindingFix &fix : finding.fixes)
            writeSarifFix(json, finding, fix);
        json.endArray();
    }
    json.endObject();
}

void writeSarifDriver(base::JsonWriter &json, const QList<Finding> &findings)
{
    QStringList ruleIds;
    for (const Finding &finding : findings) {
        if (!ruleIds.contains(finding.rule))
            ruleIds.append(finding.rule);
    }
    json.beginObject().key("name").text("gatewright");
    json.key("version").text(QCoreApplication::applicationVersion());
    json.key("rules").beginArray();
    for (const QString &id : std::as_const(ruleIds))
        json.beginObject().key("id").text(id).endObject();
    json.endArray().endObject();
}

QByteArray sarifReport(const QList<Finding> &findings)
{
    base::JsonWriter json(JsonIndent);
    json.beginObject();
    json.key("$schema").text("https://json.schemastore.org/sarif-2.1.0.json");
    json.key("version").text("2.1.0");
    json.key("runs").beginArray().beginObject();
    json.key("tool").beginObject().key("driver");
    writeSarifDriver(json, findings);
    json.endObject();
    json.key("columnKind").text("unicodeCodePoints");
    json.key("results").beginArray();
    for (const Finding &finding : findings)
        writeSarifResult(json, finding);
    json.endArray().endObject().endArray();
    return json.endObject().bytes() + '\n';
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
        xml.writeAttribute(u"message"_qs, base::shownText(finding.message));
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

QByteArray junitReport(const QStringList &files, const QList<Finding> &findings)
{
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
            escapedForGitHub(base::shownText(finding.message), false));
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

QByteArray lintReport(ReportFormat format, const QStringList &files, const QList<Finding> &findings, bool color)
{
    switch (format) {
    case ReportFormat::Json:
        return jsonReport(findings);
    case ReportFormat::Sarif:
        return sarifReport(findings);
    case ReportFormat::JUnit:
        return junitReport(files, findings);
    case ReportFormat::GitHub:
        return gitHubReport(findings);
    case ReportFormat::Text:
        break;
    }
    return textReport(findings, color);
}

} // namespace commands
