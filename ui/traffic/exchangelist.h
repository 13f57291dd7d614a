#pragma once

#include "exchangefiltermodel.h"

#include <QTableView>

namespace traffic {

/** The table of exchanges. It scrolls to new rows while the last row is visible. */
class ExchangeList final : public QTableView
{
    Q_OBJECT

public:
    explicit ExchangeList(items::ExchangeFilterModel &exchanges, QWidget *parent = nullptr);

    /** The exchange of the current row; null when there is none. */
    [[nodiscard]] ExchangePtr currentExchange() const;
    /** The rows that are selected, in the log's order. */
    [[nodiscard]] QModelIndexList selectedRows() const;
    /** True while new rows are scrolled to. */
    [[nodiscard]] bool isFollowing() const;

signals:
    /** The current row changed or was removed. */
    void currentExchangeChanged();
    /** The selection changed. */
    void selectedRowsChanged();
    /** Enter or a double click on a row. */
    void exchangeActivated(const QModelIndex &index);

protected:
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void setUpColumns();
    void connectModel();

    items::ExchangeFilterModel &m_exchanges;
    bool m_following = true;
    bool m_isNarrow = false; ///< Too narrow for the preferred widths of all columns.
};

} // namespace traffic
