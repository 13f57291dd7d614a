#pragma once

#include <QListView>

namespace merge {

class ConflictModel;

/** The list of conflicts, each in two lines with a badge. */
class ConflictList final : public QListView
{
    Q_OBJECT

public:
    explicit ConflictList(ConflictModel &model, QWidget *parent = nullptr);

    [[nodiscard]] int current() const { return currentIndex().row(); }
    void select(int row);

signals:
    void currentConflictChanged();

protected:
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
};

} // namespace merge
