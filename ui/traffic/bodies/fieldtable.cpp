#include "fieldtable.h"

#include "measures.h"

#include <QHeaderView>
#include <QTableView>

namespace traffic {
namespace {

constexpr int FieldName = 0;
constexpr int FieldValue = 1;
constexpr int FieldNameCharacters = 24;

} // namespace

QTableView *newFieldTable(QAbstractItemModel &model, QWidget *parent)
{
    auto *table = new QTableView(parent);
    table->setModel(&model);
    table->setShowGrid(false);
    table->setWordWrap(false);
    table->setTabKeyNavigation(false);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->verticalHeader()->hide();
    table->verticalHeader()->setMinimumSectionSize(theme::Size::Row);
    table->verticalHeader()->setDefaultSectionSize(theme::Size::Row);
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setSectionsClickable(false);
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    table->setColumnWidth(FieldName, table->fontMetrics().averageCharWidth() * FieldNameCharacters);
    table->horizontalHeader()->setSectionResizeMode(FieldValue, QHeaderView::Stretch);
    return table;
}

} // namespace traffic
