#pragma once

#include "policy.h"
#include "titledtablemodel.h"

#include <functional>
#include <optional>

namespace items {

/** Policies, and ids of policies that are not fetched yet. */
class PolicyModel final : public TitledTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Id, State, Rate, Quota, ColumnCount };
    struct Row {
        QString id;
        std::optional<management::Policy> policy; ///< Nothing: not fetched yet.
    };

    explicit PolicyModel(QObject *parent = nullptr);

    void setRows(const QList<Row> &rows);
    /** Puts a policy in the row of its id, or at the end. Answers the row. */
    int put(const management::Policy &policy);
    /** Adds a row for an id if there is none. Returns the row. */
    int putId(const QString &id);
    [[nodiscard]] const QList<Row> &rows() const { return m_rows; }
    /** The words of a cell (State, Rate, Quota) of a policy that is known. */
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
