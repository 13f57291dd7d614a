#include "pathproblems.h"

#include "opendefinition.h"
#include "problemtext.h"
#include "shownrefresh.h"

#include <QSet>

#include <algorithm>

namespace designer {

namespace {

constexpr qsizetype MostMarkTexts = 3;

/** The path or operation that contains a place. */
std::optional<PathEntry> markedEntry(const base::Diagnostic &problem)
{
    const QString &place = base::logicalPlace(problem);
    if (!place.startsWith(u"/paths/") && !place.startsWith(u"/webhooks/"))
        return std::nullopt;
    const std::optional<document::Pointer> pointer = document::Pointer::parse(place);
    if (!pointer)
        return std::nullopt;
    const QList<QByteArray> &tokens = pointer->tokens();
    PathEntry entry{tokens.at(1), {}, tokens.first() == "webhooks"};
    if (openapi::isFixedMethod(tokens.value(2)))
        entry.method = tokens.at(2);
    else if (tokens.value(2) == "additionalOperations")
        entry.method = tokens.value(3);
    return entry;
}

PathMark markOf(const base::Diagnostic &problem)
{
    const bool isError = problem.severity == base::Severity::Error;
    return {problem.severity, isError ? 1 : 0, isError ? 0 : 1, {}};
}

void addMark(const base::Diagnostic &problem, QHash<PathEntry, PathMark> &marks, QHash<PathEntry, PathMark> &below)
{
    const std::optional<PathEntry> entry = markedEntry(problem);
    if (!entry)
        return;
    PathMark mark = markOf(problem);
    PathMark &own = marks[*entry];
    if (own.texts.size() < MostMarkTexts)
        mark.texts.append(problemText(problem));
    own.add(mark);
    if (!entry->isPath())
        below[entry->pathEntry()].add(mark);
}

void collectChanges(const QHash<PathEntry, PathMark> &before, const QHash<PathEntry, PathMark> &now,
                    QSet<PathEntry> &changed)
{
    for (auto mark = before.cbegin(); mark != before.cend(); ++mark) {
        if (now.value(mark.key()) != *mark)
            changed.insert(mark.key());
    }
    for (auto mark = now.cbegin(); mark != now.cend(); ++mark) {
        if (!before.contains(mark.key()))
            changed.insert(mark.key());
    }
}

} // namespace

void PathMark::add(const PathMark &other)
{
    severity = std::min(severity, other.severity);
    errors += other.errors;
    warnings += other.warnings;
    texts.append(other.texts.first(std::min(other.texts.size(), MostMarkTexts - texts.size())));
}

PathProblems::PathProblems(workspace::OpenDefinition &definition, QWidget *parent)
    : QObject(parent)
    , m_definition(definition)
{
    read();
    auto *marks = new ShownRefresh(parent, this, [this] { read(); });
    connect(&definition, &workspace::OpenDefinition::diagnosticsChanged, marks, &ShownRefresh::request);
    connect(&definition, &workspace::OpenDefinition::problemsElsewhereChanged, marks, &ShownRefresh::request);
}

void PathProblems::read()
{
    QHash<PathEntry, PathMark> marks;
    QHash<PathEntry, PathMark> below;
    // The few texts that are shown are those of errors first.
    for (const base::Severity severity : {base::Severity::Error, base::Severity::Warning}) {
        for (const base::Diagnostic &problem : m_definition.diagnostics()) {
            if (problem.severity == severity)
                addMark(problem, marks, below);
        }
        // Those of operations in other files.
        for (const workspace::FileProblem &found : m_definition.problemsElsewhere()) {
            if (found.isOfDescription && found.diagnostic.severity == severity)
                addMark(found.diagnostic, marks, below);
        }
    }
    QSet<PathEntry> different;
    collectChanges(m_marks, marks, different);
    collectChanges(m_below, below, different);
    m_marks = marks;
    m_below = below;
    if (!different.isEmpty())
        emit changed(different.values());
}

QString markText(const PathMark &mark)
{
    QStringList counts;
    if (mark.errors > 0)
        counts.append(PathProblems::tr("%n errors", nullptr, mark.errors));
    if (mark.warnings > 0)
        counts.append(PathProblems::tr("%n warnings", nullptr, mark.warnings));
    return QStringList{QStringList{counts.join(u", "_qs)} + mark.texts}.join(u'\n');
}

} // namespace designer

#include "moc_pathproblems.cpp"
