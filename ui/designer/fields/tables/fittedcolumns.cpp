#include "fittedcolumns.h"

#include <QEvent>
#include <QHeaderView>
#include <QTableView>

#include <algorithm>
#include <numeric>

namespace designer {

namespace {
/** Cells of later rows are elided if they are longer. */
constexpr int MeasuredRows = 100;
} // namespace

FittedColumns::FittedColumns(QTableView &view)
    : QObject(&view)
    , m_view(view)
{
    QHeaderView *header = view.horizontalHeader();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(QHeaderView::Fixed);
    header->setMinimumSectionSize(1);
    view.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view.setTextElideMode(Qt::ElideRight);
    view.viewport()->installEventFilter(this);
    const QAbstractItemModel *model = view.model();
    connect(model, &QAbstractItemModel::dataChanged, this, &FittedColumns::fit);
    connect(model, &QAbstractItemModel::headerDataChanged, this, &FittedColumns::fit);
    connect(model, &QAbstractItemModel::rowsInserted, this, &FittedColumns::fit);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &FittedColumns::fit);
    connect(model, &QAbstractItemModel::modelReset, this, &FittedColumns::fit);
}

void FittedColumns::setColumns(const QList<Column> &columns)
{
    m_columns = columns;
    fit();
}

void FittedColumns::setStretched(int column)
{
    m_stretched = column;
    fit();
}

bool FittedColumns::isEmpty(int column) const
{
    const QAbstractItemModel *model = m_view.model();
    for (int row = 0; row < model->rowCount(); ++row) {
        if (!model->index(row, column).data().toString().isEmpty())
            return false;
    }
    return true;
}

/** The width of the header and the cells, or `most` if that is less. */
int FittedColumns::contentWidth(int column, int most) const
{
    const QAbstractItemModel *model = m_view.model();
    const int rows = std::min(model->rowCount(), MeasuredRows);
    int width = m_view.horizontalHeader()->sectionSizeHint(column);
    for (int row = 0; row < rows && width < most; ++row)
        width = std::max(width, m_view.sizeHintForIndex(model->index(row, column)).width());
    return std::min(width, most);
}

QList<FittedColumns::Share> FittedColumns::shares() const
{
    QList<Share> shares;
    for (int column = 0; column < m_view.model()->columnCount(); ++column) {
        const Column limits = m_columns.value(column);
        if (limits.isHiddenEmpty && isEmpty(column))
            continue;
        const int wanted = contentWidth(column, limits.most);
        shares.append({column, std::min(limits.least, wanted), wanted, limits.hiddenFirst});
    }
    return shares;
}

void FittedColumns::fit()
{
    m_measured.reset();
    divide();
}

/** Measures the cells only after they have changed, not each time the table has another width. */
void FittedColumns::divide()
{
    const int room = m_view.viewport()->width();
    const int count = m_view.model()->columnCount();
    m_room = room;
    if (room <= 0 || count == 0)
        return;
    if (!m_measured)
        m_measured = shares();
    QList<Share> shown = *m_measured;
    const auto sum = [&shown](int Share::*width) {
        return std::accumulate(shown.cbegin(), shown.cend(), 0,
                               [width](int total, const Share &share) { return total + share.*width; });
    };
    while (sum(&Share::least) > room) {
        const auto next = std::min_element(shown.begin(), shown.end(), [](const Share &one, const Share &other) {
            return one.hiddenFirst > 0 && (other.hiddenFirst == 0 || one.hiddenFirst < other.hiddenFirst);
        });
        if (next == shown.end() || next->hiddenFirst == 0)
            break;
        shown.erase(next);
    }
    const int stretched = m_stretched < 0 ? count - 1 : m_stretched;
    const auto rest = std::find_if(shown.begin(), shown.end(),
                                   [stretched](const Share &share) { return share.column == stretched; });
    if (rest != shown.end())
        rest->wanted = std::max(rest->least, rest->wanted - std::max(0, sum(&Share::wanted) - room));
    // After that, each column gives up the same part of what it wants beyond its least width.
    const int least = sum(&Share::least);
    const int spare = std::max(1, sum(&Share::wanted) - least);
    const int given = std::clamp(room - least, 0, spare);
    for (Share &share : shown)
        share.wanted = least > room ? room * share.least / least
                                    : share.least + (share.wanted - share.least) * given / spare;
    if (!shown.isEmpty())
        (rest == shown.end() ? shown.first() : *rest).wanted += room - sum(&Share::wanted);
    for (int column = 0; column < count; ++column) {
        const auto share = std::find_if(shown.cbegin(), shown.cend(),
                                        [column](const Share &one) { return one.column == column; });
        m_view.setColumnHidden(column, share == shown.cend());
        if (share != shown.cend())
            m_view.setColumnWidth(column, share->wanted);
    }
}

bool FittedColumns::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
    else if (event->type() == QEvent::Resize && m_view.viewport()->width() != m_room)
        divide();
    return QObject::eventFilter(watched, event);
}

} // namespace designer

#include "moc_fittedcolumns.cpp"
