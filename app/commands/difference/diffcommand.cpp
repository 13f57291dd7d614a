#include "diffcommand.h"

#include "apidifference.h"
#include "argumenterror.h"
#include "changeruletexts.h"
#include "coreservices.h"
#include "definitionpairs.h"
#include "harargument.h"
#include "project.h"
#include "storeddocuments.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace commands {

namespace {

using difference::Level;
using Threshold = std::optional<Level>;

/** The threshold that a value of --fail-on names; std::nullopt for other texts. */
std::optional<Threshold> thresholdNamed(const QString &name)
{
    static const QHash<QString, Threshold> thresholds = {{u"breaking"_qs, Level::Breaking},
                                                         {u"warning"_qs, Level::Warning},
                                                         {u"any"_qs, Level::Info},
                                                         {u"none"_qs, std::nullopt}};
    const auto found = thresholds.constFind(name);
    return found == thresholds.constEnd() ? std::nullopt : std::optional<Threshold>(std::in_place, *found);
}

} // namespace

void DiffCommand::define(QCommandLineParser &parser) const
{
    parser.setApplicationDescription(
        u"Compares two states of an API description by meaning, and tells which changes break clients. Forms with the same "
        u"meaning give no change: the order of keys, references, files, the names of path parameters, versions of OpenAPI. "
        u"Exits with 1 if a change has at least the level --fail-on.\n\n"
        u"REV:PATH is the file in a revision of its git repository, such as HEAD~1:api.yaml: a branch, a tag, or the name of "
        u"a commit, which can be abbreviated.\n\n"
        u"If OLD and NEW are folders, the descriptions in them are compared that have the same path, or else the same "
        u"title.\n\n"
        u"Changes whose fingerprints, which --format json prints, are in the suppressions of .gatewright.yaml beside NEW or "
        u"above it are accepted, and not reported: suppressions: [{fingerprint: …, reason: …}]."_qs);
    parser.addPositionalArgument(u"OLD"_qs, u"The old description, or a folder of them; - is standard input."_qs);
    parser.addPositionalArgument(u"NEW"_qs, u"The new description, or a folder of them; - is standard input."_qs);
    parser.addOption(
        {u"format"_qs, u"The form of the output (default: text)."_qs, u"text|json|markdown|github"_qs, u"text"_qs});
    parser.addOption({u"fail-on"_qs, u"breaking, warning, any or none (default: breaking)."_qs,
                      u"breaking|warning|any|none"_qs, u"breaking"_qs});
    parser.addOption(
        {u"har"_qs,
         u"Count the exchanges of a HAR file that fit OLD and not NEW, in total and for each change; - is standard "
         u"input."_qs,
         u"FILE"_qs});
    parser.addOption({u"list-rules"_qs, u"Print the ids of all changes, as text or with --format json."_qs});
    parser.addOption({u"explain"_qs, u"Print everything about the id of a change."_qs, u"ID"_qs});
}

void DiffCommand::run(const QCommandLineParser &parser)
{
    const auto format = differenceFormat(parser.value(u"format"_qs));
    if (!format)
        return refuse(u"--format must be text, json, markdown or github"_qs);
    const auto threshold = thresholdNamed(parser.value(u"fail-on"_qs));
    if (!threshold)
        return refuse(u"--fail-on must be breaking, warning, any or none"_qs);
    m_format = *format;
    m_threshold = *threshold;
    if (parser.isSet(u"list-rules"_qs) || parser.isSet(u"explain"_qs))
        return printRules(parser);
    const QStringList arguments = parser.positionalArguments();
    if (arguments.size() != 2)
        return refuse(u"diff needs OLD and NEW"_qs);
    if (arguments[0] == u"-" && arguments[1] == u"-")
        return refuse(u"only one of OLD and NEW can be standard input"_qs);
    m_har = parser.value(u"har"_qs);
    if (m_har == u"-" && arguments.contains(u"-"_qs))
        return refuse(u"only one of OLD, NEW and the HAR file can be standard input"_qs);
    const bool areFolders = QFileInfo(arguments[0]).isDir() && QFileInfo(arguments[1]).isDir();
    if (areFolders && !m_har.isEmpty())
        return refuse(u"--har needs two files"_qs);
    if (areFolders)
        compareFolders(arguments[0], arguments[1]);
    else
        compare(arguments[0], arguments[1]);
}

void DiffCommand::compareFolders(const QString &before, const QString &now)
{
    const auto found = definitionPairs(before, now, core().store);
    if (!found)
        return refuse(argumentProblem(found.error()));
    const DefinitionPairs &definitions = *found;
    for (const QString &line : definitions.failures)
        console().complain(line);
    FolderReport report(m_format, console().hasColor());
    bool isFailure = m_threshold && !definitions.removed.isEmpty();
    isFailure = isFailure || (m_threshold == Level::Info && !definitions.added.isEmpty());
    bool isIncomplete = !definitions.failures.isEmpty();
    for (const auto &[oldPath, newPath] : definitions.pairs) {
        const auto old = ComparedSide::read(QDir(before).filePath(oldPath), core().store, console());
        const auto present = ComparedSide::read(QDir(now).filePath(newPath), core().store, console());
        isIncomplete = isIncomplete || !old || !present;
        if (!old || !present)
            continue;
        difference::Difference difference = difference::compare(old->description(), present->description(),
                                                                {.today = core().clock.now().date()});
        (void)removeAccepted(difference, *present);
        isFailure = isFailure || isOverThreshold(difference);
        report.add({difference, *old, *present});
    }
    for (const QString &path : definitions.removed)
        report.addRemoved(QDir(before).filePath(path));
    for (const QString &path : definitions.added)
        report.addAdded(QDir(now).filePath(path));
    if (m_format == DifferenceFormat::Json)
        console().printJson(report.finished());
    else
        console().printText(report.finished());
    emit finished(isIncomplete ? UsageOrInput : isFailure ? Findings : Clean);
}

bool DiffCommand::isOverThreshold(const difference::Difference &found) const
{
    return m_threshold && std::ranges::any_of(found.changes, [this](const difference::Change &change) {
               return change.level <= *m_threshold;
           });
}

void DiffCommand::printRules(const QCommandLineParser &parser)
{
    if (parser.isSet(u"list-rules"_qs)) {
        if (m_format == DifferenceFormat::Json)
            console().printJson(changeRuleListJson());
        else
            console().printText(changeRuleList());
        return emit finished(Clean);
    }
    const QString id = parser.value(u"explain"_qs);
    const std::optional<QByteArray> text = changeRuleExplanation(id);
    if (!text)
        return refuse(u"no change has the id “%1”; gatewright diff --list-rules prints all of them"_qs.arg(id));
    console().printText(*text);
    emit finished(Clean);
}

void DiffCommand::compare(const QString &before, const QString &now)
{
    const auto old = ComparedSide::read(before, core().store, console());
    const auto present = ComparedSide::read(now, core().store, console());
    if (!old || !present)
        return emit finished(UsageOrInput);
    difference::Difference found = difference::compare(old->description(), present->description(),
                                                       {.today = core().clock.now().date()});
    const qsizetype accepted = removeAccepted(found, *present);
    std::optional<recorded::RecordedBreaks> breaks;
    if (!m_har.isEmpty()) {
        breaks = countRecorded(*old, *present, found);
        if (!breaks)
            return emit finished(UsageOrInput);
    }
    const QString harName = m_har == u"-" ? u"<stdin>"_qs : m_har;
    const ReportedDifference reported{found, *old, *present, breaks ? &*breaks : nullptr, harName};
    const QByteArray report = differenceReport(m_format, reported, console().hasColor());
    if (m_format == DifferenceFormat::Json)
        console().printJson(report);
    else
        console().printText(report);
    if (accepted > 0 && m_format == DifferenceFormat::Text)
        console().printLine(u"Accepted in %1: %2"_qs.arg(lint::projectName(), QString::number(accepted)));
    emit finished(isOverThreshold(found) ? Findings : Clean);
}

std::optional<recorded::RecordedBreaks> DiffCommand::countRecorded(const ComparedSide &before, const ComparedSide &now,
                                                                   const difference::Difference &found)
{
    recorded::RecordedCounter counter(before.description(), now.description(), found);
    const auto skipped = readHarArgument(m_har, core().store, console(), [&counter](const traffic::HarEntry &entry) {
        counter.add(*entry.exchange, entry.index);
    });
    return skipped ? std::optional(counter.breaks()) : std::nullopt;
}

qsizetype DiffCommand::removeAccepted(difference::Difference &difference, const ComparedSide &now)
{
    const QString root = core().store.rootOf(now.address());
    workspace::StoredDocuments documents(core().store);
    documents.setRoots({root});
    const lint::Project project = lint::projectFor(now.address(), root, documents);
    return difference.changes.removeIf(
        [&](const difference::Change &change) { return project.acceptedChanges.contains(change.fingerprint); });
}

} // namespace commands

#include "moc_diffcommand.cpp"
