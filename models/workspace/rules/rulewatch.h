#pragma once

#include "filewatch.h"
#include "workspace.h"

namespace workspace {

/**
 * Checks the open definitions again when another program changes, creates or removes a file of rules that applies to
 * them: .gatewright.yaml and .spectral.yaml in their folders and above, and the files that these files of rules name.
 */
class RuleWatch final : public QObject
{
    Q_OBJECT

public:
    RuleWatch(Workspace &workspace, FileWatch &watch, QObject *parent = nullptr);

private:
    void refreshPaths();

    Workspace &m_workspace;
    FileWatch &m_watch;
    QStringList m_paths;
};

} // namespace workspace
