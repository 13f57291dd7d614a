#include "headermodel.h"

namespace items {

HeaderModel::HeaderModel(QObject *parent)
    : TitledTableModel(parent)
{}

void HeaderModel::setHeaders(const http::HeaderList &headers)
{
    beginResetModel();
    m_headers = headers;
    endResetModel();
}

int HeaderModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_headers.fields().size());
}

int HeaderModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant HeaderModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const auto field = m_headers.fields().at(index.row());
    return QString::fromUtf8(index.column() == Name ? field.name : field.value);
}

} // namespace items

#include "moc_headermodel.cpp"
