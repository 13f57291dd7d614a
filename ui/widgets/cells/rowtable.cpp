#include "rowtable.h"

#include "measures.h"

#include <QHeaderView>
#include <QTableView>

namespace widgets {

void showAsRows(QTableView *table)
{
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setShowGrid(false);
    table->setWordWrap(false);
    table->setTabKeyNavigation(false);
    table->verticalHeader()->hide();
    table->verticalHeader()->setMinimumSectionSize(theme::Size::Row);
    table->verticalHeader()->setDefaultSectionSize(theme::Size::Row);
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

} // namespace widgets
