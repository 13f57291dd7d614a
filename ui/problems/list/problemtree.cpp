#include "problemtree.h"

#include "theme.h"

#include <QContextMenuEvent>
#include <QHeaderView>

#include <algorithm>

namespace problems {

namespace {
/** The rows, besides the visible ones, that the widths of columns depend on: all rows would take 20 ms after each key.
 */
constexpr int MeasuredRows = 32;
constexpr int FewestRows = 4;
} // namespace

ProblemTree::ProblemTree(ProblemModel &model, QWidget *parent)
    : QTreeView(parent)
    , m_model(model)
{
    setObjectName(u"problemsTable"_qs);
    setModel(&model);
    setFrameShape(QFrame::NoFrame);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setUniformRowHeights(true);
    setExpandsOnDoubleClick(true);
    setAllColumnsShowFocus(true);
    header()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header()->setHighlightSections(false);
    header()->setStretchLastSection(false);
    header()->setSectionsMovable(false);
    header()->setResizeContentsPrecision(MeasuredRows);
    header()->setSectionResizeMode(QHeaderView::Interactive);
    header()->setSectionResizeMode(ProblemModel::Sentence, QHeaderView::Stretch);
    header()->resizeSection(ProblemModel::Severity, 96);
    fitColumns();
    connect(&model, &ProblemModel::aboutToUpdate, this, &ProblemTree::remember);
    connect(&model, &ProblemModel::updated, this, &ProblemTree::restore);
    connect(&model, &QAbstractItemModel::modelReset, this, [this] { showGroups(0, m_model.rowCount() - 1); });
    connect(&model, &QAbstractItemModel::rowsInserted, this, [this](const QModelIndex &group, int first, int last) {
        if (!group.isValid())
            showGroups(first, last);
    });
    connect(this, &QTreeView::activated, this, [this] {
        if (currentProblem())
            emit problemActivated();
    });
    showGroups(0, m_model.rowCount() - 1);
}

/** Rules and places are as wide as their texts if the messages have room beside them. */
void ProblemTree::fitColumns()
{
    const auto fit = [this](int column, int least, int part) {
        const int most = std::max(least, viewport()->width() / part);
        header()->resizeSection(column, std::clamp(sizeHintForColumn(column) + theme::Space::Control, least, most));
    };
    fit(ProblemModel::Rule, 190, 5);
    fit(ProblemModel::Place, 180, 4);
}

void ProblemTree::resizeEvent(QResizeEvent *event)
{
    QTreeView::resizeEvent(event);
    fitColumns();
}

void ProblemTree::showGroups(int first, int last)
{
    setRootIsDecorated(m_model.grouping() != Grouping::None);
    for (int row = first; row <= last && m_model.grouping() != Grouping::None; ++row) {
        setFirstColumnSpanned(row, {}, true);
        expand(m_model.index(row, 0));
    }
}

bool ProblemTree::step(int direction)
{
    const int count = m_model.shownCount();
    if (count == 0)
        return false;
    const int current = m_model.numberOf(currentIndex());
    int number = current < 0 ? (direction > 0 ? 0 : count - 1) : current + direction;
    // The first problem of a group is after the group.
    if (current >= 0 && !currentProblem() && direction > 0)
        number = current;
    setCurrentIndex(m_model.shown((number + count) % count));
    return true;
}

QSize ProblemTree::minimumSizeHint() const
{
    const int rows = FewestRows * theme::Size::Row;
    return {QTreeView::minimumSizeHint().width(), header()->sizeHint().height() + rows + 2 * frameWidth()};
}

void ProblemTree::keyPressEvent(QKeyEvent *event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isReturn && currentProblem())
        emit problemActivated();
    else if (isReturn && currentIndex().isValid())
        setExpanded(currentIndex().siblingAtColumn(0), !isExpanded(currentIndex().siblingAtColumn(0)));
    else if (event->key() == Qt::Key_F10 && event->modifiers() == Qt::ShiftModifier)
        emit menuRequested(viewport()->mapToGlobal(visualRect(currentIndex()).bottomLeft()));
    else if (event->matches(QKeySequence::Copy))
        emit copyRequested();
    else
        QTreeView::keyPressEvent(event);
}

void ProblemTree::contextMenuEvent(QContextMenuEvent *event)
{
    const bool isMouse = event->reason() == QContextMenuEvent::Mouse;
    emit menuRequested(isMouse ? event->globalPos() : viewport()->mapToGlobal(visualRect(currentIndex()).bottomLeft()));
}

void ProblemTree::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTreeView::currentChanged(current, previous);
    if (!m_isUpdating)
        emit currentProblemChanged();
}

void ProblemTree::remember()
{
    m_isUpdating = true;
    const Problem *current = currentProblem();
    m_identity = current ? current->identity() : 0;
    m_number = current ? m_model.numberOf(currentIndex()) : -1;
}

void ProblemTree::restore()
{
    if (m_number >= 0) {
        const Problem *current = currentProblem();
        QModelIndex index = current && current->identity() == m_identity ? currentIndex() : m_model.find(m_identity);
        if (!index.isValid())
            index = m_model.shown(qMin(m_number, m_model.shownCount() - 1));
        if (index != currentIndex())
            setCurrentIndex(index);
    }
    m_isUpdating = false;
    fitColumns();
    emit currentProblemChanged();
}

} // namespace problems

#include "moc_problemtree.cpp"
