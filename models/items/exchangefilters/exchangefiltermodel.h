#pragma once

#include "cancellation.h"
#include "exchangefilter.h"
#include "exchangemodel.h"

#include <QAbstractProxyModel>

#include <functional>
#include <optional>
#include <vector>

namespace items {

/**
 * A proxy model of the exchanges that match a filter, oldest first or sorted by a column. Another filter or order
 * resets the model; QSortFilterProxyModel would remove and insert up to 100,000 single rows. Filters that read bodies,
 * or what ExchangeModel keeps in chunks, are applied on a worker.
 */
class ExchangeFilterModel final : public QAbstractProxyModel
{
    Q_OBJECT

public:
    explicit ExchangeFilterModel(ExchangeModel &exchanges, QObject *parent = nullptr);
    ~ExchangeFilterModel() override;

    void setFilter(const ExchangeFilter &filter);
    [[nodiscard]] const ExchangeFilter &filter() const { return m_filter; }
    /** Shows hidden exchanges too, see ExchangeMarks::hidden. */
    void setShowsHidden(bool shows);
    [[nodiscard]] bool showsHidden() const { return m_showsHidden; }
    /** True while a worker searches in bodies: exchanges that it has not read yet are missing. */
    [[nodiscard]] bool isSearching() const { return m_search.has_value(); }
    /** The model whose exchanges are filtered. */
    [[nodiscard]] ExchangeModel &exchanges() const { return m_exchanges; }
    /** The exchange of a row, or null for an invalid index. */
    [[nodiscard]] traffic::ExchangePtr exchangeAt(const QModelIndex &index) const;
    /** All exchanges that match the filter and are complete, in the order in which they were recorded. */
    [[nodiscard]] QList<KeptExchange> shownExchanges() const;
    /** As shownExchanges(), with their numbers. */
    [[nodiscard]] QList<NumberedExchange> numberedExchanges() const;
    /** The ExchangeModel::numberAt() of a row, or 0 for an invalid index. */
    [[nodiscard]] quint64 numberOf(const QModelIndex &index) const;
    /** The index of the exchange with this ExchangeModel::numberAt(); invalid if it does not match the filter. */
    [[nodiscard]] QModelIndex indexOf(quint64 number) const;

    /** Sorts by a column of ExchangeModel; -1 for the order in which the exchanges were recorded. */
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;
    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] QModelIndex mapToSource(const QModelIndex &proxyIndex) const override;
    [[nodiscard]] QModelIndex mapFromSource(const QModelIndex &sourceIndex) const override;

signals:
    void searchingChanged();

private:
    using Numbers = std::vector<quint64>; ///< Of exchanges, see ExchangeModel::numberAt().

    struct Row {
        quint64 number = 0;
        QVariant key; ///< The value that the row is sorted by; invalid in the order of the numbers.
    };

    void connectSource();
    /** True if the filter is applied on a worker: it reads bodies, or what is in chunks. */
    [[nodiscard]] bool isFilterSlow() const;
    /** Applies the filter to all exchanges again. */
    void fill();
    /** Applies the filter to new rows of the source. */
    void add(int first, int last);
    /** Applies the filter and the order to a row of the source whose exchange was replaced. */
    void filterAgain(int sourceRow);
    /** Applies the filter and the order to rows of the source that have other verdicts. */
    void judgeAgain(int first, int last);
    /** Adds matching exchanges, which are newer than those of the model. */
    void insert(const Numbers &numbers);
    void removeSource(int first, int last);
    void removeHidden();
    /** Removes the rows from `row` to before `end`. */
    void removeShown(int row, int end);
    void removeRowsIf(const std::function<bool(quint64 number)> &isGone);
    [[nodiscard]] bool isShown(int sourceRow) const;
    [[nodiscard]] quint64 numberAt(int row) const { return m_rows[static_cast<std::size_t>(row)].number; }
    /** The row of an exchange, or -1. */
    [[nodiscard]] int rowOf(quint64 number) const;
    [[nodiscard]] bool isSorted() const { return m_sortColumn >= 0; }
    [[nodiscard]] std::vector<Row> sortedRows(const Numbers &numbers) const;
    [[nodiscard]] bool isBefore(const Row &left, const Row &right) const;
    /** Applies the filter to those exchanges on a worker, and to the waiting ones after that. */
    void search(Numbers numbers);
    void endSearch(const Numbers &found);

    ExchangeModel &m_exchanges;
    ExchangeFilter m_filter;
    std::vector<Row> m_rows;
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
    bool m_showsHidden = false;
    std::optional<base::Cancellation> m_search;
    Numbers m_waiting; ///< Arrived while a worker searches.
};

} // namespace items
