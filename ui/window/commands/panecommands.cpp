#include "panecommands.h"

#include "actions.h"
#include "bottompanel.h"
#include "centralwidget.h"
#include "definitionpage.h"
#include "definitionquestions.h"
#include "navigation.h"
#include "pagestack.h"
#include "questionbar.h"
#include "tourbar.h"

#include <QApplication>
#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace window {

PaneCommands::PaneCommands(const Actions &actions, CentralWidget &central, QWidget &toolBar, QObject *parent)
    : QObject(parent)
    , m_central(central)
    , m_toolBar(toolBar)
{
    connect(actions[ActionId::NextPane], &QAction::triggered, this, [this] { move(1); });
    connect(actions[ActionId::PreviousPane], &QAction::triggered, this, [this] { move(-1); });
    connect(qApp, &QApplication::focusChanged, this, [this] { m_isWalking = m_isWalking && m_isMoving; });
}

QList<DefinitionPage *> PaneCommands::pages() const
{
    QList<DefinitionPage *> pages{qobject_cast<DefinitionPage *>(m_central.pages().currentWidget()),
                                  m_central.pages().sidePage()};
    pages.removeAll(nullptr);
    return pages;
}

QList<widgets::Pane> PaneCommands::questions() const
{
    QList<widgets::Pane> asked;
    for (const DefinitionPage *page : pages()) {
        for (problems::QuestionBar *question : page->questions().asked())
            asked.append({question});
    }
    return asked;
}

/** In the order of the window from left to right and from top to bottom, but the tool bar, which is rarely needed, is
 * the last. */
QList<widgets::Pane> PaneCommands::panes() const
{
    QList<widgets::Pane> panes = questions();
    panes.append({&m_central.navigation()});
    const QList<DefinitionPage *> shown = pages();
    if (!qobject_cast<DefinitionPage *>(m_central.pages().currentWidget()))
        panes.append({m_central.pages().currentWidget()});
    for (DefinitionPage *page : shown)
        panes += page->panes();
    panes.append({&m_central.tourBar()});
    panes.append({&m_central.panel()});
    panes.append({&m_toolBar});
    return panes;
}

qsizetype PaneCommands::nextOf(const QList<widgets::Pane> &panes, qsizetype here, int by)
{
    const qsizetype questionCount = questions().size();
    const bool isInQuestion = here >= 0 && here < questionCount;
    const bool isFirst = !std::exchange(m_isWalking, true);
    if (by > 0 && isFirst && questionCount > 0 && !isInQuestion) {
        m_origin = here < 0 ? nullptr : panes.at(here).part;
        return 0;
    }
    // From the last question on, or back from the first one.
    const bool leavesQuestions = isInQuestion && (by > 0 ? here + 1 == questionCount : here == 0);
    const QPointer<QWidget> origin = leavesQuestions ? std::exchange(m_origin, nullptr) : nullptr;
    for (qsizetype i = questionCount; origin && i < panes.size(); ++i) {
        if (panes.at(i).part == origin)
            return by > 0 ? i + 1 : i;
    }
    if (here < 0)
        return by > 0 ? questionCount : panes.size() - 1;
    return here + by;
}

void PaneCommands::move(int by)
{
    const QList<widgets::Pane> all = panes();
    const QWidget *focus = QApplication::focusWidget();
    const auto current = std::find_if(all.cbegin(), all.cend(), [focus](const widgets::Pane &pane) {
        return focus && (pane.part == focus || pane.part->isAncestorOf(focus));
    });
    const qsizetype here = current == all.cend() ? -1 : current - all.cbegin();
    const QScopedValueRollback moving(m_isMoving, true);
    qsizetype next = nextOf(all, here, by) + all.size();
    // Panes can be without a control, such as the tool bar of a narrow window.
    for (qsizetype tried = 0; tried < all.size(); ++tried, next += by) {
        if (focusPane(all.at(next % all.size())))
            return;
    }
}

bool PaneCommands::focusPane(const widgets::Pane &pane) const
{
    auto *question = qobject_cast<problems::QuestionBar *>(pane.part);
    if (!question)
        return pane.part->isVisible() && widgets::focusInside(pane);
    for (DefinitionPage *page : pages()) {
        if (page->isAncestorOf(question))
            page->questions().focus(*question);
    }
    return true;
}

} // namespace window

#include "moc_panecommands.cpp"
