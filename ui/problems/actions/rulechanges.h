#pragma once

#include "problem.h"
#include "rulefiles.h"

#include <QObject>

namespace widgets {
class Banner;
}

namespace problems {

/** Changes the rule files so that a problem is reported in another way, and says so in a banner with a button to undo
 * the change. */
class RuleChanges final : public QObject
{
    Q_OBJECT

public:
    RuleChanges(workspace::RuleFiles &files, widgets::Banner &banner, QObject *parent);

    /** Suppresses the rule of a problem at the place of the problem, or in its whole file. */
    void suppress(const Problem &problem, bool inWholeFile);
    void setSeverity(const Problem &problem, rules::Setting setting);

private:
    void report(const base::Result<workspace::RuleEdit> &edit, const QString &done);
    void undo(const workspace::RuleEdit &edit);

    workspace::RuleFiles &m_files;
    widgets::Banner &m_banner;
};

} // namespace problems
