#pragma once

#include "problem.h"
#include "rulesettings.h"

#include <QMenu>

namespace workspace {
class RuleFiles;
}

namespace problems {

/** The context menu of a problem with what can be done about it. Deletes itself when it closes. */
class ProblemMenu final : public QMenu
{
    Q_OBJECT

public:
    ProblemMenu(const Problem &problem, const workspace::RuleFiles &files, QWidget *parent);

signals:
    void showRequested();
    void fixRequested();
    void fixRuleRequested();
    void suppressRequested(bool inWholeFile);
    void severityRequested(rules::Setting setting);
    void explainRequested();
    void copyRequested();

private:
    QAction *add(const QString &text, const QString &objectName);
    void addFixes(const Problem &problem);
    void addRuleChanges(const Problem &problem, const QString &obstacle);
    void addSeverities(const Problem &problem, const QString &obstacle);
};

/** Returns why a rule file can't change how a problem is reported, as a message; empty if it can. */
[[nodiscard]] QString obstacleTo(const workspace::RuleFiles &files, const Problem &problem);

} // namespace problems
