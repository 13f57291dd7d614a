#pragma once

#include "exchangefiltermodel.h"

#include <QSet>
#include <QTableView>

namespace traffic {

/** The table of recorded exchanges. It scrolls to new rows while the last row is visible and no column sorts the rows.
 * A click on a title sorts by that column, up, down, and then as recorded again. */
class ExchangeList final : public QTableView
{
    Q_OBJECT

public:
    explicit ExchangeList(items::ExchangeFilterModel &exchanges, QWidget *parent = nullptr);

    /** The exchange of the current row; null if there is no current row. */
    [[nodiscard]] ExchangePtr currentExchange() const;
    /** The rows that are selected, in the order of the log of exchanges. */
    [[nodiscard]] QModelIndexList selectedRows() const;
    /** Returns true while the table scrolls to new rows. */
    [[nodiscard]] bool isFollowing() const;

signals:
    /** The current row changed or was removed. */
    void currentExchangeChanged();
    /** The selection of rows changed. */
    void selectedRowsChanged();
    /** The user opened the exchange of a row by Enter or a double click. */
    void exchangeActivated(const QModelIndex &index);

protected:
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void setUpColumns();
    void fitApis();
    void addApis(int first, int last);
    void connectModel();
    void keepSelection();
    void restoreSelection();

    items::ExchangeFilterModel &m_exchanges;
    /** The names of the APIs of all exchanges that were in the list. */
    QSet<QString> m_apis;
    /** The numbers of the current exchange and of the selected ones before the model was reset. */
    quint64 m_currentNumber = 0;
    QList<quint64> m_selectedNumbers;
    bool m_following = true;
    bool m_isNarrow = false; ///< The table is too narrow for the preferred widths of all columns.
};

} // namespace traffic
