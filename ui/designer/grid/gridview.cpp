#include "gridview.h"

#include "cellblock.h"
#include "fittedcolumns.h"
#include "griddelegate.h"
#include "gridmodel.h"
#include "icon.h"
#include "measures.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>

#include <algorithm>

namespace designer {

using operationgrid::Column;

namespace {

/** The limits of the widths of the columns, in the order of operationgrid::Column. */
constexpr FittedColumns::Column Widths[] = {
    {.least = 168, .most = 340}, {.least = 220, .most = 320}, {.least = 96, .most = 220}, {.least = 72, .most = 180},
    {.least = 72, .most = 180},  {.least = 56, .most = 92},   {.least = 72, .most = 160},
};

/** The sorted numbers of the rows or columns of cells, each once. */
QList<int> numbersOf(const QModelIndexList &cells, int (QModelIndex::*number)() const)
{
    QList<int> numbers;
    for (const QModelIndex &cell : cells)
        numbers.append((cell.*number)());
    std::ranges::sort(numbers);
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    return numbers;
}

} // namespace

GridView::GridView(GridModel &model, QWidget *parent)
    : QTableView(parent)
    , m_model(model)
{
    setObjectName(u"operationGrid"_qs);
    setModel(&model);
    setItemDelegate(new GridDelegate(
        [&model](int column) {
            switch (static_cast<Column>(column)) {
            case Column::Tags:
                return model.tags();
            case Column::Security:
                return model.schemes();
            default:
                return QStringList();
            }
        },
        this));
    setSelectionBehavior(SelectItems);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(DoubleClicked | EditKeyPressed | AnyKeyPressed);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setShowGrid(true);
    setVerticalScrollMode(ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(theme::Size::Row);
    verticalHeader()->setDefaultSectionSize(theme::Size::Row);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    auto *columns = new FittedColumns(*this);
    columns->setColumns({std::begin(Widths), std::end(Widths)});
    columns->setStretched(static_cast<int>(Column::Summary));
    buildActions();
    retranslate();
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, &GridView::refreshActions);
    connect(&model, &QAbstractItemModel::modelReset, this, &GridView::refreshActions);
    refreshActions();
}

QAction *GridView::addAction(const QString &objectName, const QKeySequence &keys)
{
    auto *action = new QAction(this);
    action->setObjectName(objectName);
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetShortcut);
    QTableView::addAction(action);
    return action;
}

void GridView::buildActions()
{
    m_fill = addAction(u"fillDownAction"_qs, QKeySequence(Qt::CTRL | Qt::Key_D));
    m_fill->setIcon(theme::icon(theme::Icon::ArrowDown));
    m_copy = addAction(u"copyCellsAction"_qs, QKeySequence(Qt::CTRL | Qt::Key_C));
    m_copy->setIcon(theme::icon(theme::Icon::Copy));
    m_paste = addAction(u"pasteCellsAction"_qs, QKeySequence(Qt::CTRL | Qt::Key_V));
    m_clear = addAction(u"clearCellsAction"_qs, QKeySequence(QKeySequence::Delete));
    m_open = addAction(u"openOperationAction"_qs, {});
    m_source = addAction(u"showOperationInSourceAction"_qs, {});
    m_source->setIcon(theme::icon(theme::Icon::Source));
    connect(m_fill, &QAction::triggered, this, &GridView::fillDown);
    connect(m_copy, &QAction::triggered, this, &GridView::copyCells);
    connect(m_paste, &QAction::triggered, this, &GridView::pasteCells);
    connect(m_clear, &QAction::triggered, this, &GridView::clearCells);
    connect(m_open, &QAction::triggered, this, [this] { emit openRequested(currentIndex().row()); });
    connect(m_source, &QAction::triggered, this, [this] { emit sourceRequested(currentIndex().row()); });
    connect(this, &QAbstractItemView::doubleClicked, this, [this](const QModelIndex &index) {
        if (index.column() == static_cast<int>(Column::Operation))
            emit openRequested(index.row());
    });
}

void GridView::refreshActions()
{
    const bool hasSelection = selectionModel()->hasSelection();
    for (QAction *action : {m_fill, m_copy, m_paste, m_clear, m_open, m_source})
        action->setEnabled(hasSelection);
}

void GridView::showRow(int row)
{
    const int column = std::max(currentIndex().column(), static_cast<int>(Column::Summary));
    setCurrentIndex(m_model.index(row, column));
}

/** Return edits a cell, as F2 does, and opens the operation in the first column. */
void GridView::keyPressEvent(QKeyEvent *event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!isReturn || event->modifiers() != Qt::NoModifier || !currentIndex().isValid() || state() == EditingState)
        return QTableView::keyPressEvent(event);
    if (currentIndex().column() == static_cast<int>(Column::Operation))
        emit openRequested(currentIndex().row());
    else if (currentIndex().column() == static_cast<int>(Column::Deprecated))
        m_model.setData(currentIndex(),
                        currentIndex().data(Qt::CheckStateRole) == Qt::Checked ? Qt::Unchecked : Qt::Checked,
                        Qt::CheckStateRole);
    else
        edit(currentIndex());
}

QModelIndexList GridView::selectedCells() const
{
    return selectionModel()->selectedIndexes();
}

void GridView::setTexts(const QList<std::pair<QModelIndex, QString>> &texts, const QString &step)
{
    QList<GridModel::CellText> cells;
    for (const auto &[index, text] : texts)
        cells.append({index, text});
    const GridModel::Outcome outcome = m_model.change(cells, step, operationgrid::OtherResponses::Keep);
    emit changed(outcome.changed, outcome.refused);
}

void GridView::fillDown()
{
    const QModelIndexList cells = selectedCells();
    QHash<int, int> sources; // The row whose text fills a column, by column.
    for (const QModelIndex &cell : cells)
        sources[cell.column()] = std::min(cell.row(), sources.value(cell.column(), cell.row()));
    const bool isOneRow = numbersOf(cells, &QModelIndex::row).size() == 1;
    QList<std::pair<QModelIndex, QString>> texts;
    for (const QModelIndex &cell : cells) {
        const int source = sources.value(cell.column()) - (isOneRow ? 1 : 0);
        if (source >= 0 && cell.row() != source && cell.column() != static_cast<int>(Column::Operation))
            texts.append({cell, m_model.index(source, cell.column()).data(GridModel::TextRole).toString()});
    }
    setTexts(texts, tr("Fill down"));
}

void GridView::copyCells() const
{
    const QModelIndexList cells = selectedCells();
    operationgrid::CellBlock block;
    for (const int row : numbersOf(cells, &QModelIndex::row)) {
        QStringList texts;
        for (const int column : numbersOf(cells, &QModelIndex::column)) {
            const QModelIndex cell = m_model.index(row, column);
            texts.append(selectionModel()->isSelected(cell) ? cell.data(GridModel::TextRole).toString() : QString());
        }
        block.append(texts);
    }
    const bool isOne = block.size() == 1 && block.constFirst().size() == 1;
    QApplication::clipboard()->setText(isOne ? block.constFirst().constFirst() : operationgrid::blockText(block));
}

void GridView::pasteCells()
{
    const QModelIndexList cells = selectedCells();
    const QString text = QApplication::clipboard()->text();
    if (text.size() > operationgrid::MaximumBlockText) {
        emit changed(0, {tr("The text in the clipboard is too long.")});
        return;
    }
    const operationgrid::CellBlock block = operationgrid::readBlock(text);
    if (cells.isEmpty() || block.isEmpty())
        return;
    const QList<int> rows = numbersOf(cells, &QModelIndex::row);
    const QList<int> columns = numbersOf(cells, &QModelIndex::column);
    QList<std::pair<QModelIndex, QString>> texts;
    const auto add = [&](int row, int column, const QString &entry) {
        if (const QModelIndex cell = m_model.index(row, column); cell.isValid())
            texts.append({cell, entry});
    };
    if (block.size() == 1 && block.constFirst().size() == 1) {
        for (const QModelIndex &cell : cells)
            add(cell.row(), cell.column(), block.constFirst().constFirst());
    } else {
        const bool isFilling = block.size() == 1;
        const qsizetype count = isFilling ? rows.size() : block.size();
        for (qsizetype i = 0; i < count; ++i) {
            const QStringList &line = block.at(isFilling ? 0 : i);
            const int row = isFilling ? rows.at(i) : rows.constFirst() + int(i);
            for (qsizetype at = 0; at < line.size(); ++at)
                add(row, columns.constFirst() + int(at), line.at(at));
        }
    }
    setTexts(texts, tr("Paste cells"));
}

void GridView::clearCells()
{
    QList<std::pair<QModelIndex, QString>> texts;
    for (const QModelIndex &cell : selectedCells()) {
        if (cell.column() != static_cast<int>(Column::Operation))
            texts.append({cell, QString()});
    }
    setTexts(texts, tr("Clear cells"));
}

void GridView::retranslate()
{
    setAccessibleName(tr("Operations"));
    m_fill->setText(tr("Fill down"));
    m_copy->setText(tr("Copy"));
    m_paste->setText(tr("Paste"));
    m_clear->setText(tr("Clear"));
    m_open->setText(tr("Open operation"));
    m_source->setText(tr("Show in Source"));
}

} // namespace designer

#include "moc_gridview.cpp"
