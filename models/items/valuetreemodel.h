#pragma once

#include "value.h"

#include <QAbstractItemModel>
#include <QStringList>

#include <memory>

namespace items {

/** A tree model of a JSON value: members and items below their container, names in the left column, scalars in the
 * right one. */
class ValueTreeModel final : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { Name, Content, ColumnCount };

    explicit ValueTreeModel(QObject *parent = nullptr);
    ~ValueTreeModel() override;

    /** Shows the members or items of `value`, without its members whose names are in `hidden`. */
    void setValue(const document::Value &value, const QList<QByteArray> &hidden = {});
    void setTitles(const QStringList &titles);

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &index) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Branch;
    [[nodiscard]] const Branch *branchAt(const QModelIndex &index) const;

    std::unique_ptr<Branch> m_root;
    QStringList m_titles;
};

} // namespace items
