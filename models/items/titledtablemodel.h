#pragma once

#include <QAbstractTableModel>
#include <QStringList>

namespace items {

/** A table model whose translated column titles are set by the page. */
class TitledTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    /** Sets the titles of the columns, left to right. */
    void setTitles(const QStringList &titles);
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QStringList m_titles;
};

} // namespace items
