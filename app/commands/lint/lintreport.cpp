#include "lintreport.h"

#include "severityname.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrl>
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
        text += u"%1:%2:%3: %4 %5 %6\n"_qs.arg(finding.file)
                    .arg(finding.start.line)
                    .arg(finding.start.column)
                    .arg(color ? paints.value(finding.severity) + severity + u"\033[0m"_qs : severity, finding.rule,
                         finding.message);
    }
    return text.toUtf8();
}

QByteArray jsonReport(const QList<Finding> &findings)
{
    QJsonArray list;
    for (const Finding &finding : findings) {
        list.append(QJsonObject{{u"file"_qs, finding.file},
                                {u"line"_qs, finding.start.line},
                                {u"column"_qs, finding.start.column},
                                {u"endLine"_qs, finding.end.line},
                                {u"endColumn"_qs, finding.end.column},
                                {u"severity"_qs, severityName(finding.severity)},
                                {u"rule"_qs, finding.rule},
                                {u"message"_qs, finding.message},
                                {u"pointer"_qs, finding.pointer}});
    }
    return QJsonDocument(list).toJson();
}

QString sarifLevel(base::Severity severity)
{
    return severity == base::Severity::Information ? u"note"_qs : severityName(severity);
}

/** Stays the same when lines move: made of the rule and the place in the document, not in the text. */
QString fingerprint(const Finding &finding)
{
    const QByteArray key = finding.rule.toUtf8() + '\n' + finding.pointer.toUtf8();
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

QJsonObject sarifResult(const Finding &finding)
{
    const QJsonObject region{{u"startLine"_qs, finding.start.line},
                             {u"startColumn"_qs, finding.start.column},
                             {u"endLine"_qs, finding.end.line},
                             {u"endColumn"_qs, finding.end.column}};
    const QJsonObject location{
        {u"physicalLocation"_qs,
         QJsonObject{{u"artifactLocation"_qs, QJsonObject{{u"uri"_qs, uriReference(finding.file)}}},
                     {u"region"_qs, region}}}};
    return {{u"ruleId"_qs, finding.rule},
            {u"level"_qs, sarifLevel(finding.severity)},
            {u"message"_qs, QJsonObject{{u"text"_qs, finding.message}}},
            {u"locations"_qs, QJsonArray{location}},
            {u"partialFingerprints"_qs, QJsonObject{{u"ruleAndPointer/v1"_qs, fingerprint(finding)}}}};
}

QByteArray sarifReport(const QList<Finding> &findings)
{
    QJsonArray results;
    QStringList ruleIds;
    for (const Finding &finding : findings) {
        results.append(sarifResult(finding));
        if (!ruleIds.contains(finding.rule))
            ruleIds.append(finding.rule);
    }
    QJsonArray rules;
    for (const QString &id : std::as_const(ruleIds))
        rules.append(QJsonObject{{u"id"_qs, id}});
    const QJsonObject driver{
        {u"name"_qs, u"gatewright"_qs}, {u"version"_qs, QCoreApplication::applicationVersion()}, {u"rules"_qs, rules}};
    const QJsonObject run{{u"tool"_qs, QJsonObject{{u"driver"_qs, driver}}},
                          {u"columnKind"_qs, u"unicodeCodePoints"_qs},
                          {u"results"_qs, results}};
    return QJsonDocument(QJsonObject{{u"$schema"_qs, u"https://json.schemastore.org/sarif-2.1.0.json"_qs},
                                     {u"version"_qs, u"2.1.0"_qs},
                                     {u"runs"_qs, QJsonArray{run}}})
        .toJson();
}

void writeTestCases(QXmlStreamWriter &xml, const QString &file, const QList<Finding> &findings)
{
    qsizetype count = 0;
    for (const Finding &finding : findings) {
        if (finding.file != file)
            continue;
        ++count;
        xml.writeStartElement(u"testcase"_qs);
        xml.writeAttribute(u"classname"_qs, file);
        xml.writeAttribute(u"name"_qs,
                           u"%1 (%2:%3)"_qs.arg(finding.rule).arg(finding.start.line).arg(finding.start.column));
        xml.writeStartElement(u"failure"_qs);
        xml.writeAttribute(u"type"_qs, severityName(finding.severity));
        xml.writeAttribute(u"message"_qs, finding.message);
        xml.writeCharacters(
            u"%1:%2:%3 %4"_qs.arg(file).arg(finding.start.line).arg(finding.start.column).arg(finding.pointer));
        xml.writeEndElement();
        xml.writeEndElement();
    }
    if (count == 0) {
        xml.writeEmptyElement(u"testcase"_qs);
        xml.writeAttribute(u"classname"_qs, file);
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
        xml.writeAttribute(u"name"_qs, file);
        xml.writeAttribute(u"tests"_qs, QString::number(std::max<qsizetype>(failures, 1)));
        xml.writeAttribute(u"failures"_qs, QString::number(failures));
        writeTestCases(xml, file, findings);
        xml.writeEndElement();
    }
    xml.writeEndElement();
    xml.writeEndDocument();
    return bytes;
}

/** Escapes a text for workflow commands; properties need ':' and ',' too. */
QString escapedForGitHub(QString text, bool isProperty)
{
    text.replace(u'%', u"%25"_qs).replace(u'\r', u"%0D"_qs).replace(u'\n', u"%0A"_qs);
    return isProperty ? text.replace(u':', u"%3A"_qs).replace(u',', u"%2C"_qs) : text;
}

QByteArray gitHubReport(const QList<Finding> &findings)
{
    QString text;
    for (const Finding &finding : findings) {
        const QString level = finding.severity == base::Severity::Information ? u"notice"_qs
                                                                              : severityName(finding.severity);
        text += u"::%1 file=%2,line=%3,col=%4,endLine=%5,endColumn=%6,title=%7::%8\n"_qs
                    .arg(level, escapedForGitHub(finding.file, true))
                    .arg(finding.start.line)
                    .arg(finding.start.column)
                    .arg(finding.end.line)
                    .arg(finding.end.column)
                    .arg(escapedForGitHub(finding.rule, true), escapedForGitHub(finding.message, false));
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
