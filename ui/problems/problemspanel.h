#pragma once

#include "problemmodel.h"

#include <QWidget>

class QStackedWidget;
namespace widgets {
class Banner;
class EmptyState;
} // namespace widgets
namespace navigation {
class Navigator;
}
namespace settings {
class Settings;
}

namespace problems {

class FilterBar;
class FixButtons;
class ProblemMenu;
class ProblemTree;
class RuleChanges;
class RuleExplanation;

/** The tab of the bottom panel with the list of problems and a filter. For the current problem it has fixes, changes of
 * its rule, and an explanation. Return or a double click goes to the place of the problem. */
class ProblemsPanel final : public QWidget
{
    Q_OBJECT

public:
    ProblemsPanel(workspace::Workspace &workspace, navigation::Navigator &navigator, QWidget *parent = nullptr);

    /** Takes the grouping of the problems from the settings, and stores it there when the user changes it. */
    void setSettings(settings::Settings &settings);
    [[nodiscard]] const ProblemModel &model() const { return m_model; }
    /** The number of problems, including those that the filter hides. */
    [[nodiscard]] qsizetype problemCount() const { return m_list.problems().size(); }
    /** Goes to the problem after the current one; after the last one, to the first one. */
    void showNext();
    /** Goes to the problem before the current one; from the first one, to the last one. */
    void showPrevious();
    /** Moves the focus to the field for the filter text. */
    void focusFilter();

signals:
    /** problemCount() may have changed; `count` is its value. */
    void countChanged(qsizetype count);

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    void retranslate();
    void connectAll();
    void step(int direction);
    /** Makes the fixes and the explanation those for the problem that is current now. */
    void followCurrent();
    void activate();
    void showMenu(const QPoint &globalPosition);
    void explain();
    void hideExplanation();
    void copy();
    void refreshEmptyState();

    workspace::Workspace &m_workspace;
    navigation::Navigator &m_navigator;
    ProblemList m_list;
    ProblemModel m_model{m_list};
    FilterBar *m_filter = nullptr;
    FixButtons *m_fixes = nullptr;
    ProblemTree *m_tree = nullptr;
    widgets::EmptyState *m_empty = nullptr;
    QStackedWidget *m_stack = nullptr;
    widgets::Banner *m_banner = nullptr;
    RuleChanges *m_changes = nullptr;
    RuleExplanation *m_explanation = nullptr;
};

} // namespace problems
