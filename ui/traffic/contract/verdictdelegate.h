#pragma once

#include "exchangefiltermodel.h"

#include <QStyledItemDelegate>

namespace traffic {

/** Draws what the comparison with the contract found in a list of exchanges: problems in the color of the most severe
 * one, everything else muted. */
class VerdictDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    VerdictDelegate(const items::ExchangeFilterModel &exchanges, QObject *parent);

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    const items::ExchangeFilterModel &m_exchanges;
};

} // namespace traffic
