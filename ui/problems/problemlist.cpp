#include "problemlist.h"

#include <QSet>

#include <algorithm>

namespace problems {

namespace {

/** The problems of one file. */
struct FileProblems {
    QString title;
    QList<Problem> problems;
};

/** Each file once, even if several definitions reference it. */
QList<FileProblems> problemsElsewhere(const workspace::Workspace &workspace,
                                      const QList<workspace::OpenDefinition *> &definitions)
{
    QList<FileProblems> files;
    QSet<QString> seen;
    // Open files have their own list.
    for (const workspace::OpenDefinition *definition : workspace.definitions())
        seen.insert(definition->path());
    for (const workspace::OpenDefinition *definition : definitions) {
        QHash<QString, qsizetype> here;
        for (const workspace::FileProblem &found : definition->problemsElsewhere()) {
            if (seen.contains(found.address))
                continue;
            const Problem problem{nullptr, found.diagnostic, found.address, found.position};
            if (!here.contains(found.address)) {
                here.insert(found.address, files.size());
                files.append({problem.title(), {}});
            }
            files[here.value(found.address)].problems.append(problem);
        }
        for (auto file = here.keyBegin(); file != here.keyEnd(); ++file)
            seen.insert(*file);
    }
    return files;
}

} // namespace

ProblemList::ProblemList(workspace::Workspace &workspace, QObject *parent)
    : QObject(parent)
    , m_workspace(workspace)
{
    for (workspace::OpenDefinition *definition : workspace.definitions())
        watch(definition);
    connect(&workspace, &workspace::Workspace::opened, this, [this](workspace::OpenDefinition *definition) {
        watch(definition);
        collect();
    });
    connect(&workspace, &workspace::Workspace::aboutToClose, this,
            [this](workspace::OpenDefinition *definition) { collect(definition); });
    collect();
}

void ProblemList::watch(workspace::OpenDefinition *definition)
{
    connect(definition, &workspace::OpenDefinition::diagnosticsChanged, this, [this] { collect(); });
    connect(definition, &workspace::OpenDefinition::problemsElsewhereChanged, this, [this] { collect(); });
    connect(definition, &workspace::OpenDefinition::pathChanged, this, [this] { collect(); });
}

void ProblemList::collect(const workspace::OpenDefinition *without)
{
    QList<workspace::OpenDefinition *> definitions = m_workspace.definitions();
    definitions.removeAll(without);
    QList<FileProblems> files;
    for (workspace::OpenDefinition *definition : std::as_const(definitions)) {
        FileProblems file{definition->title(), {}};
        file.problems.reserve(definition->diagnostics().size());
        for (const base::Diagnostic &diagnostic : definition->diagnostics())
            file.problems.append({definition, diagnostic, {}, {}});
        files.append(file);
    }
    files += problemsElsewhere(m_workspace, definitions);
    std::stable_sort(files.begin(), files.end(), [](const FileProblems &one, const FileProblems &other) {
        return one.title.localeAwareCompare(other.title) < 0;
    });
    m_problems.clear();
    for (const FileProblems &file : std::as_const(files))
        m_problems += file.problems;
    emit changed();
}

qsizetype ProblemList::count(base::Severity severity) const
{
    return std::count_if(m_problems.cbegin(), m_problems.cend(),
                         [severity](const Problem &one) { return one.diagnostic.severity == severity; });
}

} // namespace problems

#include "moc_problemlist.cpp"
