#pragma once

#include "exchangefilter.h"
#include "exchangemodel.h"

#include <QSortFilterProxyModel>

namespace items {

/** A proxy model of the exchanges that match a filter. */
class ExchangeFilterModel final : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit ExchangeFilterModel(ExchangeModel &exchanges, QObject *parent = nullptr);

    void setFilter(const ExchangeFilter &filter);
    [[nodiscard]] const ExchangeFilter &filter() const { return m_filter; }
    /** The exchange of a row, or null for an invalid index. */
    [[nodiscard]] traffic::ExchangePtr exchangeAt(const QModelIndex &index) const;
    /** The index of the exchange with this ExchangeModel::numberAt(); invalid if it does not match the filter. */
    [[nodiscard]] QModelIndex indexOf(quint64 number) const;

protected:
    [[nodiscard]] bool filterAcceptsRow(int sourceRow, const QModelIndex &sourceParent) const override;

private:
    ExchangeModel &m_exchanges;
    ExchangeFilter m_filter;
};

} // namespace items
