#pragma once

#include "problem.h"
#include "workspace.h"

namespace problems {

/** Collects the problems of all open definitions and of the files that they reference, sorted by file, then by place.
 */
class ProblemList final : public QObject
{
    Q_OBJECT

public:
    explicit ProblemList(workspace::Workspace &workspace, QObject *parent = nullptr);

    [[nodiscard]] const QList<Problem> &problems() const { return m_problems; }
    [[nodiscard]] qsizetype count(base::Severity severity) const;

signals:
    /** The problems have changed. Also emitted before a definition is closed, whose problems are no longer in the list
     * then. */
    void changed();

private:
    void watch(workspace::OpenDefinition *definition);
    void collect(const workspace::OpenDefinition *without = nullptr);

    workspace::Workspace &m_workspace;
    QList<Problem> m_problems;
};

} // namespace problems
