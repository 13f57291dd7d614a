#pragma once

#include "policy.h"
#include "titledtablemodel.h"

#include <functional>
#include <optional>

namespace items {

/** A table model of policies, and of ids of policies that are not fetched yet. */
class PolicyModel final : public TitledTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Id, State, Rate, Quota, ColumnCount };
    struct Row {
        QString id;
        std::optional<management::Policy> policy; ///< The policy; nothing if it is not fetched yet.
    };

    explicit PolicyModel(QObject *parent = nullptr);

    void setRows(const QList<Row> &rows);
    /** Sets the policy in the row of its id, or appends a row. Returns the row. */
    int put(const management::Policy &policy);
    /** Appends a row for a policy id if there is none. Returns the row of the id. */
    int putId(const QString &id);
    [[nodiscard]] const QList<Row> &rows() const { return m_rows; }
    /** Sets the function that returns the text of a cell in the columns State, Rate and Quota, for a policy that is
     * fetched. */
    void setCellText(std::function<QString(const management::Policy &, int column)> text);
    [[nodiscard]] int rowOf(const QString &id) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    int append(const Row &row);

    QList<Row> m_rows;
    std::function<QString(const management::Policy &, int)> m_cellText;
};

} // namespace items
