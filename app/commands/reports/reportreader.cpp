#include "reportreader.h"

#include "argumenterror.h"
#include "documentfile.h"
#include "fileuri.h"
#include "reportvalues.h"
#include "severityname.h"

namespace commands {

namespace {

constexpr auto WhatCanBeMerged =
    "Only reports that gatewright lint has written with --format sarif or json can be merged";

/** A report while it is read. */
class Reading final
{
public:
    Reading(const document::Snapshot &report, const QString &name)
        : m_values(report, name)
    {}

    [[nodiscard]] base::Result<ReadReport> read(const document::Node &root);

private:
    void readSarif(const document::Node &root);
    void readDescription(const document::Node &description);
    void readFailures(const document::Node &run);
    void readJsonFinding(const document::Node &object);
    void readSarifResult(const document::Node &result);
    [[nodiscard]] QList<FindingFix> readFixes(const document::Node &result);
    [[nodiscard]] base::Severity severity(const document::Node &parent, const char *key, const QString &information);
    /** Adds a finding to the descriptions that have it. */
    void add(Finding finding, const QStringList &entries, const document::Node &at);
    /** Returns the description with an entry document, or null if the report has no such description. */
    [[nodiscard]] ApiFindings *descriptionOf(const QString &entry);
    void addDescription(const QString &entry, bool isPart, const QStringList &files, const QStringList &used);

    ReportValues m_values;
    ReadReport m_report;
    QHash<QString, qsizetype> m_indexes; ///< Of the descriptions, by the name of the entry document.
    bool m_hasDescriptions = false;      ///< Whether the report lists all descriptions.
};

base::Result<ReadReport> Reading::read(const document::Node &root)
{
    if (root.isSequence()) {
        for (qsizetype i = 0; i < root.childCount() && !m_values.hasProblem(); ++i)
            readJsonFinding(root.childAt(i));
    } else if (root.isMapping()) {
        readSarif(root);
    } else {
        m_values.refuse(root, QLatin1String(WhatCanBeMerged));
    }
    if (m_values.hasProblem())
        return m_values.error();
    return std::move(m_report);
}

void Reading::readSarif(const document::Node &root)
{
    const document::Node version = root.member("version");
    const document::Node runs = root.member("runs");
    const document::Node run = runs.childAt(0);
    const document::Node program = run.member("tool").member("driver").member("name");
    if (version.text() != u"2.1.0")
        return m_values.refuse(version.exists() ? version : root, QLatin1String(WhatCanBeMerged));
    if (runs.childCount() != 1)
        return m_values.refuse(runs.exists() ? runs : root, QLatin1String(WhatCanBeMerged));
    if (program.text() != u"gatewright")
        return m_values.refuse(program.exists() ? program : run, QLatin1String(WhatCanBeMerged));
    const document::Node properties = run.member("properties");
    if (!properties.member("descriptions").exists())
        return m_values.refuse(run, QLatin1String(WhatCanBeMerged) + u"; this one lists no descriptions"_qs);
    m_hasDescriptions = true;
    const document::Node descriptions = m_values.array(properties, "descriptions");
    for (qsizetype i = 0; i < descriptions.childCount() && !m_values.hasProblem(); ++i)
        readDescription(descriptions.childAt(i));
    readFailures(run);
    const document::Node results = m_values.array(run, "results");
    for (qsizetype i = 0; i < results.childCount() && !m_values.hasProblem(); ++i)
        readSarifResult(results.childAt(i));
}

void Reading::readDescription(const document::Node &description)
{
    const QString entry = m_values.text(description, "entry");
    QStringList files = m_values.texts(description, "files");
    if (files.isEmpty())
        files = {entry};
    addDescription(entry, description.member("part").toBool(), files, m_values.texts(description, "uses"));
}

void Reading::readFailures(const document::Node &run)
{
    const document::Node notifications = run.member("invocations").childAt(0).member("toolExecutionNotifications");
    for (qsizetype i = 0; i < notifications.childCount() && !m_values.hasProblem(); ++i)
        m_report.failures.append(m_values.text(m_values.object(notifications.childAt(i), "message"), "text"));
}

void Reading::readJsonFinding(const document::Node &object)
{
    Finding finding;
    finding.file = m_values.text(object, "file");
    finding.start = m_values.position(object, "line", "column");
    finding.end = m_values.position(object, "endLine", "endColumn");
    finding.severity = severity(object, "severity", severityName(base::Severity::Information));
    finding.rule = m_values.text(object, "rule");
    finding.message = m_values.text(object, "message");
    finding.pointer = m_values.text(object, "pointer");
    finding.logicalPointer = m_values.text(object, "logicalPointer");
    add(finding, m_values.texts(object, "entries"), object);
}

void Reading::readSarifResult(const document::Node &result)
{
    const document::Node location = m_values.array(result, "locations").childAt(0);
    const document::Node physical = m_values.object(location, "physicalLocation");
    const document::Node region = m_values.object(physical, "region");
    const document::Node properties = result.member("properties");
    Finding finding;
    finding.file = properties.member("file").exists()
                       ? m_values.text(properties, "file")
                       : pathOfReference(m_values.text(m_values.object(physical, "artifactLocation"), "uri"));
    finding.start = m_values.position(region, "startLine", "startColumn");
    finding.end = m_values.position(region, "endLine", "endColumn");
    finding.severity = severity(result, "level", u"note"_qs);
    finding.rule = m_values.text(result, "ruleId");
    finding.message = m_values.text(m_values.object(result, "message"), "text");
    finding.logicalPointer = m_values.text(m_values.array(location, "logicalLocations").childAt(0),
                                           "fullyQualifiedName");
    finding.pointer = properties.member("pointer").exists() ? m_values.text(properties, "pointer")
                                                            : finding.logicalPointer;
    finding.isSyntax = properties.member("syntax").toBool();
    finding.fixes = readFixes(result);
    add(finding, m_values.texts(properties, "entries"), result);
}

QList<FindingFix> Reading::readFixes(const document::Node &result)
{
    QList<FindingFix> fixes;
    const document::Node all = result.member("fixes");
    for (qsizetype i = 0; i < all.childCount() && !m_values.hasProblem(); ++i) {
        const document::Node fix = all.childAt(i);
        const document::Node change = m_values.array(fix, "artifactChanges").childAt(0);
        const document::Node replacement = m_values.array(change, "replacements").childAt(0);
        const document::Node region = m_values.object(replacement, "deletedRegion");
        FindingFix read;
        read.description = m_values.text(m_values.object(fix, "description"), "text");
        read.start = m_values.position(region, "startLine", "startColumn");
        read.end = m_values.position(region, "endLine", "endColumn");
        read.inserted = m_values.text(m_values.object(replacement, "insertedContent"), "text");
        fixes.append(read);
    }
    return fixes;
}

base::Severity Reading::severity(const document::Node &parent, const char *key, const QString &information)
{
    const QString name = m_values.text(parent, key);
    if (name == severityName(base::Severity::Error))
        return base::Severity::Error;
    if (name == severityName(base::Severity::Warning))
        return base::Severity::Warning;
    if (name != information)
        m_values.refuse(parent.member(key),
                        u"“%1” must be error, warning or %2"_qs.arg(QLatin1String(key), information));
    return base::Severity::Information;
}

void Reading::add(Finding finding, const QStringList &entries, const document::Node &at)
{
    if (m_values.hasProblem())
        return;
    for (const QString &entry : entries.isEmpty() ? QStringList{finding.file} : entries) {
        if (!m_hasDescriptions && !descriptionOf(entry))
            addDescription(entry, false, {entry}, {});
        ApiFindings *description = descriptionOf(entry);
        if (!description)
            return m_values.refuse(at, u"“descriptions” does not contain the file “%1”"_qs.arg(entry));
        auto file = std::find_if(description->files.begin(), description->files.end(),
                                 [&](const FileFindings &each) { return each.name == finding.file; });
        if (file == description->files.end() && m_hasDescriptions)
            return m_values.refuse(
                at, u"the description of “%1” does not contain the file “%2”"_qs.arg(entry, finding.file));
        if (file == description->files.end())
            file = description->files.insert(file, {finding.file, {}, {}});
        file->findings.append(finding);
    }
}

ApiFindings *Reading::descriptionOf(const QString &entry)
{
    const auto found = m_indexes.constFind(entry);
    return found == m_indexes.constEnd() ? nullptr : &m_report.descriptions[*found];
}

void Reading::addDescription(const QString &entry, bool isPart, const QStringList &files, const QStringList &used)
{
    m_indexes.insert(entry, m_report.descriptions.size());
    ApiFindings description{{}, {}, entry, isPart};
    for (const QString &file : files)
        description.files.append({file, {}, {}, used.contains(file)});
    m_report.descriptions.append(description);
}

} // namespace

base::Result<ReadReport> readReport(const QByteArray &bytes, const QString &name)
{
    const document::Snapshot snapshot = document::Snapshot::parse(bytes, document::Format::Json);
    const QStringList syntax = syntaxLines(name, bytes, snapshot);
    if (!syntax.isEmpty())
        return invalidArgument(syntax.constFirst());
    return Reading(snapshot, name).read(snapshot.root());
}

} // namespace commands
