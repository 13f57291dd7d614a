#include "exchangelist.h"

#include "badge.h"
#include "measures.h"

#include <QEvent>
#include <QHeaderView>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace traffic {
namespace {

using Columns = items::ExchangeModel;

/** Below it the path would have no room beside all the others. */
constexpr int NarrowWidth = 800;

/** The longest text that a column is made for; the path takes what is left. */
QString widestText(int column, bool isNarrow)
{
    switch (column) {
    case Columns::Number:
        return u"99999"_qs;
    case Columns::Time:
        return u"00:00:00"_qs;
    case Columns::Api:
        return u"Bookshop API"_qs; // Longer names make it wider, if there is room.
    case Columns::Status:
        // The longest that the gateway itself answers; the tool tip has what is cut.
        return isNarrow ? u"404 Not Found"_qs : u"500 Internal Server Error"_qs;
    case Columns::Duration:
        return u"99,999"_qs;
    case Columns::Size:
        return u"999 bytes"_qs;
    case Columns::Changes:
        return u"Changes"_qs;
    default:
        return {};
    }
}

} // namespace

ExchangeList::ExchangeList(items::ExchangeFilterModel &exchanges, QWidget *parent)
    : QTableView(parent)
    , m_exchanges(exchanges)
{
    // Before the model of the selection, which forgets it then.
    connect(&exchanges, &QAbstractItemModel::modelAboutToBeReset, this, &ExchangeList::keepSelection);
    setModel(&exchanges);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(theme::Size::Row);
    verticalHeader()->setDefaultSectionSize(theme::Size::Row);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    setItemDelegateForColumn(Columns::Method, new widgets::BadgeDelegate(widgets::BadgeDelegate::Kind::Method, this));
    setItemDelegateForColumn(Columns::Status, new widgets::BadgeDelegate(widgets::BadgeDelegate::Kind::Status, this));
    horizontalHeader()->setSortIndicatorClearable(true);
    horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    setSortingEnabled(true);
    setUpColumns();
    connectModel();
    addApis(0, m_exchanges.sourceModel()->rowCount() - 1);
}

void ExchangeList::setUpColumns()
{
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    for (int column = 0; column < Columns::ColumnCount; ++column) {
        if (const QString sample = widestText(column, m_isNarrow); !sample.isEmpty())
            setColumnWidth(column, fontMetrics().horizontalAdvance(sample) + theme::Space::Group + theme::Space::Tight);
    }
    fitApis();
    setColumnWidth(Columns::Method, theme::Size::Badge + theme::Space::Group);
    horizontalHeader()->setSectionResizeMode(Columns::Path, QHeaderView::Stretch);
}

/** The column of the APIs is as wide as their names, if the paths beside it have room, too. */
void ExchangeList::fitApis()
{
    const int least = fontMetrics().horizontalAdvance(widestText(Columns::Api, m_isNarrow));
    int wanted = least;
    for (const QString &name : std::as_const(m_apis))
        wanted = std::max(wanted, fontMetrics().horizontalAdvance(name));
    const int around = theme::Space::Group + theme::Space::Tight;
    const int most = least + around + std::max(0, viewport()->width() - NarrowWidth) / 3;
    setColumnWidth(Columns::Api, std::max(least + around, std::min(wanted + around, most)));
}

void ExchangeList::addApis(int first, int last)
{
    const qsizetype before = m_apis.size();
    for (int row = first; row <= last; ++row)
        m_apis.insert(m_exchanges.sourceModel()->index(row, Columns::Api).data().toString());
    if (m_apis.size() != before)
        fitApis();
}

void ExchangeList::connectModel()
{
    connect(&m_exchanges, &QAbstractItemModel::rowsAboutToBeInserted, this, [this] { m_following = isFollowing(); });
    connect(m_exchanges.sourceModel(), &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex &, int first, int last) { addApis(first, last); });
    connect(&m_exchanges, &QAbstractItemModel::rowsInserted, this, [this] {
        if (m_following)
            scrollToBottom();
    });
    connect(&m_exchanges, &QAbstractItemModel::rowsAboutToBeRemoved, this, [this] { m_following = isFollowing(); });
    connect(&m_exchanges, &QAbstractItemModel::rowsRemoved, this, [this](const QModelIndex &, int first, int last) {
        // Rows that are dropped above must not move the visible ones.
        if (!m_following && first < verticalScrollBar()->value())
            verticalScrollBar()->setValue(verticalScrollBar()->value() - (last - first + 1));
        emit currentExchangeChanged();
    });
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, &ExchangeList::selectedRowsChanged);
    connect(&m_exchanges, &QAbstractItemModel::modelReset, this, &ExchangeList::restoreSelection);
    connect(this, &QAbstractItemView::activated, this, &ExchangeList::exchangeActivated);
}

void ExchangeList::keepSelection()
{
    m_following = isFollowing();
    // What a filter hides is selected again when it is shown again, unless another row was selected meanwhile.
    if (!currentIndex().isValid())
        return;
    m_currentNumber = m_exchanges.numberOf(currentIndex());
    m_selectedNumbers.clear();
    for (const QModelIndex &index : selectionModel()->selectedRows())
        m_selectedNumbers.append(m_exchanges.numberOf(index));
}

void ExchangeList::restoreSelection()
{
    QItemSelection selection;
    for (const quint64 number : std::as_const(m_selectedNumbers)) {
        if (const QModelIndex index = m_exchanges.indexOf(number); index.isValid())
            selection.select(index, index);
    }
    const QModelIndex current = m_exchanges.indexOf(m_currentNumber);
    selectionModel()->setCurrentIndex(current, QItemSelectionModel::NoUpdate);
    selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    if (current.isValid())
        scrollTo(current);
    else if (m_following)
        scrollToBottom();
    emit currentExchangeChanged();
}

ExchangePtr ExchangeList::currentExchange() const
{
    return m_exchanges.exchangeAt(currentIndex());
}

QModelIndexList ExchangeList::selectedRows() const
{
    QModelIndexList rows = selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end());
    return rows;
}

bool ExchangeList::isFollowing() const
{
    return horizontalHeader()->sortIndicatorSection() < 0 &&
           verticalScrollBar()->value() >= verticalScrollBar()->maximum();
}

void ExchangeList::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTableView::currentChanged(current, previous);
    if (current.row() != previous.row() || current.isValid() != previous.isValid())
        emit currentExchangeChanged();
}

void ExchangeList::resizeEvent(QResizeEvent *event)
{
    const bool following = isFollowing();
    if (const bool isNarrow = viewport()->width() < NarrowWidth; isNarrow != m_isNarrow) {
        m_isNarrow = isNarrow;
        setColumnHidden(Columns::Time, isNarrow);
        setUpColumns();
    }
    fitApis();
    QTableView::resizeEvent(event);
    if (following)
        scrollToBottom();
}

void ExchangeList::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        setUpColumns();
}

} // namespace traffic

#include "moc_exchangelist.cpp"
