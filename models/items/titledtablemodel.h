#pragma once

#include <QAbstractTableModel>
#include <QStringList>

namespace items {

/** A table whose column titles are given by the page that shows it, in the person's language. */
class TitledTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    /** One title a column, left to right. */
    void setTitles(const QStringList &titles);
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QStringList m_titles;
};

} // namespace items
