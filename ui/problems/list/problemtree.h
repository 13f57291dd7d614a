#pragma once

#include "problemmodel.h"

#include <QTreeView>

namespace problems {

/** The tree view of the problems, whose groups are expanded at first. The current problem stays current while the list
 * changes; when it is gone, the next one becomes current. */
class ProblemTree final : public QTreeView
{
    Q_OBJECT

public:
    explicit ProblemTree(ProblemModel &model, QWidget *parent = nullptr);

    /** The problem of the current row; null if there is no current row, or if it is a group. */
    [[nodiscard]] const Problem *currentProblem() const { return m_model.problem(currentIndex()); }
    /** Selects the problem after the current one (`direction` 1) or before it (-1), in the shown order. After the last
     * problem comes the first one. Returns false if no problem is listed. */
    bool step(int direction);
    /** Shows the first group with three of its problems. */
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /** The current problem was activated by Return or a double click. */
    void problemActivated();
    /** Another row has become the current one, or the problem of the current row has changed. */
    void currentProblemChanged();
    /** The user pressed Ctrl+C to copy the current problem. */
    void copyRequested();
    /** The user requested the context menu of the current problem, to be opened at a position of the screen. */
    void menuRequested(const QPoint &globalPosition);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    void fitColumns();
    void showGroups(int first, int last);
    void remember();
    void restore();

    ProblemModel &m_model;
    bool m_isUpdating = false;
    size_t m_identity = 0; ///< The identity of the problem that was current before an update of the model.
    /** The number of the problem that was current before an update of the model; -1 if there was none. */
    int m_number = -1;
};

} // namespace problems
