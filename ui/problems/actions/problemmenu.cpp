#include "problemmenu.h"

#include "fixbuttons.h"
#include "rulefiles.h"

#include <QCoreApplication>

namespace problems {

namespace {

const rules::Setting Settings[] = {base::Severity::Error, base::Severity::Warning, base::Severity::Information,
                                   std::nullopt};
const char *const SettingNames[] = {"severityError", "severityWarning", "severityInformation", "severityOff"};

} // namespace

QString obstacleTo(const workspace::RuleFiles &files, const Problem &problem)
{
    const rules::Rule *rule = rules::findRule(problem.diagnostic.rule);
    if (rule && !rules::isConfigurable(*rule))
        return QCoreApplication::translate("problems::ProblemMenu",
                                           "Rules about syntax, secrets and trust can't be changed.");
    if (!problem.definition)
        return QCoreApplication::translate("problems::ProblemMenu", "Open the file to change its rules.");
    if (problem.definition->path().isEmpty())
        return QCoreApplication::translate("problems::ProblemMenu", "Save the file to change its rules.");
    if (!files.hasFolder(*problem.definition))
        return QCoreApplication::translate("problems::ProblemMenu",
                                           "Rules can't be set for files in the home folder itself.");
    return {};
}

ProblemMenu::ProblemMenu(const Problem &problem, const workspace::RuleFiles &files, QWidget *parent)
    : QMenu(parent)
{
    setObjectName(u"problemMenu"_qs);
    setAccessibleName(tr("Problem"));
    setAttribute(Qt::WA_DeleteOnClose);
    setToolTipsVisible(true);
    QAction *show = add(tr("&Show"), u"showProblem"_qs);
    show->setShortcut(Qt::Key_Return);
    setDefaultAction(show);
    connect(show, &QAction::triggered, this, &ProblemMenu::showRequested);
    addSeparator();
    addFixes(problem);
    addSeparator();
    const QString obstacle = obstacleTo(files, problem);
    addRuleChanges(problem, obstacle);
    if (!obstacle.isEmpty())
        add(obstacle, u"ruleObstacle"_qs)->setEnabled(false);
    addSeparator();
    connect(add(tr("&Explain rule"), u"explainRule"_qs), &QAction::triggered, this, &ProblemMenu::explainRequested);
    QAction *copy = add(tr("&Copy"), u"copyProblem"_qs);
    copy->setShortcut(QKeySequence::Copy);
    connect(copy, &QAction::triggered, this, &ProblemMenu::copyRequested);
}

QAction *ProblemMenu::add(const QString &text, const QString &objectName)
{
    QAction *action = addAction(text);
    action->setObjectName(objectName);
    return action;
}

void ProblemMenu::addFixes(const Problem &problem)
{
    QAction *fix = add(tr("&Fix"), u"fixThisProblem"_qs);
    QAction *fixRule = add(tr("Fix &all of this rule"), u"fixThisRule"_qs);
    for (QAction *action : {fix, fixRule})
        action->setEnabled(FixButtons::canFix(problem));
    connect(fix, &QAction::triggered, this, &ProblemMenu::fixRequested);
    connect(fixRule, &QAction::triggered, this, &ProblemMenu::fixRuleRequested);
}

void ProblemMenu::addRuleChanges(const Problem &problem, const QString &obstacle)
{
    QAction *here = add(tr("Suppress &here"), u"suppressHere"_qs);
    QAction *inFile = add(tr("Suppress in this f&ile"), u"suppressInFile"_qs);
    for (QAction *action : {here, inFile}) {
        action->setEnabled(obstacle.isEmpty());
        action->setToolTip(obstacle);
    }
    connect(here, &QAction::triggered, this, [this] { emit suppressRequested(false); });
    connect(inFile, &QAction::triggered, this, [this] { emit suppressRequested(true); });
    addSeverities(problem, obstacle);
}

void ProblemMenu::addSeverities(const Problem &problem, const QString &obstacle)
{
    QMenu *severities = addMenu(tr("Change se&verity in this folder"));
    severities->setObjectName(u"severityMenu"_qs);
    severities->setEnabled(obstacle.isEmpty());
    for (size_t i = 0; i < std::size(Settings); ++i) {
        const rules::Setting setting = Settings[i];
        QAction *action = severities->addAction(setting ? severityName(*setting) : tr("Off"));
        action->setObjectName(QString::fromLatin1(SettingNames[i]));
        action->setCheckable(true);
        action->setChecked(setting == problem.diagnostic.severity);
        connect(action, &QAction::triggered, this, [this, setting] { emit severityRequested(setting); });
    }
}

} // namespace problems

#include "moc_problemmenu.cpp"
