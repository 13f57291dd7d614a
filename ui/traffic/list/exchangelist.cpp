#include "exchangelist.h"

#include "badge.h"
#include "measures.h"
#include "naming.h"
#include "verdictdelegate.h"

#include <QEvent>
#include <QHeaderView>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QStyledItemDelegate>

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
    case Columns::Contract:
        return u"99 problems"_qs;
    case Columns::Comment:
        return u"A short comment"_qs;
    default:
        return {};
    }
}

/** Names the editor of a comment for screen readers. */
class CommentDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &index) const override
    {
        const QString title = index.model()->headerData(index.column(), Qt::Horizontal).toString();
        auto *line = widgets::named(new QLineEdit(parent), u"exchangeCommentEdit"_qs, title);
        line->setMaxLength(static_cast<int>(MaximumComment));
        line->setFrame(false);
        return line;
    }
};

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
    setItemDelegateForColumn(Columns::Contract, new VerdictDelegate(m_exchanges, this));
    setItemDelegateForColumn(Columns::Comment, new CommentDelegate(this));
    horizontalHeader()->setSortIndicatorClearable(true);
    horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    setSortingEnabled(true);
    horizontalHeader()->setSectionsMovable(true);
    horizontalHeader()->setFirstSectionMovable(true);
    setUpColumns();
    connectModel();
    followHeader();
    addApis(0, m_exchanges.sourceModel()->rowCount() - 1);
}

void ExchangeList::setUpColumns()
{
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    for (int column = 0; column < Columns::ColumnCount; ++column) {
        if (const QString sample = widestText(column, m_isNarrow); !sample.isEmpty())
            setWidth(column, fontMetrics().horizontalAdvance(sample) + theme::Space::Group + theme::Space::Tight);
    }
    setWidth(Columns::Method, theme::Size::Badge + theme::Space::Group);
    fitApis();
    showColumns();
}

/** The width that the user has set, or else the one that the list wants. */
void ExchangeList::setWidth(int column, int width)
{
    const QScopedValueRollback arranging(m_isArranging, true);
    setColumnWidth(column, m_choice.widths.value(column, width));
}

bool ExchangeList::isHiddenByDefault(int column) const
{
    return (column == Columns::Time && m_isNarrow) || (column == Columns::Contract && !m_hasVerdicts) ||
           (column == Columns::Changes && m_isNarrow && m_hasVerdicts) ||
           (column == Columns::Comment && !m_hasComments);
}

void ExchangeList::showColumns()
{
    const QScopedValueRollback arranging(m_isArranging, true);
    for (int column = 0; column < Columns::ColumnCount; ++column) {
        const bool isHidden = m_choice.hidden ? m_choice.hidden->contains(column) : isHiddenByDefault(column);
        setColumnHidden(column, isHidden || isLeftOut(column));
    }
    // The path takes what is left; without it, the last column does.
    horizontalHeader()->setStretchLastSection(isColumnHidden(Columns::Path));
    horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
    horizontalHeader()->setSectionResizeMode(Columns::Path, QHeaderView::Stretch);
}

void ExchangeList::setColumns(const ColumnChoice &choice)
{
    const QScopedValueRollback arranging(m_isArranging, true);
    m_choice = choice;
    QList<int> order = choice.order;
    for (int column = 0; column < Columns::ColumnCount; ++column) {
        if (!order.contains(column))
            order.append(column);
    }
    for (int place = 0; place < Columns::ColumnCount; ++place)
        horizontalHeader()->moveSection(horizontalHeader()->visualIndex(order.at(place)), place);
    setUpColumns();
    const Qt::SortOrder sortOrder = choice.isDescending ? Qt::DescendingOrder : Qt::AscendingOrder;
    horizontalHeader()->setSortIndicator(choice.sortColumn, sortOrder);
    m_exchanges.sort(choice.sortColumn, sortOrder);
}

void ExchangeList::leaveOut(const QSet<int> &columns)
{
    m_leftOut = columns;
    showColumns();
}

void ExchangeList::chooseColumn(int column, bool isShown)
{
    if (!m_choice.hidden) {
        m_choice.hidden.emplace();
        for (int other = 0; other < Columns::ColumnCount; ++other) {
            if (isHiddenByDefault(other))
                m_choice.hidden->insert(other);
        }
    }
    if (isShown)
        m_choice.hidden->remove(column);
    else
        m_choice.hidden->insert(column);
    showColumns();
    emit columnsChosen();
}

/** What the user does with the titles. */
void ExchangeList::followHeader()
{
    connect(horizontalHeader(), &QHeaderView::sectionMoved, this, [this] {
        if (m_isArranging)
            return;
        m_choice.order.clear();
        for (int place = 0; place < Columns::ColumnCount; ++place)
            m_choice.order.append(horizontalHeader()->logicalIndex(place));
        emit columnsChosen();
    });
    connect(horizontalHeader(), &QHeaderView::sectionResized, this, [this](int column, int, int width) {
        // A column of width 0 is hidden. The width of the stretched one is not chosen.
        if (m_isArranging || width == 0 || horizontalHeader()->sectionResizeMode(column) == QHeaderView::Stretch ||
            (horizontalHeader()->stretchLastSection() &&
             horizontalHeader()->visualIndex(column) == horizontalHeader()->count() - 1))
            return;
        m_choice.widths.insert(column, width);
        emit columnsChosen();
    });
    connect(horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, [this](int column, Qt::SortOrder order) {
        if (m_isArranging)
            return;
        m_choice.sortColumn = column;
        m_choice.isDescending = column >= 0 && order == Qt::DescendingOrder;
        emit columnsChosen();
    });
}

void ExchangeList::editComment()
{
    if (!currentIndex().isValid())
        return;
    if (isColumnHidden(Columns::Comment))
        chooseColumn(Columns::Comment, true);
    const QModelIndex cell = currentIndex().siblingAtColumn(Columns::Comment);
    scrollTo(cell);
    setCurrentIndex(cell);
    edit(cell);
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
    setWidth(Columns::Api, std::max(least + around, std::min(wanted + around, most)));
}

void ExchangeList::addApis(int first, int last)
{
    const qsizetype before = m_apis.size();
    bool hasComments = m_hasComments;
    for (int row = first; row <= last; ++row) {
        const items::ExchangeFacts facts = m_exchanges.exchanges().keptAt(row).facts();
        m_apis.insert(facts.apiName);
        hasComments = hasComments || !facts.comment.isEmpty();
    }
    if (m_apis.size() != before)
        fitApis();
    if (std::exchange(m_hasComments, hasComments) != hasComments)
        showColumns();
}

void ExchangeList::connectModel()
{
    connect(&m_exchanges, &QAbstractItemModel::rowsAboutToBeInserted, this, [this] { m_following = isFollowing(); });
    connect(m_exchanges.sourceModel(), &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex &, int first, int last) { addApis(first, last); });
    connect(m_exchanges.sourceModel(), &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex &from, const QModelIndex &to, const QList<int> &roles) {
                if (roles.isEmpty() && from.row() == to.row())
                    addApis(from.row(), to.row());
                if (roles.contains(Columns::VerdictRole) && !std::exchange(m_hasVerdicts, true))
                    showColumns();
            });
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
