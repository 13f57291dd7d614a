#include "rulechanges.h"

#include "banner.h"
#include "errormessages.h"

#include <QPushButton>

namespace problems {

using widgets::Banner;
using workspace::RuleEdit;

RuleChanges::RuleChanges(workspace::RuleFiles &files, Banner &banner, QObject *parent)
    : QObject(parent)
    , m_files(files)
    , m_banner(banner)
{}

void RuleChanges::suppress(const Problem &problem, bool inWholeFile)
{
    if (!problem.definition)
        return;
    const QString &rule = problem.diagnostic.rule;
    report(m_files.suppress(*problem.definition, rule, inWholeFile ? QString() : problem.diagnostic.pointer,
                            tr("Suppress a rule")),
           inWholeFile ? tr("Suppressed %1 in %2.", "%1: rule, %2: file").arg(rule, problem.title())
                       : tr("Suppressed %1 here.", "%1: rule").arg(rule));
}

void RuleChanges::setSeverity(const Problem &problem, rules::Setting setting)
{
    if (!problem.definition)
        return;
    const QString &rule = problem.diagnostic.rule;
    report(m_files.setSeverity(*problem.definition, rule, setting, tr("Change the severity of a rule")),
           setting ? tr("Changed the severity of %1 to %2.", "%1: rule, %2: severity").arg(rule, severityName(*setting))
                   : tr("Switched %1 off.", "%1: rule").arg(rule));
}

void RuleChanges::report(const base::Result<RuleEdit> &edit, const QString &done)
{
    if (!edit) {
        m_banner.show(Banner::Kind::Error, messages::errorText(edit.error()));
        return;
    }
    m_banner.show(Banner::Kind::Success, done, tr("Written to %1.", "%1: path").arg(edit->path));
    const QPushButton *button = m_banner.addAction(tr("Undo"), u"undoRuleChange"_qs);
    connect(button, &QPushButton::clicked, this, [this, written = *edit] { undo(written); });
}

void RuleChanges::undo(const RuleEdit &edit)
{
    if (const base::Result<void> undone = m_files.undo(edit); !undone)
        m_banner.show(Banner::Kind::Error, messages::errorText(undone.error()));
    else
        m_banner.clear();
}

} // namespace problems

#include "moc_rulechanges.cpp"
