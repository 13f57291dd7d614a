#include "sarifreport.h"

#include "fileuri.h"
#include "jsonwriter.h"
#include "severityname.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QSet>

namespace commands {

namespace {

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

void writeSarifTexts(base::JsonWriter &json, const char *key, const QStringList &texts)
{
    json.key(key).beginArray();
    for (const QString &text : texts)
        json.text(text);
    json.endArray();
}

/** Writes the members of a result that SARIF does not have, and reports in other formats need. */
void writeSarifProperties(base::JsonWriter &json, const Finding &finding)
{
    const bool hasPointer = finding.pointer != finding.logicalPointer;
    const bool hasFile = pathOfReference(uriReference(finding.file)) != finding.file;
    if (!hasPointer && !hasFile && !finding.isSyntax && finding.entries.isEmpty())
        return;
    json.key("properties").beginObject();
    if (hasFile)
        json.key("file").text(finding.file);
    if (hasPointer)
        json.key("pointer").text(finding.pointer);
    if (finding.isSyntax)
        json.key("syntax").boolean(true);
    if (!finding.entries.isEmpty())
        writeSarifTexts(json, "entries", finding.entries);
    json.endObject();
}

void writeSarifResult(base::JsonWriter &json, const Finding &finding)
{
    json.beginObject();
    json.key("ruleId").text(finding.rule);
    json.key("level").text(sarifLevel(finding.severity));
    json.key("message")
        .beginObject()
        .key("text")
        .text(finding.exchange ? messageOf(finding) : finding.message)
        .endObject();
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
    writeSarifProperties(json, finding);
    json.endObject();
}

void writeSarifDriver(base::JsonWriter &json, const QList<Finding> &findings)
{
    QStringList ruleIds;
    QSet<QString> known;
    for (const Finding &finding : findings) {
        if (!known.contains(finding.rule)) {
            known.insert(finding.rule);
            ruleIds.append(finding.rule);
        }
    }
    json.beginObject().key("name").text("gatewright");
    json.key("version").text(QCoreApplication::applicationVersion());
    json.key("rules").beginArray();
    for (const QString &id : std::as_const(ruleIds))
        json.beginObject().key("id").text(id).endObject();
    json.endArray().endObject();
}

/** That files could not be read. */
void writeSarifInvocation(base::JsonWriter &json, const QStringList &failures)
{
    json.key("invocations").beginArray().beginObject();
    json.key("executionSuccessful").boolean(false);
    json.key("toolExecutionNotifications").beginArray();
    for (const QString &failure : failures) {
        json.beginObject().key("level").text("error");
        json.key("message").beginObject().key("text").text(failure).endObject().endObject();
    }
    json.endArray().endObject().endArray();
}

void writeSarifDescriptions(base::JsonWriter &json, const QList<LintedDescription> &descriptions)
{
    json.key("properties").beginObject().key("descriptions").beginArray();
    for (const LintedDescription &description : descriptions) {
        json.beginObject().key("entry").text(description.entry);
        if (description.isPart)
            json.key("part").boolean(true);
        if (description.files != QStringList{description.entry})
            writeSarifTexts(json, "files", description.files);
        if (!description.used.isEmpty())
            writeSarifTexts(json, "uses", description.used);
        json.endObject();
    }
    json.endArray().endObject();
}

} // namespace

QByteArray sarifReport(const LintRun &run)
{
    base::JsonWriter json(ReportIndent);
    json.beginObject();
    json.key("$schema").text("https://json.schemastore.org/sarif-2.1.0.json");
    json.key("version").text("2.1.0");
    json.key("runs").beginArray().beginObject();
    json.key("tool").beginObject().key("driver");
    writeSarifDriver(json, run.findings);
    json.endObject();
    if (!run.failures.isEmpty())
        writeSarifInvocation(json, run.failures);
    json.key("columnKind").text("unicodeCodePoints");
    json.key("results").beginArray();
    for (const Finding &finding : run.findings)
        writeSarifResult(json, finding);
    json.endArray();
    if (run.descriptions)
        writeSarifDescriptions(json, *run.descriptions);
    json.endObject().endArray();
    return json.endObject().bytes() + '\n';
}

} // namespace commands
