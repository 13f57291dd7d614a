#include "rulewatch.h"

#include "references.h"
#include "rulefiles.h"

namespace workspace {

RuleWatch::RuleWatch(Workspace &workspace, FileWatch &watch, QObject *parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_watch(watch)
{
    // It changes after each edit, each opened and each closed definition.
    connect(&workspace.references(), &References::changed, this, &RuleWatch::refreshPaths);
    connect(&watch, &FileWatch::changed, &workspace.references(), &References::refresh);
    refreshPaths();
}

void RuleWatch::refreshPaths()
{
    const QStringList paths = m_workspace.ruleFiles().places();
    if (paths == m_paths)
        return;
    m_paths = paths;
    m_watch.setPaths(paths);
}

} // namespace workspace

#include "moc_rulewatch.cpp"
