#pragma once

#include "problemmodel.h"

#include <QPointer>
#include <QSortFilterProxyModel>
#include <QWidget>

class QStackedLayout;
class QTableView;
namespace widgets {
class EmptyState;
class SearchField;
} // namespace widgets

namespace problems {

class FixButtons;

/** The list of problems in the bottom panel, with a filter, and with fixes for the current one. Return or a double
 * click goes to the place. */
class ProblemsPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit ProblemsPanel(workspace::Workspace &workspace, QWidget *parent = nullptr);

    [[nodiscard]] const ProblemModel &model() const { return m_model; }
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
    /** `count` includes the problems that the filter hides. */
    void countChanged(qsizetype count);

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    void retranslate();
    void connectAll();
    void step(int direction);
    void offerFixes();
    void activate(const QModelIndex &index);
    void refreshEmptyState();
    void restoreCurrent();

    ProblemModel m_model;
    QSortFilterProxyModel m_filtered;
    widgets::SearchField *m_filter = nullptr;
    FixButtons *m_fixes = nullptr;
    QTableView *m_table = nullptr;
    widgets::EmptyState *m_empty = nullptr;
    QStackedLayout *m_stack = nullptr;
    QPointer<workspace::OpenDefinition>
        m_lastDefinition; ///< Of the problem that was current before the list was reset.
    QString m_lastAddress;
    base::Diagnostic m_last;
};

} // namespace problems
