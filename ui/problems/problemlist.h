#pragma once

#include "problem.h"
#include "workspace.h"

namespace problems {

/** The problems of all open definitions and of the files that they reference, sorted by file, then place. */
class ProblemList final : public QObject
{
    Q_OBJECT

public:
    explicit ProblemList(workspace::Workspace &workspace, QObject *parent = nullptr);

    [[nodiscard]] const QList<Problem> &problems() const { return m_problems; }
    [[nodiscard]] qsizetype count(base::Severity severity) const;

signals:
    /** No problem of a definition that is about to close is in the list. */
    void changed();

private:
    void watch(workspace::OpenDefinition *definition);
    void collect(const workspace::OpenDefinition *without = nullptr);

    workspace::Workspace &m_workspace;
    QList<Problem> m_problems;
};

} // namespace problems
