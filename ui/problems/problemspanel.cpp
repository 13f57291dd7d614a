#include "problemspanel.h"

#include "banner.h"
#include "emptystate.h"
#include "filterbar.h"
#include "fixbuttons.h"
#include "flowlayout.h"
#include "navigator.h"
#include "problemmenu.h"
#include "problemtree.h"
#include "references.h"
#include "rulechanges.h"
#include "ruleexplanation.h"
#include "settings.h"
#include "settingstable.h"
#include "theme.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPointer>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace problems {

ProblemsPanel::ProblemsPanel(workspace::Workspace &workspace, navigation::Navigator &navigator, QWidget *parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_navigator(navigator)
    , m_list(workspace)
{
    buildWidgets();
    retranslate();
    connectAll();
    refreshEmptyState();
}

void ProblemsPanel::buildWidgets()
{
    setObjectName(u"problemsPanel"_qs);
    m_filter = new FilterBar(m_list, this);
    m_fixes = new FixButtons(this);
    m_tree = new ProblemTree(m_model, this);
    m_filter->setTarget(m_tree);
    m_empty = new widgets::EmptyState(theme::Icon::Ok, this);
    auto *controls = new widgets::FlowLayout;
    controls->addWidget(m_filter);
    controls->addWidget(m_fixes);
    auto *bar = new QVBoxLayout;
    bar->setContentsMargins(theme::Space::Control, theme::Space::Tight, theme::Space::Control, theme::Space::Tight);
    bar->addLayout(controls);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_tree);
    m_stack->addWidget(m_empty);
    m_banner = new widgets::Banner(this);
    m_changes = new RuleChanges(m_workspace.ruleFiles(), *m_banner, this);
    m_explanation = new RuleExplanation(m_workspace, m_navigator, this);
    m_explanation->hide();
    auto *splitter = new QSplitter(this);
    splitter->setObjectName(u"problemsSplitter"_qs);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_stack);
    splitter->addWidget(m_explanation);
    splitter->setStretchFactor(0, 2);
    splitter->setStretchFactor(1, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(bar);
    column->addWidget(m_banner);
    column->addWidget(splitter, 1);
}

void ProblemsPanel::setSettings(settings::Settings &settings)
{
    settings.follow(settings::ProblemsGrouping, this,
                    [this](int grouping) { m_filter->setGrouping(static_cast<Grouping>(grouping)); });
    connect(m_filter, &FilterBar::groupingChanged, this,
            [&settings](Grouping grouping) { settings.set(settings::ProblemsGrouping, static_cast<int>(grouping)); });
}

void ProblemsPanel::retranslate()
{
    m_tree->setAccessibleName(tr("Problems"));
    refreshEmptyState();
}

void ProblemsPanel::connectAll()
{
    connect(m_filter, &FilterBar::filterChanged, &m_model, &ProblemModel::setFilter);
    connect(m_filter, &FilterBar::groupingChanged, &m_model, &ProblemModel::setGrouping);
    connect(m_tree, &ProblemTree::problemActivated, this, &ProblemsPanel::activate);
    connect(m_tree, &ProblemTree::currentProblemChanged, this, &ProblemsPanel::followCurrent);
    connect(m_tree, &ProblemTree::menuRequested, this, &ProblemsPanel::showMenu);
    connect(m_tree, &ProblemTree::copyRequested, this, &ProblemsPanel::copy);
    connect(m_explanation, &RuleExplanation::closed, this, &ProblemsPanel::hideExplanation);
    connect(m_empty, &widgets::EmptyState::activated, m_filter, &FilterBar::clear);
    connect(&m_model, &ProblemModel::updated, this, &ProblemsPanel::refreshEmptyState);
    connect(&m_list, &ProblemList::changed, this, [this] { emit countChanged(problemCount()); });
}

void ProblemsPanel::refreshEmptyState()
{
    m_stack->setCurrentWidget(m_model.shownCount() > 0 ? static_cast<QWidget *>(m_tree) : m_empty);
    if (problemCount() == 0) {
        m_empty->setTexts(tr("No problems"), tr("Problems in the open definitions are listed here."));
        m_empty->setAction({}, u"clearProblemsFilter"_qs);
    } else {
        m_empty->setTexts(tr("No problem matches the filter"), {});
        m_empty->setAction(tr("Clear filter"), u"clearProblemsFilter"_qs);
    }
}

void ProblemsPanel::showNext()
{
    step(1);
}

void ProblemsPanel::showPrevious()
{
    step(-1);
}

void ProblemsPanel::step(int direction)
{
    if (m_tree->step(direction))
        activate();
}

void ProblemsPanel::followCurrent()
{
    const Problem *current = m_tree->currentProblem();
    const std::optional<Problem> problem = current ? std::optional(*current) : std::nullopt;
    m_fixes->setProblem(problem);
    if (!m_explanation->isHidden())
        m_explanation->setProblem(problem);
}

void ProblemsPanel::showMenu(const QPoint &globalPosition)
{
    const Problem *current = m_tree->currentProblem();
    if (!current)
        return;
    auto *menu = new ProblemMenu(*current, m_workspace.ruleFiles(), this);
    connect(menu, &ProblemMenu::showRequested, this, &ProblemsPanel::activate);
    connect(menu, &ProblemMenu::fixRequested, m_fixes, &FixButtons::fix);
    connect(menu, &ProblemMenu::fixRuleRequested, m_fixes, &FixButtons::fixAllOfRule);
    connect(menu, &ProblemMenu::explainRequested, this, &ProblemsPanel::explain);
    connect(menu, &ProblemMenu::copyRequested, this, &ProblemsPanel::copy);
    // The problem that the menu is about, even if lint has found others since then.
    const QPointer<workspace::OpenDefinition> definition(current->definition);
    connect(menu, &ProblemMenu::suppressRequested, this, [this, definition, problem = *current](bool inWholeFile) {
        if (definition)
            m_changes->suppress(problem, inWholeFile);
    });
    connect(menu, &ProblemMenu::severityRequested, this,
            [this, definition, problem = *current](rules::Setting setting) {
                if (definition)
                    m_changes->setSeverity(problem, setting);
            });
    menu->popup(globalPosition);
}

void ProblemsPanel::explain()
{
    m_explanation->show();
    followCurrent();
}

void ProblemsPanel::hideExplanation()
{
    m_explanation->hide();
    m_tree->setFocus(Qt::OtherFocusReason);
}

void ProblemsPanel::copy()
{
    if (const Problem *problem = m_tree->currentProblem()) {
        QGuiApplication::clipboard()->setText(
            u"%1: %2 %3 %4"_qs.arg(ProblemModel::placeText(*problem), severityName(problem->diagnostic.severity),
                                   problem->diagnostic.rule, m_model.message(*problem)));
    }
}

void ProblemsPanel::activate()
{
    const Problem *current = m_tree->currentProblem();
    if (!current)
        return;
    const base::Diagnostic &problem = current->diagnostic;
    const auto pointer = document::Pointer::parse(problem.pointer).value_or(document::Pointer());
    const QString address = current->definition ? m_workspace.references().addressOf(*current->definition)
                                                : current->address;
    // What is shown next can change the list.
    const auto view = current->definition ? navigation::View::Default : navigation::View::Source;
    m_navigator.show({address, pointer, navigation::Part::Value, problem.span}, view);
}

void ProblemsPanel::focusFilter()
{
    m_filter->focusText();
}

void ProblemsPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_model.retranslate();
    }
    QWidget::changeEvent(event);
}

} // namespace problems

#include "moc_problemspanel.cpp"
