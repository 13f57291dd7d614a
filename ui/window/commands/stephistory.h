#pragma once

#include <QObject>
#include <QPointer>

namespace workspace {
class OpenDefinition;
class Workspace;
} // namespace workspace

namespace window {

class Actions;
class PageStack;
class StepNotice;

/** Lists the undo steps of the definition that is edited, for going back to one of them, and says after each Undo and
 * Redo what was undone. */
class StepHistory final : public QObject
{
    Q_OBJECT

public:
    StepHistory(const Actions &actions, PageStack &pages, workspace::Workspace &workspace, StepNotice &notice,
                QWidget *window);

private:
    void watch(workspace::OpenDefinition *definition);
    void refresh();
    /** Opens a palette with the steps, the latest first. */
    void showSteps();

    const Actions &m_actions;
    PageStack &m_pages;
    StepNotice &m_notice;
    QWidget *m_window;
    qsizetype m_doneBefore = 0; ///< The number of done steps before the current Undo or Redo.
};

} // namespace window
