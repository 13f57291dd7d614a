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

/** The list of problems in the bottom dock: filter, Return or a double click goes to the place. */
class ProblemsPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit ProblemsPanel(workspace::Workspace &workspace, QWidget *parent = nullptr);

    [[nodiscard]] const ProblemModel &model() const { return m_model; }
    /** Go to the problem behind or in front of the current one, round the end. */
    void showNext();
    /** The one before it; the last one when the first is selected. */
    void showPrevious();
    /** Puts the keyboard focus into the filter. */
    void focusFilter();

signals:
    /** The place of a problem is asked for. */
    void activated(workspace::OpenDefinition *definition, const document::Pointer &pointer, const base::Span &span);
    /** The same for a file that is not open. */
    void fileActivated(const QString &address, const document::Pointer &pointer, const base::Span &span);
    /** The number of all problems, also of those that the filter hides. */
    void countChanged(qsizetype count);

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    void retranslate();
    void connectAll();
    void step(int direction);
    void activate(const QModelIndex &index);
    void refreshEmptyState();
    void restoreCurrent();

    ProblemModel m_model;
    QSortFilterProxyModel m_filtered;
    widgets::SearchField *m_filter = nullptr;
    QTableView *m_table = nullptr;
    widgets::EmptyState *m_empty = nullptr;
    QStackedLayout *m_stack = nullptr;
    QPointer<workspace::OpenDefinition>
        m_lastDefinition; ///< Of the problem that was current before the list was read again.
    QString m_lastAddress;
    base::Diagnostic m_last;
};

} // namespace problems
