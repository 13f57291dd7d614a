#include "schematreeview.h"

#include "celledit.h"
#include "heading.h"
#include "measures.h"
#include "propertylineedit.h"
#include "rownote.h"
#include "theme.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QMouseEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QScopedValueRollback>
#include <QStyleOption>

#include <algorithm>
#include <utility>

namespace designer {

namespace {

using items::ShapeModel;

constexpr int SmallestNameWidth = 160;
constexpr int SmallestTypeWidth = 120;
constexpr int LargestTypeWidth = 220;
constexpr int SchemaRequiredWidth = 76;
constexpr int SmallestTextWidth = 110;
constexpr int FewestRows = 6;
constexpr int MostRows = 14;
constexpr int SchemaIndentation = 16;
/** The bar beside the rows of a component that is edited in other places too. */
constexpr int SharedBarWidth = 3;
constexpr int RingInset = 2;
/** The rows that are expanded at first. */
constexpr int MostExpanded = 60;
/** The rows, besides the visible ones, that the widths of columns depend on. */
constexpr int MeasuredRows = 32;

} // namespace

SchemaTreeView::SchemaTreeView(ShapeModel &model, QWidget *parent)
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
    setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    setDragDropMode(QAbstractItemView::DragDrop);
    setDefaultDropAction(Qt::MoveAction);
    setItemDelegate(new CellTextDelegate(this));
    setItemDelegateForColumn(ShapeModel::Name,
                             new SchemaNameDelegate([this](const QModelIndex &index) { return notes(index); }, this));
    setItemDelegateForColumn(ShapeModel::Type, m_types);
    header()->setStretchLastSection(false);
    header()->setSectionsMovable(false);
    header()->setMinimumSectionSize(SchemaRequiredWidth);
    header()->setResizeContentsPrecision(MeasuredRows);
    m_hint = new widgets::ToneLabel({}, theme::Role::Muted, viewport());
    m_hint->setObjectName(u"schemaHint"_qs);
    m_hint->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_hint->setWordWrap(true);
    m_hint->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_hint->hide();
    connectAll();
    fitHeight();
}

void SchemaTreeView::connectAll()
{
    connect(m_types, &SchemaTypeDelegate::newComponentRequested, this, &SchemaTreeView::newComponentRequested);
    connect(&m_model, &QAbstractItemModel::modelReset, this, [this] {
        {
            const QScopedValueRollback<bool> filling(m_isFilling, true);
            int left = MostExpanded;
            expandOwn(m_model.index(0, 0), left);
            setCurrentIndex(m_model.index(0, 0));
        }
        fit();
        emit rowChanged();
    });
    connect(&m_model, &QAbstractItemModel::rowsInserted, this, &SchemaTreeView::showInserted);
    connect(&m_model, &QAbstractItemModel::rowsRemoved, this, [this] {
        fitHeight();
        emit rowChanged();
    });
    connect(&m_model, &QAbstractItemModel::dataChanged, this, [this](const QModelIndex &first) {
        // The row can have another schema now, with or without schemas inside.
        scheduleDelayedItemsLayout();
        if (first.siblingAtColumn(0) == currentIndex().siblingAtColumn(0))
            emit rowChanged();
    });
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &now, const QModelIndex &before) {
                viewport()->update(); // Qt paints only the cells again, not their rows.
                if (!m_isFilling && now.siblingAtColumn(0) != before.siblingAtColumn(0))
                    emit rowChanged();
            });
    connect(this, &SchemaTreeView::rowChanged, this, &SchemaTreeView::showHint);
    connect(this, &QTreeView::expanded, this, [this](const QModelIndex &index) {
        if (m_fetched == index) {
            m_fetched = QModelIndex();
            int left = MostExpanded;
            expandInside(index, left);
        }
        if (!m_isFilling)
            fit();
    });
    connect(this, &QTreeView::collapsed, this, &SchemaTreeView::fitHeight); // The columns stay where they are.
    connect(&m_model, &QAbstractItemModel::dataChanged, this, [this] {
        const bool hadTexts = std::exchange(m_hasTexts, hasTexts());
        if (hadTexts != m_hasTexts)
            layOutColumns();
    });
}

/** Expands what is written in the schema itself. The targets of references are shown when the user wants it. */
void SchemaTreeView::expandOwn(const QModelIndex &index, int &left)
{
    const shapes::Row *row = m_model.rowAt(index);
    const bool isRoot = !index.parent().isValid();
    if (!row || left <= 0 || row->kind == shapes::RowKind::AllOf || (row->isReference() && !isRoot) ||
        !m_model.hasChildren(index))
        return;
    m_model.fetchMore(index);
    m_fetched = QModelIndex();
    expand(index);
    expandInside(index, left);
}

void SchemaTreeView::expandInside(const QModelIndex &index, int &left)
{
    left -= m_model.rowCount(index);
    for (int at = 0; at < m_model.rowCount(index); ++at)
        expandOwn(m_model.index(at, 0, index), left);
}

void SchemaTreeView::showInserted(const QModelIndex &parent, int first, int last)
{
    // The view fetches rows while it lays them out. Another layout then would list them twice.
    if (m_model.isFetching()) {
        m_fetched = parent;
        return;
    }
    const shapes::Row *row = m_model.rowAt(parent);
    const bool isRoot = row && !parent.parent().isValid();
    // The first schemas inside another one, such as the items of a new list.
    {
        const QScopedValueRollback<bool> filling(m_isFilling, true);
        if (row && (isRoot || !row->isReference()) && m_model.rowCount(parent) == last - first + 1)
            expand(parent);
        int left = MostExpanded;
        for (int at = first; at <= last; ++at)
            expandOwn(m_model.index(at, 0, parent), left);
    }
    if (!m_isFilling)
        fit();
}

void SchemaTreeView::setTypes(const QStringList &types)
{
    m_types->setTypes(types);
}

void SchemaTreeView::setReferences(SchemaTypeDelegate::References references)
{
    m_types->setReferences(std::move(references));
}

void SchemaTreeView::setMarks(std::function<review::Mark(const shapes::Row &)> markOf,
                              std::function<QString(const shapes::Row &)> textOf)
{
    m_markOf = std::move(markOf);
    m_model.setRowNote(std::move(textOf));
}

void SchemaTreeView::refreshMarks()
{
    measureColumns();
    viewport()->update();
}

const shapes::Row *SchemaTreeView::currentRow() const
{
    return m_model.rowAt(currentIndex());
}

bool SchemaTreeView::select(const openapi::Place &place)
{
    const QModelIndex index = m_model.reveal(place);
    if (!index.isValid())
        return false;
    selectRow(index);
    return true;
}

void SchemaTreeView::selectRow(const QModelIndex &index)
{
    for (QModelIndex above = index.parent(); above.isValid(); above = above.parent())
        expand(above);
    setCurrentIndex(index);
    scrollTo(index);
}

QModelIndex SchemaTreeView::expandedTo(const openapi::Place &place) const
{
    const auto leadsThere = [&](const QModelIndex &index) {
        const shapes::Row *row = m_model.rowAt(index);
        return row && row->isReference() && row->target == place && isExpanded(index);
    };
    if (const QModelIndex current = currentIndex().siblingAtColumn(0); leadsThere(current))
        return current;
    QModelIndex index = m_model.index(0, 0);
    while (index.isValid() && !leadsThere(index))
        index = indexBelow(index);
    return index;
}

void SchemaTreeView::editName(const openapi::Place &place)
{
    setFocus(Qt::OtherFocusReason);
    if (!select(place))
        return;
    if (currentIndex().flags().testFlag(Qt::ItemIsEditable))
        edit(currentIndex());
}

void SchemaTreeView::addProperty(const QModelIndex &parent, const shapes::Row &into)
{
    setFocus(Qt::OtherFocusReason);
    m_beforeDraft = currentIndex();
    m_aboveDraft = parent;
    m_isDrafting = true;
    const QPersistentModelIndex draft = m_model.addDraft(parent, into);
    if (!draft.isValid())
        return;
    expand(m_aboveDraft);
    setCurrentIndex(draft);
    scrollTo(draft);
    edit(draft);
}

/** The name of a property is selected first, because it is what is changed most. */
bool SchemaTreeView::edit(const QModelIndex &index, EditTrigger trigger, QEvent *event)
{
    if (!QTreeView::edit(index, trigger, event))
        return false;
    auto *line = qobject_cast<PropertyLineEdit *>(indexWidget(index));
    if (!line)
        return true;
    line->selectName();
    connect(line, &PropertyLineEdit::linesPasted, this, &SchemaTreeView::pasteInstead, Qt::UniqueConnection);
    return true;
}

void SchemaTreeView::editLine()
{
    const QModelIndex name = currentIndex().siblingAtColumn(ShapeModel::Name);
    if (!name.flags().testFlag(Qt::ItemIsEditable))
        return;
    setFocus(Qt::OtherFocusReason);
    setCurrentIndex(name);
    edit(name);
    if (auto *line = qobject_cast<PropertyLineEdit *>(indexWidget(name)))
        line->end(false);
}

void SchemaTreeView::showFault(const propertyline::LineFault &fault)
{
    if (auto *line = qobject_cast<PropertyLineEdit *>(indexWidget(currentIndex())))
        line->showFault(fault);
}

void SchemaTreeView::pasteInstead(const QString &text)
{
    if (auto *edit = editing::CellEdit::of(indexWidget(currentIndex())))
        edit->cancel();
    emit linesPasted(text);
}

void SchemaTreeView::selectRepeated()
{
    const QModelIndex repeated = m_model.repeatedBy(currentIndex());
    if (repeated.isValid())
        setCurrentIndex(repeated);
}

void SchemaTreeView::editType()
{
    const QModelIndex type = currentIndex().siblingAtColumn(ShapeModel::Type);
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
    const bool isFolded = m_model.hasChildren(current.siblingAtColumn(0)) && !isExpanded(current.siblingAtColumn(0));
    const bool isRight = action == MoveRight && !(isFolded && current.column() == 0);
    const bool isLeft = action == MoveLeft && current.column() > 0;
    if (!current.isValid() || !(isRight || isLeft))
        return QTreeView::moveCursor(action, modifiers);
    const int step = isRight ? 1 : -1;
    int column = current.column() + step;
    while (column >= 0 && column < ShapeModel::ColumnCount && isColumnHidden(column))
        column += step;
    return column >= 0 && column < ShapeModel::ColumnCount ? current.siblingAtColumn(column) : current;
}

/** A letter selects by name, whatever column is the current one. */
void SchemaTreeView::keyboardSearch(const QString &text)
{
    const int column = currentIndex().column();
    if (column > 0)
        setCurrentIndex(currentIndex().siblingAtColumn(0));
    QTreeView::keyboardSearch(text);
    if (column > 0)
        setCurrentIndex(currentIndex().siblingAtColumn(column));
}

void SchemaTreeView::keyPressEvent(QKeyEvent *event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isReturn && state() != EditingState && (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier) {
        const QModelIndex current = currentIndex();
        // Constraints have no cell editor; they are a part of the line.
        if (current.flags().testFlag(Qt::ItemIsEditable))
            edit(current);
        else if (current.column() == ShapeModel::Constraints)
            editLine();
        else
            selectRepeated();
        return;
    }
    const bool isMenu = event->key() == Qt::Key_Menu ||
                        (event->key() == Qt::Key_F10 && event->modifiers() == Qt::ShiftModifier);
    if (isMenu) {
        emit menuRequested(viewport()->mapToGlobal(visualRect(currentIndex()).bottomLeft()));
        return;
    }
    QTreeView::keyPressEvent(event);
}

/** Qt leaves the current cell where it is when a check box is clicked. */
void SchemaTreeView::mousePressEvent(QMouseEvent *event)
{
    const QModelIndex cell = indexAt(event->position().toPoint());
    if (event->button() == Qt::LeftButton && cell.flags().testFlag(Qt::ItemIsUserCheckable))
        setCurrentIndex(cell);
    QTreeView::mousePressEvent(event);
}

bool SchemaTreeView::focusNextPrevChild(bool next)
{
    const QModelIndex cell = m_isTabbing ? nextEditable(currentIndex(), next) : QModelIndex();
    if (!cell.isValid()) {
        m_isTabbing = false;
        return QTreeView::focusNextPrevChild(next);
    }
    goTo(cell);
    return true;
}

void SchemaTreeView::focusOutEvent(QFocusEvent *event)
{
    m_isTabbing = false;
    QTreeView::focusOutEvent(event);
}

void SchemaTreeView::contextMenuEvent(QContextMenuEvent *event)
{
    const bool isByKey = event->reason() == QContextMenuEvent::Keyboard;
    const QModelIndex index = isByKey ? currentIndex() : indexAt(event->pos());
    if (!index.isValid())
        return;
    setCurrentIndex(index);
    emit menuRequested(isByKey ? viewport()->mapToGlobal(visualRect(index).bottomLeft()) : event->globalPos());
}

void SchemaTreeView::drawRow(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const shapes::Row *row = m_model.rowAt(index);
    const bool isCurrent = currentIndex().isValid() && index.siblingAtColumn(0) == currentIndex().siblingAtColumn(0);
    if (isCurrent)
        painter->fillRect(option.rect, theme::color(theme::Role::Selection));
    QTreeView::drawRow(painter, option, index);
    if (row && row->isShared())
        painter->fillRect(QRect(option.rect.topLeft(), QSize(SharedBarWidth, option.rect.height())),
                          theme::color(theme::Role::Information));
    if (!isCurrent || !hasFocus())
        return;
    // Keys act on a cell.
    QStyleOptionFocusRect ring;
    ring.rect = visualRect(currentIndex()).adjusted(RingInset, 0, -RingInset, 0);
    style()->drawPrimitive(QStyle::PE_FrameFocusRect, &ring, painter);
}

/** True if a row has a description or constraints, among as many as the widths of columns depend on. */
bool SchemaTreeView::hasTexts() const
{
    QModelIndex row = m_model.index(0, 0);
    for (int at = 0; at < MeasuredRows && row.isValid(); ++at, row = indexBelow(row)) {
        for (const int column : {ShapeModel::Description, ShapeModel::Constraints}) {
            if (!row.siblingAtColumn(column).data().toString().isEmpty())
                return true;
        }
    }
    return false;
}

/** The uses of a component are shown while it is expanded. */
SchemaNameDelegate::Notes SchemaTreeView::notes(const QModelIndex &index) const
{
    const shapes::Row *row = m_model.rowAt(index);
    if (!row)
        return {};
    const bool showsUses = row->isReference() && m_uses && isExpanded(index.siblingAtColumn(0));
    const shapes::Row *before = m_model.rowAt(index.siblingAtRow(index.row() - 1));
    return {RowNote::relationOf(*row, before), row->values,
            RowNote::textOf(*row, m_model.hasChildren(index), showsUses ? m_uses(row->target) : 0),
            m_markOf ? m_markOf(*row) : review::Mark()};
}

/** In the free room below the rows, so that nothing moves. */
void SchemaTreeView::showHint()
{
    if (m_isPlacing)
        return;
    const QModelIndex current = currentIndex().siblingAtColumn(0);
    const shapes::Row *row = m_model.rowAt(current);
    m_hint->setText(row ? RowNote::hintOf(*row, m_model.hasChildren(current)) : QString());
    setAccessibleDescription(m_hint->text());
    QModelIndex last = m_model.index(0, 0);
    for (QModelIndex below = indexBelow(last); below.isValid(); below = indexBelow(below))
        last = below;
    const int top = visualRect(last).bottom() + theme::Space::Control;
    m_hint->setGeometry(theme::Space::Control, top, viewport()->width() - 2 * theme::Space::Control,
                        viewport()->height() - top);
    m_hint->setVisible(!m_hint->text().isEmpty() && m_hint->height() >= m_hint->heightForWidth(m_hint->width()));
}

void SchemaTreeView::closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint)
{
    const bool isForward = hint == QAbstractItemDelegate::EditNextItem;
    const bool isTab = isForward || hint == QAbstractItemDelegate::EditPreviousItem;
    QTreeView::closeEditor(editor, isTab ? QAbstractItemDelegate::NoHint : hint);
    emit editEnded();
    const bool wasDrafting = std::exchange(m_isDrafting, false);
    if (isAdding()) {
        m_model.discardDraft();
        setCurrentIndex(m_beforeDraft);
        return;
    }
    if (wasDrafting && hint == QAbstractItemDelegate::SubmitModelCache && m_aboveDraft.isValid())
        return addProperty(m_aboveDraft, shapes::Row(m_model.draftInto()));
    const QModelIndex next = isTab ? nextEditable(currentIndex(), isForward) : QModelIndex();
    if (next.isValid())
        goTo(next);
}

/** Goes to a cell and edits it. A check box is changed with Space. */
void SchemaTreeView::goTo(const QModelIndex &cell)
{
    setCurrentIndex(cell);
    const bool hasEditor = cell.flags().testFlag(Qt::ItemIsEditable);
    m_isTabbing = !hasEditor;
    if (hasEditor)
        edit(cell);
}

QModelIndex SchemaTreeView::nextEditable(const QModelIndex &from, bool isForward) const
{
    const int step = isForward ? 1 : -1;
    QModelIndex found = editableIn(from, from.column() + step, step);
    QModelIndex row = from;
    while (!found.isValid() && row.isValid()) {
        row = isForward ? indexBelow(row) : indexAbove(row);
        found = editableIn(row, isForward ? 0 : ShapeModel::ColumnCount - 1, step);
    }
    return found;
}

/** The first cell of a row from this column on that can be edited or checked. */
QModelIndex SchemaTreeView::editableIn(const QModelIndex &row, int column, int step) const
{
    for (int at = column; row.isValid() && at >= 0 && at < ShapeModel::ColumnCount; at += step) {
        const QModelIndex cell = row.siblingAtColumn(at);
        const Qt::ItemFlags flags = cell.flags();
        const bool canChange = flags.testFlag(Qt::ItemIsEditable) || flags.testFlag(Qt::ItemIsUserCheckable);
        if (!isColumnHidden(at) && canChange)
            return cell;
    }
    return {};
}

void SchemaTreeView::setPlace(const openapi::Place &schema)
{
    {
        const QScopedValueRollback<bool> placing(m_isPlacing, true);
        m_model.setPlace(schema);
    }
    fit();
    showHint();
}

/** Once for all rows of another schema, which the model reads level by level. */
void SchemaTreeView::fit()
{
    if (m_isPlacing)
        return;
    measureColumns();
    fitHeight();
}

void SchemaTreeView::measureColumns()
{
    m_typeWidth = sizeHintForColumn(ShapeModel::Type);
    m_nameWidth = sizeHintForColumn(ShapeModel::Name);
    m_hasTexts = hasTexts();
    layOutColumns();
}

/** What is hidden here is in the form of the row. */
void SchemaTreeView::layOutColumns()
{
    const int width = viewport()->width();
    // Columns without a text take no room from names and types.
    const int room = width - SchemaRequiredWidth - (m_hasTexts ? SmallestTextWidth : 0);
    const int wantedName = std::max(SmallestNameWidth, m_nameWidth);
    const int mostType = std::max(width / 4, room - wantedName);
    const int type = std::clamp(std::min(m_typeWidth, mostType), SmallestTypeWidth, LargestTypeWidth);
    const int name = std::clamp(wantedName, SmallestNameWidth, std::max(SmallestNameWidth, room - type));
    const int rest = width - name - type - SchemaRequiredWidth;
    const bool hasDescription = rest >= SmallestTextWidth;
    const bool hasConstraints = rest >= 2 * SmallestTextWidth;
    setColumnHidden(ShapeModel::Description, !hasDescription);
    setColumnHidden(ShapeModel::Constraints, !hasConstraints);
    header()->resizeSection(ShapeModel::Name, hasDescription ? name : name + rest);
    header()->resizeSection(ShapeModel::Type, type);
    header()->resizeSection(ShapeModel::Required, SchemaRequiredWidth);
    header()->resizeSection(ShapeModel::Description, hasConstraints ? rest / 2 : rest);
    header()->resizeSection(ShapeModel::Constraints, rest - rest / 2);
}

/** The page scrolls, so a short schema takes little room. */
void SchemaTreeView::fitHeight()
{
    int count = 0;
    for (QModelIndex index = m_model.index(0, 0); index.isValid() && count < MostRows; index = indexBelow(index))
        ++count;
    setFixedHeight(header()->sizeHint().height() + std::max(count, FewestRows) * theme::Size::Row + 2 * frameWidth());
}

void SchemaTreeView::resizeEvent(QResizeEvent *event)
{
    QTreeView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        layOutColumns();
    showHint();
}

void SchemaTreeView::changeEvent(QEvent *event)
{
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        measureColumns();
}

} // namespace designer

#include "moc_schematreeview.cpp"
