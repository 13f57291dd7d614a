#pragma once

#include "problemmodel.h"

#include <QTreeView>

namespace problems {

/** Shows the problems in groups that are open at first. The current problem stays current while the list changes; when
 * it is gone, the next one is. */
class ProblemTree final : public QTreeView
{
    Q_OBJECT

public:
    explicit ProblemTree(ProblemModel &model, QWidget *parent = nullptr);

    /** The current problem; null if there is none, or a group. */
    [[nodiscard]] const Problem *currentProblem() const { return m_model.problem(currentIndex()); }
    /** Makes the problem after (1) or before (-1) the current one current, in the shown order and in a circle. False if
     * there is none. */
    bool step(int direction);

signals:
    /** Return or a double click on a problem. */
    void problemActivated();
    /** Another row is current, or the current one has changed. */
    void currentProblemChanged();
    /** Ctrl+C. */
    void copyRequested();
    /** `globalPosition` is where a menu for the current problem belongs. */
    void menuRequested(const QPoint &globalPosition);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    void showGroups(int first, int last);
    void remember();
    void restore();

    ProblemModel &m_model;
    bool m_isUpdating = false;
    size_t m_identity = 0; ///< Of the current problem before an update.
    int m_number = -1;     ///< -1: there was none.
};

} // namespace problems
