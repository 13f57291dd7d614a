#pragma once

#include "focus.h"

#include <QObject>
#include <QPointer>
#include <QWidget>

namespace window {

class Actions;
class CentralWidget;
class DefinitionPage;

/**
 * Moves the focus from pane to pane: the questions that are asked, the navigation, the list and the form of the page,
 * Source beside it, the panel below, and the tool bar. A walk begins with the questions and returns to the others after
 * the pane that it began in. In each pane the control that had the focus last gets it.
 */
class PaneCommands final : public QObject
{
    Q_OBJECT

public:
    /** The other parts must live as long as the commands. */
    PaneCommands(const Actions &actions, CentralWidget &central, QWidget &toolBar, QObject *parent);

private:
    void move(int by);
    /** Where a walk goes from the pane at this index of `panes`; -1 for no pane. */
    [[nodiscard]] qsizetype nextOf(const QList<widgets::Pane> &panes, qsizetype here, int by);
    [[nodiscard]] QList<DefinitionPage *> pages() const;
    [[nodiscard]] QList<widgets::Pane> questions() const;
    [[nodiscard]] QList<widgets::Pane> panes() const;
    [[nodiscard]] bool focusPane(const widgets::Pane &pane) const;

    CentralWidget &m_central;
    QWidget &m_toolBar;
    bool m_isMoving = false;
    bool m_isWalking = false;   ///< The focus was moved last by these commands.
    QPointer<QWidget> m_origin; ///< The pane before the questions.
};

} // namespace window
