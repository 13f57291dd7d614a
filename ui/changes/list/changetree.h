#pragma once

#include "changemodel.h"

#include <QSet>
#include <QTreeView>

namespace changes {

/** The list of changes by group. Keeps the current row, the folded groups and the scroll position over comparisons. */
class ChangeTree final : public QTreeView
{
    Q_OBJECT

public:
    explicit ChangeTree(ChangeModel &model, QWidget *parent = nullptr);

    /** Makes a row current and scrolls to it. */
    void select(const QModelIndex &row);
    /** Makes the next change that breaks clients current, or the previous one; after the last one, the first. */
    void selectBreak(bool isNext);

signals:
    /** The current row is another one, or its change has other texts. */
    void currentChangeChanged();
    /** The user pressed Return on a change, or double-clicked it. */
    void changeActivated();
    void menuRequested(const QPoint &globalPosition);
    void copyRequested();
    void revertRequested();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    void remember();
    void restore();

    ChangeModel &m_model;
    QString m_key;          ///< The current row before the rows change.
    int m_row = 0;          ///< Its number among the visible rows.
    int m_top = 0;          ///< The scroll position before the rows change.
    QSet<QString> m_folded; ///< The groups that the user has folded.
    bool m_isUpdating = false;
};

} // namespace changes
