#pragma once

#include "listenpathtexts.h"
#include "titledtablemodel.h"

namespace listenpaths {

/** A table of listen paths in the order in which the gateway tries them. */
class ListenPathModel final : public items::TitledTableModel
{
    Q_OBJECT

public:
    enum Column { Place, Path, State, Definition, File, Gateway, ColumnCount };
    /** How a listen path is connected with the one in the current row, for the marks before the paths. */
    enum class Link {
        None,
        Between, ///< A row between two that are connected.
        Current,
        Winner, ///< The row gets requests of the current one.
        Loser,  ///< The row loses requests to the current one.
    };

    using TitledTableModel::TitledTableModel;

    void setPlan(const reach::ListenPathPlan &plan);
    void setServed(const ServedNow &served);
    /** Sets the row whose conflicts with other rows are marked; -1 removes the marks. */
    void setCurrent(int row);
    [[nodiscard]] const reach::ListenPathPlan &plan() const { return m_plan; }
    [[nodiscard]] const ServedNow &served() const { return m_served; }
    [[nodiscard]] Link linkOf(int row) const;
    /** Returns the first and the last row that has a conflict with the current row, which is among them. */
    [[nodiscard]] std::pair<int, int> linkedRows() const { return {m_first, m_last}; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] QString textOf(const reach::ListenPathRow &row, int column) const;

    reach::ListenPathPlan m_plan;
    ServedNow m_served;
    int m_current = -1;
    int m_first = -1;
    int m_last = -1;
    QSet<qsizetype> m_winners;
    QSet<qsizetype> m_losers;
};

} // namespace listenpaths
