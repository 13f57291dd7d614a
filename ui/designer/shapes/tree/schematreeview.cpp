#include "schematreeview.h"

#include "measures.h"

#include <QEvent>
#include <QHeaderView>
#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace designer {

namespace {

using items::SchemaModel;

constexpr int SmallestNameWidth = 160;
constexpr int SchemaTypeWidth = 120;
constexpr int SchemaRequiredWidth = 76;
constexpr int SchemaFormatWidth = 96;
constexpr int SmallestTextWidth = 110;
constexpr int FewestRows = 6;
constexpr int MostRows = 14;
constexpr int SchemaIndentation = 16;

} // namespace

SchemaTreeView::SchemaTreeView(SchemaModel &model, QWidget *parent)
    : QTreeView(parent)
    , m_model(model)
    , m_types(new SchemaTypeDelegate(this))
{
    setObjectName(u"schemaTree"_qs);
    setModel(&model);
    // With SelectRows, the arrow keys scroll instead of moving to the next cell.
    setSelectionBehavior(QAbstractItemView::SelectItems);
    setUniformRowHeights(true);
    setIndentation(SchemaIndentation);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                    QAbstractItemView::AnyKeyPressed);
    setItemDelegate(new CellTextDelegate(this));
    setItemDelegateForColumn(SchemaModel::Type, m_types);
    header()->setStretchLastSection(false);
    header()->setSectionsMovable(false);
    header()->setMinimumSectionSize(SchemaRequiredWidth);
    connectAll();
    fitHeight();
}

void SchemaTreeView::connectAll()
{
    connect(&m_model, &QAbstractItemModel::modelAboutToBeReset, this, &SchemaTreeView::saveState);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &SchemaTreeView::restoreState);
    connect(&m_model, &QAbstractItemModel::dataChanged, this, [this](const QModelIndex &first) {
        if (first.siblingAtColumn(0) == currentIndex().siblingAtColumn(0))
            emit rowChanged();
    });
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &now, const QModelIndex &before) {
                if (!m_isRestoring && now.siblingAtColumn(0) != before.siblingAtColumn(0))
                    emit rowChanged();
            });
    connect(this, &QTreeView::expanded, this, &SchemaTreeView::layOutColumns);
    connect(this, &QTreeView::collapsed, this, &SchemaTreeView::layOutColumns);
}

void SchemaTreeView::setTypes(const QStringList &types)
{
    m_types->setTypes(types);
}

void SchemaTreeView::setReferences(SchemaTypeDelegate::References references)
{
    m_types->setReferences(std::move(references));
}

const openapi::SchemaRow *SchemaTreeView::currentRow() const
{
    return m_model.rowAt(currentIndex());
}

QModelIndex SchemaTreeView::rowOf(const document::Pointer &place) const
{
    document::Pointer nearest = place;
    while (!nearest.isRoot() && !m_model.indexOf(nearest).isValid())
        nearest = nearest.parent();
    return m_model.indexOf(nearest);
}

bool SchemaTreeView::select(const document::Pointer &place)
{
    const QModelIndex index = rowOf(place);
    if (!index.isValid())
        return false;
    setCurrentIndex(index);
    scrollTo(index);
    return true;
}

void SchemaTreeView::editName(const document::Pointer &place)
{
    setFocus(Qt::OtherFocusReason);
    if (!select(place))
        return;
    if (currentIndex().flags().testFlag(Qt::ItemIsEditable))
        edit(currentIndex());
}

void SchemaTreeView::editType()
{
    const QModelIndex type = currentIndex().siblingAtColumn(SchemaModel::Type);
    if (!type.flags().testFlag(Qt::ItemIsEditable))
        return;
    setFocus(Qt::OtherFocusReason);
    setCurrentIndex(type);
    edit(type);
}

/** Qt goes from an expanded row into its children, and from there to the parent, instead of to the next cell. */
QModelIndex SchemaTreeView::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    const QModelIndex current = currentIndex();
    const bool isFolded = m_model.rowCount(current.siblingAtColumn(0)) > 0 && !isExpanded(current.siblingAtColumn(0));
    const bool isRight = action == MoveRight && !(isFolded && current.column() == 0);
    const bool isLeft = action == MoveLeft && current.column() > 0;
    if (!current.isValid() || !(isRight || isLeft))
        return QTreeView::moveCursor(action, modifiers);
    const int step = isRight ? 1 : -1;
    int column = current.column() + step;
    while (column >= 0 && column < SchemaModel::ColumnCount && isColumnHidden(column))
        column += step;
    return column >= 0 && column < SchemaModel::ColumnCount ? current.siblingAtColumn(column) : current;
}

void SchemaTreeView::saveState()
{
    const openapi::SchemaRow *row = currentRow();
    const QModelIndex current = currentIndex();
    m_before = {};
    if (row)
        m_before = {row->pointer, current.parent().isValid() ? m_model.rowAt(current.parent())->pointer : row->pointer,
                    current.row(), current.column(), true};
    m_collapsed.clear();
    for (std::size_t number = 0; number < m_model.rows().size(); ++number) {
        const QModelIndex index = m_model.indexAt(number);
        if (m_model.rowCount(index) > 0 && !isExpanded(index))
            m_collapsed.insert(m_model.rows()[number].pointer);
    }
}

void SchemaTreeView::restoreState()
{
    {
        const QScopedValueRollback<bool> restoring(m_isRestoring, true);
        expandAll();
        if (m_shown == m_model.place()) {
            for (const document::Pointer &place : std::as_const(m_collapsed))
                setExpanded(m_model.indexOf(place), false);
            setCurrentIndex(nearestRemaining());
        } else {
            m_shown = m_model.place();
            setCurrentIndex(m_model.index(0, 0));
        }
    }
    layOutColumns();
    fitHeight();
    emit rowChanged();
}

/** The row that was the current one; if it is gone, the one in its place, or else its parent. */
QModelIndex SchemaTreeView::nearestRemaining() const
{
    QModelIndex index = m_model.indexOf(m_before.place);
    if (!index.isValid() && m_before.exists) {
        const QModelIndex parent = m_model.indexOf(m_before.parent);
        const int last = m_model.rowCount(parent) - 1;
        index = last < 0 ? parent : m_model.index(std::min(m_before.row, last), 0, parent);
    }
    if (!index.isValid())
        index = m_model.index(0, 0);
    return index.siblingAtColumn(m_before.column);
}

void SchemaTreeView::closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint)
{
    const bool isForward = hint == QAbstractItemDelegate::EditNextItem;
    const bool isTab = isForward || hint == QAbstractItemDelegate::EditPreviousItem;
    QTreeView::closeEditor(editor, isTab ? QAbstractItemDelegate::NoHint : hint);
    m_model.showPendingRows();
    const QModelIndex next = isTab ? nextEditable(currentIndex(), isForward) : QModelIndex();
    if (!next.isValid())
        return;
    setCurrentIndex(next);
    edit(next);
}

QModelIndex SchemaTreeView::nextEditable(const QModelIndex &from, bool isForward) const
{
    const int step = isForward ? 1 : -1;
    QModelIndex found = editableIn(from, from.column() + step, step);
    QModelIndex row = from;
    while (!found.isValid() && row.isValid()) {
        row = isForward ? indexBelow(row) : indexAbove(row);
        found = editableIn(row, isForward ? 0 : SchemaModel::ColumnCount - 1, step);
    }
    return found;
}

/** The first cell of a row from this column on whose text can be edited. */
QModelIndex SchemaTreeView::editableIn(const QModelIndex &row, int column, int step) const
{
    for (int at = column; row.isValid() && at >= 0 && at < SchemaModel::ColumnCount; at += step) {
        const QModelIndex cell = row.siblingAtColumn(at);
        if (!isColumnHidden(at) && cell.flags().testFlag(Qt::ItemIsEditable))
            return cell;
    }
    return {};
}

/** What is hidden here is in the form of the row. */
void SchemaTreeView::layOutColumns()
{
    const int width = viewport()->width();
    const int most = std::max(SmallestNameWidth, width - SchemaTypeWidth - SchemaRequiredWidth - SmallestTextWidth);
    const int name = std::clamp(sizeHintForColumn(SchemaModel::Name), SmallestNameWidth, most);
    int rest = width - name - SchemaTypeWidth - SchemaRequiredWidth;
    const bool hasDescription = rest >= SmallestTextWidth;
    const bool hasConstraints = rest >= 2 * SmallestTextWidth;
    const bool hasFormat = rest >= 2 * SmallestTextWidth + SchemaFormatWidth;
    if (hasFormat)
        rest -= SchemaFormatWidth;
    setColumnHidden(SchemaModel::Description, !hasDescription);
    setColumnHidden(SchemaModel::Constraints, !hasConstraints);
    setColumnHidden(SchemaModel::Format, !hasFormat);
    header()->resizeSection(SchemaModel::Name, hasDescription ? name : name + rest);
    header()->resizeSection(SchemaModel::Type, SchemaTypeWidth);
    header()->resizeSection(SchemaModel::Required, SchemaRequiredWidth);
    header()->resizeSection(SchemaModel::Format, SchemaFormatWidth);
    header()->resizeSection(SchemaModel::Description, hasConstraints ? rest / 2 : rest);
    header()->resizeSection(SchemaModel::Constraints, rest - rest / 2);
}

/** The page scrolls, so a short schema takes little room. */
void SchemaTreeView::fitHeight()
{
    const auto count = static_cast<int>(std::min<std::size_t>(m_model.rows().size(), MostRows));
    setFixedHeight(header()->sizeHint().height() + std::max(count, FewestRows) * theme::Size::Row + 2 * frameWidth());
}

void SchemaTreeView::resizeEvent(QResizeEvent *event)
{
    QTreeView::resizeEvent(event);
    layOutColumns();
}

void SchemaTreeView::changeEvent(QEvent *event)
{
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        layOutColumns();
}

} // namespace designer

#include "moc_schematreeview.cpp"
