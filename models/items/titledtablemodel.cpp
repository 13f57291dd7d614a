#include "titledtablemodel.h"

namespace items {

void TitledTableModel::setTitles(const QStringList &titles)
{
    m_titles = titles;
    if (columnCount() > 0)
        emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

QVariant TitledTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return m_titles.value(section);
}

} // namespace items

#include "moc_titledtablemodel.cpp"
