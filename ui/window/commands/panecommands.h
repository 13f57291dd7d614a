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
 * Runs the actions Next pane and Previous pane, which move the focus between the parts of the window: the questions
 * that are asked, the navigation, the list and the form of the page, Source beside them, the bottom panel, and the tool
 * bar. Next pane goes to the questions first, and after them to the pane that follows the one with the focus before. In
 * each pane the control that had the focus last gets it.
 */
class PaneCommands final : public QObject
{
    Q_OBJECT

public:
    /** `central` and `toolBar` must outlive this object. */
    PaneCommands(const Actions &actions, CentralWidget &central, QWidget &toolBar, QObject *parent);

private:
    void move(int by);
    /** The index of the pane that a move by `by` (1 or -1) goes to from the pane at the index `here`, which is -1 if no
     * pane has the focus. It can be one outside of `panes`, whose ends are joined. */
    [[nodiscard]] qsizetype nextOf(const QList<widgets::Pane> &panes, qsizetype here, int by);
    [[nodiscard]] QList<DefinitionPage *> pages() const;
    [[nodiscard]] QList<widgets::Pane> questions() const;
    [[nodiscard]] QList<widgets::Pane> panes() const;
    [[nodiscard]] bool focusPane(const widgets::Pane &pane) const;

    CentralWidget &m_central;
    QWidget &m_toolBar;
    bool m_isMoving = false;
    bool m_isWalking = false;   ///< The focus has not moved by other means since Next pane or Previous pane moved it.
    QPointer<QWidget> m_origin; ///< The pane that had the focus before Next pane moved it to the questions.
};

} // namespace window
