#pragma once

#include "problemmodel.h"

#include <QWidget>

class QStackedWidget;
namespace widgets {
class Banner;
class EmptyState;
} // namespace widgets

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

/** The list of problems in the bottom panel, with a filter. For the current one it has fixes, changes of its rule, and
 * an explanation. Return or a double click goes to the place. */
class ProblemsPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit ProblemsPanel(workspace::Workspace &workspace, QWidget *parent = nullptr);

    /** Remembers how the problems are grouped. */
    void setSettings(settings::Settings &settings);
    [[nodiscard]] const ProblemModel &model() const { return m_model; }
    /** The number of problems, including those that the filter hides. */
    [[nodiscard]] qsizetype problemCount() const { return m_list.problems().size(); }
    /** Goes to the problem after the current one, or to the first one at the end. */
    void showNext();
    /** Goes to the problem before the current one, or to the last one at the start. */
    void showPrevious();
    /** Moves the focus to the filter. */
    void focusFilter();

signals:
    /** A problem in an open definition was activated. */
    void activated(workspace::OpenDefinition *definition, const document::Pointer &pointer, const base::Span &span);
    /** A problem in a file that is not open was activated. */
    void fileActivated(const QString &address, const document::Pointer &pointer, const base::Span &span);
    /** Of problemCount(). */
    void countChanged(qsizetype count);

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    void retranslate();
    void connectAll();
    void step(int direction);
    /** The fixes and the explanation are about the current problem. */
    void followCurrent();
    void activate();
    void showMenu(const QPoint &globalPosition);
    void explain();
    void hideExplanation();
    void copy();
    void refreshEmptyState();

    workspace::Workspace &m_workspace;
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
