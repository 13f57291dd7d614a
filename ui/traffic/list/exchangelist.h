#pragma once

#include "columnchoice.h"
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

    /** Arranges the columns. What the user has not chosen depends on the width of the table. */
    void setColumns(const ColumnChoice &choice);
    [[nodiscard]] const ColumnChoice &columns() const { return m_choice; }
    /** Leaves out columns that have no values in this list. They can't be shown. */
    void leaveOut(const QSet<int> &columns);
    [[nodiscard]] bool isLeftOut(int column) const { return m_leftOut.contains(column); }
    /** Shows or hides a column, as a choice of the user. */
    void chooseColumn(int column, bool isShown);
    /** Opens an editor for the comment of the current exchange, in the column for comments. */
    void editComment();

    /** The model that the list shows. */
    [[nodiscard]] items::ExchangeFilterModel &exchanges() const { return m_exchanges; }
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
    /** columns() has changed because the user has moved, sorted, resized, shown or hidden a column. */
    void columnsChosen();
    /** The user opened the exchange of a row by Enter or a double click. */
    void exchangeActivated(const QModelIndex &index);

protected:
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void setUpColumns();
    void showColumns();
    void setWidth(int column, int width);
    void followHeader();
    [[nodiscard]] bool isHiddenByDefault(int column) const;
    void fitApis();
    void addApis(int first, int last);
    void connectModel();
    void keepSelection();
    void restoreSelection();

    items::ExchangeFilterModel &m_exchanges;
    ColumnChoice m_choice;
    QSet<int> m_leftOut;
    bool m_isArranging = false; ///< The list itself changes the columns, not the user.
    bool m_hasVerdicts = false; ///< Exchanges were compared with their contract.
    bool m_hasComments = false; ///< An exchange with a comment was in the list.
    /** The names of the APIs of all exchanges that were in the list. */
    QSet<QString> m_apis;
    /** The numbers of the current exchange and of the selected ones before the model was reset. */
    quint64 m_currentNumber = 0;
    QList<quint64> m_selectedNumbers;
    bool m_following = true;
    bool m_isNarrow = false; ///< The table is too narrow for the preferred widths of all columns.
};

} // namespace traffic
