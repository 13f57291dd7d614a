#include "problemspanel.h"

#include "emptystate.h"
#include "filterbar.h"
#include "fixbuttons.h"
#include "flowlayout.h"
#include "problemtree.h"
#include "theme.h"

#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace problems {

ProblemsPanel::ProblemsPanel(workspace::Workspace &workspace, QWidget *parent)
    : QWidget(parent)
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
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(bar);
    column->addWidget(m_stack, 1);
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
    connect(m_tree, &ProblemTree::currentProblemChanged, this, &ProblemsPanel::offerFixes);
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
        m_empty->setAction(tr("Clear Filter"), u"clearProblemsFilter"_qs);
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

void ProblemsPanel::offerFixes()
{
    const Problem *current = m_tree->currentProblem();
    m_fixes->setProblem(current ? std::optional(*current) : std::nullopt);
}

void ProblemsPanel::activate()
{
    const Problem *current = m_tree->currentProblem();
    if (!current)
        return;
    const Problem problem = *current;
    const auto pointer = document::Pointer::parse(problem.diagnostic.pointer).value_or(document::Pointer());
    if (problem.definition)
        emit activated(problem.definition, pointer, problem.diagnostic.span);
    else
        emit fileActivated(problem.address, pointer, problem.diagnostic.span);
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
