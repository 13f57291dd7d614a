#include "exchangefiltermodel.h"

#include "result.h"
#include "worker.h"

#include <algorithm>

namespace items {
namespace {

/** An exchange that a worker reads. */
struct Candidate {
    quint64 number = 0;
    KeptExchange exchange;
};

/** Rows that are inserted at more places reset the model. */
constexpr std::size_t MaximumRuns = 50;

using Found = base::Result<std::vector<quint64>>;

Found matching(const std::vector<Candidate> &candidates, const ExchangeFilter &filter)
{
    std::vector<quint64> found;
    for (const Candidate &candidate : candidates) {
        if (base::isUnwanted())
            return Found::Failure::cancelled();
        if (filter.matches(candidate.exchange))
            found.push_back(candidate.number);
    }
    return found;
}

} // namespace

ExchangeFilterModel::ExchangeFilterModel(ExchangeModel &exchanges, QObject *parent)
    : QAbstractProxyModel(parent)
    , m_exchanges(exchanges)
{
    setSourceModel(&exchanges);
    connectSource();
    fill();
}

ExchangeFilterModel::~ExchangeFilterModel() = default;

void ExchangeFilterModel::connectSource()
{
    connect(&m_exchanges, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex &, int first, int last) { add(first, last); });
    // Before the source has removed them: their numbers are known.
    connect(&m_exchanges, &QAbstractItemModel::rowsAboutToBeRemoved, this,
            [this](const QModelIndex &, int first, int last) { removeSource(first, last); });
    connect(&m_exchanges, &QAbstractItemModel::modelReset, this, &ExchangeFilterModel::fill);
    connect(&m_exchanges, &QAbstractItemModel::headerDataChanged, this, &QAbstractItemModel::headerDataChanged);
    connect(&m_exchanges, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex &from, const QModelIndex &to, const QList<int> &roles) {
                if (roles.contains(ExchangeModel::HiddenRole) && !m_showsHidden)
                    removeHidden();
                if (roles.contains(ExchangeModel::VerdictRole))
                    judgeAgain(from.row(), to.row());
                // One row is marked or has another exchange, or many have other texts.
                if (from.row() == to.row()) {
                    if (roles.isEmpty())
                        filterAgain(from.row());
                    const QModelIndex changed = mapFromSource(from);
                    if (changed.isValid())
                        emit dataChanged(changed, changed.siblingAtColumn(to.column()), roles);
                } else if (!m_rows.empty()) {
                    emit dataChanged(index(0, from.column()), index(rowCount() - 1, to.column()), roles);
                }
            });
}

void ExchangeFilterModel::setFilter(const ExchangeFilter &filter)
{
    m_filter = filter;
    fill();
}

bool ExchangeFilterModel::isFilterSlow() const
{
    return m_filter.readsBodies() || (m_filter.readsWhole() && m_exchanges.hasChunks());
}

void ExchangeFilterModel::fill()
{
    const bool wasSearching = isSearching();
    if (m_search)
        m_search->cancel();
    m_search.reset();
    m_waiting.clear();
    const bool isSlow = isFilterSlow();
    Numbers numbers;
    for (int row = 0; row < m_exchanges.rowCount(); ++row) {
        if (isShown(row) && (isSlow || m_filter.matches(m_exchanges.keptAt(row))))
            numbers.push_back(m_exchanges.numberAt(row));
    }
    beginResetModel();
    m_rows = isSlow ? std::vector<Row>() : sortedRows(numbers);
    endResetModel();
    if (isSlow && !numbers.empty())
        search(numbers);
    if (wasSearching != isSearching())
        emit searchingChanged();
}

void ExchangeFilterModel::setShowsHidden(bool shows)
{
    if (m_showsHidden == shows)
        return;
    m_showsHidden = shows;
    if (shows)
        fill();
    else
        removeHidden();
}

bool ExchangeFilterModel::isShown(int sourceRow) const
{
    return m_showsHidden || !m_exchanges.marksAt(sourceRow).hidden;
}

void ExchangeFilterModel::add(int first, int last)
{
    // Recorded exchanges are not in chunks, those of a file are.
    const bool isSlow = m_filter.readsBodies() || (m_filter.readsWhole() && !m_exchanges.keptAt(first).isWhole());
    Numbers numbers;
    for (int row = first; row <= last; ++row) {
        if (isShown(row) && (isSlow || m_filter.matches(m_exchanges.keptAt(row))))
            numbers.push_back(m_exchanges.numberAt(row));
    }
    if (numbers.empty())
        return;
    if (!isSlow && !m_search)
        return insert(numbers);
    if (m_search) {
        m_waiting.insert(m_waiting.end(), numbers.begin(), numbers.end());
        return;
    }
    search(std::move(numbers));
    emit searchingChanged();
}

void ExchangeFilterModel::filterAgain(int sourceRow)
{
    if (!isShown(sourceRow))
        return;
    const quint64 number = m_exchanges.numberAt(sourceRow);
    const int row = rowOf(number);
    if (isFilterSlow()) {
        if (row < 0)
            add(sourceRow, sourceRow);
        return;
    }
    const bool matches = m_filter.matches(m_exchanges.keptAt(sourceRow));
    if (row >= 0 && matches && !isSorted())
        return;
    if (row >= 0) {
        const auto place = m_rows.begin() + row;
        const QVariant key = m_exchanges.index(sourceRow, m_sortColumn).data(ExchangeModel::SortRole);
        if (matches && key == place->key)
            return;
        beginRemoveRows({}, row, row);
        m_rows.erase(place);
        endRemoveRows();
    }
    if (matches)
        insert({number});
}

void ExchangeFilterModel::judgeAgain(int first, int last)
{
    if (!m_filter.readsVerdict() && m_sortColumn != ExchangeModel::Contract)
        return;
    for (int sourceRow = first; sourceRow <= last; ++sourceRow) {
        // What a worker has to read is removed until it has read it again.
        const int row = isFilterSlow() ? rowOf(m_exchanges.numberAt(sourceRow)) : -1;
        if (row >= 0)
            removeShown(row, row + 1);
        filterAgain(sourceRow);
    }
}

void ExchangeFilterModel::insert(const Numbers &numbers)
{
    const std::vector<Row> added = sortedRows(numbers);
    /** Neighbors of `added` that come to the same place. */
    struct Run {
        std::ptrdiff_t at = 0; // In the rows before the insertion.
        std::ptrdiff_t first = 0;
        std::ptrdiff_t count = 0;
    };
    std::vector<Run> runs;
    for (std::size_t i = 0; i < added.size(); ++i) {
        const auto at = std::upper_bound(m_rows.begin(), m_rows.end(), added[i],
                                         [this](const Row &left, const Row &right) { return isBefore(left, right); }) -
                        m_rows.begin();
        if (runs.empty() || runs.back().at != at)
            runs.push_back({at, static_cast<std::ptrdiff_t>(i), 0});
        ++runs.back().count;
    }
    const bool isReset = runs.size() > MaximumRuns;
    if (isReset)
        beginResetModel();
    // From the end, so that the places before it stay.
    for (auto run = runs.rbegin(); run != runs.rend(); ++run) {
        const auto first = added.begin() + run->first;
        if (!isReset)
            beginInsertRows({}, static_cast<int>(run->at), static_cast<int>(run->at + run->count) - 1);
        m_rows.insert(m_rows.begin() + run->at, first, first + run->count);
        if (!isReset)
            endInsertRows();
    }
    if (isReset)
        endResetModel();
}

void ExchangeFilterModel::removeSource(int first, int last)
{
    const quint64 from = m_exchanges.numberAt(first);
    const quint64 to = m_exchanges.numberAt(last);
    const auto isGone = [from, to](quint64 number) { return number >= from && number <= to; };
    std::erase_if(m_waiting, isGone);
    if (!isSorted()) {
        const auto place = [this](quint64 number) {
            const auto isOlder = [](const Row &row, quint64 wanted) { return row.number < wanted; };
            return std::lower_bound(m_rows.begin(), m_rows.end(), number, isOlder) - m_rows.begin();
        };
        return removeShown(static_cast<int>(place(from)), static_cast<int>(place(to + 1)));
    }
    removeRowsIf(isGone);
}

void ExchangeFilterModel::removeShown(int row, int end)
{
    if (row == end)
        return;
    beginRemoveRows({}, row, end - 1);
    m_rows.erase(m_rows.begin() + row, m_rows.begin() + end);
    endRemoveRows();
}

/** From the end, in runs of neighbors. */
void ExchangeFilterModel::removeRowsIf(const std::function<bool(quint64)> &isGone)
{
    for (int row = rowCount(); row > 0; --row) {
        const int end = row;
        while (row > 0 && isGone(numberAt(row - 1)))
            --row;
        removeShown(row, end);
    }
}

/** The rows of exchanges that are hidden now. */
void ExchangeFilterModel::removeHidden()
{
    const auto isHidden = [this](quint64 number) { return !isShown(m_exchanges.rowOf(number)); };
    std::erase_if(m_waiting, isHidden);
    removeRowsIf(isHidden);
}

void ExchangeFilterModel::search(Numbers numbers)
{
    // An exchange that got another verdict while it waited is there twice.
    std::sort(numbers.begin(), numbers.end());
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    std::vector<Candidate> candidates;
    candidates.reserve(numbers.size());
    for (const quint64 number : numbers) {
        if (const int row = m_exchanges.rowOf(number); row >= 0)
            candidates.push_back({number, m_exchanges.keptAt(row)});
    }
    const auto work = [candidates = std::move(candidates), filter = m_filter] { return matching(candidates, filter); };
    m_search = base::runOnWorker(this, work, [this](const Found &found) {
        if (found)
            endSearch(*found);
    });
}

void ExchangeFilterModel::endSearch(const Numbers &found)
{
    m_search.reset();
    // Without those that the source has dropped meanwhile, and those that are searched again with another verdict.
    Numbers kept;
    std::copy_if(found.begin(), found.end(), std::back_inserter(kept), [this](quint64 number) {
        const int row = m_exchanges.rowOf(number);
        return row >= 0 && isShown(row) && rowOf(number) < 0 &&
               std::find(m_waiting.begin(), m_waiting.end(), number) == m_waiting.end();
    });
    if (!kept.empty())
        insert(kept);
    if (m_waiting.empty())
        emit searchingChanged();
    else
        search(std::exchange(m_waiting, {}));
}

void ExchangeFilterModel::sort(int column, Qt::SortOrder order)
{
    if (column == m_sortColumn && order == m_sortOrder)
        return;
    m_sortColumn = column;
    m_sortOrder = order;
    Numbers numbers;
    std::transform(m_rows.begin(), m_rows.end(), std::back_inserter(numbers),
                   [](const Row &row) { return row.number; });
    beginResetModel();
    m_rows = sortedRows(numbers);
    endResetModel();
}

std::vector<ExchangeFilterModel::Row> ExchangeFilterModel::sortedRows(const Numbers &numbers) const
{
    std::vector<Row> rows;
    rows.reserve(numbers.size());
    for (const quint64 number : numbers) {
        rows.push_back({number, {}});
        if (isSorted())
            rows.back().key = m_exchanges.index(m_exchanges.rowOf(number), m_sortColumn).data(ExchangeModel::SortRole);
    }
    const auto before = [this](const Row &left, const Row &right) { return isBefore(left, right); };
    if (!std::is_sorted(rows.begin(), rows.end(), before))
        std::sort(rows.begin(), rows.end(), before);
    return rows;
}

/** Rows with the same key are in the order of their numbers, also in a descending column. */
bool ExchangeFilterModel::isBefore(const Row &left, const Row &right) const
{
    if (isSorted()) {
        const QPartialOrdering order = QVariant::compare(left.key, right.key);
        if (order != QPartialOrdering::Equivalent)
            return (order == QPartialOrdering::Less) == (m_sortOrder == Qt::AscendingOrder);
    }
    return left.number < right.number;
}

int ExchangeFilterModel::rowOf(quint64 number) const
{
    const auto found = isSorted()
                           ? std::find_if(m_rows.begin(), m_rows.end(),
                                          [number](const Row &row) { return row.number == number; })
                           : std::lower_bound(m_rows.begin(), m_rows.end(), number,
                                              [](const Row &row, quint64 wanted) { return row.number < wanted; });
    return found == m_rows.end() || found->number != number ? -1 : static_cast<int>(found - m_rows.begin());
}

traffic::ExchangePtr ExchangeFilterModel::exchangeAt(const QModelIndex &index) const
{
    return index.isValid() ? m_exchanges.exchangeAt(mapToSource(index).row()) : nullptr;
}

QList<KeptExchange> ExchangeFilterModel::shownExchanges() const
{
    QList<KeptExchange> shown;
    shown.reserve(static_cast<qsizetype>(m_rows.size()));
    for (const auto &[number, exchange] : numberedExchanges())
        shown.append(exchange);
    return shown;
}

QList<NumberedExchange> ExchangeFilterModel::numberedExchanges() const
{
    Numbers numbers;
    numbers.reserve(m_rows.size());
    std::transform(m_rows.begin(), m_rows.end(), std::back_inserter(numbers),
                   [](const Row &row) { return row.number; });
    if (isSorted())
        std::sort(numbers.begin(), numbers.end());
    QList<NumberedExchange> shown;
    shown.reserve(static_cast<qsizetype>(numbers.size()));
    auto number = numbers.begin();
    for (int row = 0; row < m_exchanges.rowCount() && number != numbers.end(); ++row) {
        if (m_exchanges.numberAt(row) != *number)
            continue;
        if (!m_exchanges.isRunning(row))
            shown.append({*number, m_exchanges.keptAt(row)});
        ++number;
    }
    return shown;
}

quint64 ExchangeFilterModel::numberOf(const QModelIndex &index) const
{
    return index.isValid() ? numberAt(index.row()) : 0;
}

QModelIndex ExchangeFilterModel::indexOf(quint64 number) const
{
    return index(rowOf(number), 0);
}

QModelIndex ExchangeFilterModel::index(int row, int column, const QModelIndex &parent) const
{
    return hasIndex(row, column, parent) ? createIndex(row, column) : QModelIndex();
}

QModelIndex ExchangeFilterModel::parent(const QModelIndex &) const
{
    return {};
}

int ExchangeFilterModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ExchangeFilterModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ExchangeModel::ColumnCount;
}

QVariant ExchangeFilterModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return m_exchanges.headerData(section, orientation, role);
}

QModelIndex ExchangeFilterModel::mapToSource(const QModelIndex &proxyIndex) const
{
    if (!proxyIndex.isValid())
        return {};
    return m_exchanges.index(m_exchanges.rowOf(numberAt(proxyIndex.row())), proxyIndex.column());
}

QModelIndex ExchangeFilterModel::mapFromSource(const QModelIndex &sourceIndex) const
{
    return sourceIndex.isValid() ? index(rowOf(m_exchanges.numberAt(sourceIndex.row())), sourceIndex.column())
                                 : QModelIndex();
}

} // namespace items

#include "moc_exchangefiltermodel.cpp"
