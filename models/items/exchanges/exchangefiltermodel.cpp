#include "exchangefiltermodel.h"

namespace items {

ExchangeFilterModel::ExchangeFilterModel(ExchangeModel &exchanges, QObject *parent)
    : QSortFilterProxyModel(parent)
    , m_exchanges(exchanges)
{
    setSortRole(ExchangeModel::SortRole);
    setSourceModel(&exchanges);
}

void ExchangeFilterModel::setFilter(const ExchangeFilter &filter)
{
    m_filter = filter;
    invalidateFilter();
}

traffic::ExchangePtr ExchangeFilterModel::exchangeAt(const QModelIndex &index) const
{
    return m_exchanges.exchangeAt(mapToSource(index).row());
}

QModelIndex ExchangeFilterModel::indexOf(quint64 number) const
{
    const int row = m_exchanges.rowOf(number);
    return row < 0 ? QModelIndex() : mapFromSource(m_exchanges.index(row, 0));
}

bool ExchangeFilterModel::filterAcceptsRow(int sourceRow, const QModelIndex &) const
{
    const traffic::ExchangePtr exchange = m_exchanges.exchangeAt(sourceRow);
    return exchange && m_filter.matches(*exchange);
}

} // namespace items

#include "moc_exchangefiltermodel.cpp"
