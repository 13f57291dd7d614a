#include "beforeafterview.h"

#include "changedlinedelegate.h"
#include "exchangetexts.h"
#include "fonts.h"
#include "measures.h"

#include <QEvent>
#include <QFocusEvent>
#include <QHeaderView>
#include <QMouseEvent>

namespace traffic {

BeforeAfterView::BeforeAfterView(QWidget *parent)
    : QTableView(parent)
{
    setModel(&m_model);
    setItemDelegate(new ChangedLineDelegate(this));
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setMouseTracking(true);
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(theme::Size::Row);
    verticalHeader()->setDefaultSectionSize(theme::Size::Row);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsClickable(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    retranslate();
    connect(this, &QAbstractItemView::clicked, this, [this](const QModelIndex &index) {
        if (index.column() == items::BeforeAfterModel::Cause &&
            !index.data(items::BeforeAfterModel::PointerRole).toString().isEmpty())
            activatePointer(index);
    });
    connect(this, &QAbstractItemView::activated, this, &BeforeAfterView::activatePointer);
}

void BeforeAfterView::setExchange(const Exchange &exchange, const Exchange &shown)
{
    m_model.setRows(items::alignBeforeAfter(exchange, shown));
}

void BeforeAfterView::clear()
{
    m_model.setRows({});
}

void BeforeAfterView::activatePointer(const QModelIndex &index)
{
    const QString pointer = index.data(items::BeforeAfterModel::PointerRole).toString();
    if (!pointer.isEmpty())
        emit pointerActivated(pointer);
    else if (index.isValid())
        emit causelessLineActivated(items::LineKind(index.data(items::BeforeAfterModel::KindRole).toInt()));
}

void BeforeAfterView::mouseMoveEvent(QMouseEvent *event)
{
    QTableView::mouseMoveEvent(event);
    const QModelIndex under = indexAt(event->pos());
    const bool isLink = under.column() == items::BeforeAfterModel::Cause &&
                        !under.data(items::BeforeAfterModel::PointerRole).toString().isEmpty();
    viewport()->setCursor(isLink ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

/** Shows where the keyboard is. Qt makes the first line the current one without selecting it, so that the key Down
 * would skip it. */
void BeforeAfterView::focusInEvent(QFocusEvent *event)
{
    QTableView::focusInEvent(event);
    if (event->reason() != Qt::MouseFocusReason && currentIndex().isValid() && !selectionModel()->hasSelection())
        selectRow(currentIndex().row());
}

void BeforeAfterView::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void BeforeAfterView::retranslate()
{
    m_model.setTitles({tr("Client sent"), tr("The gateway"), tr("Upstream received")});
    m_model.setCauseText([](const items::BeforeAfterRow &row) { return causeText(row); });
}

} // namespace traffic

#include "moc_beforeafterview.cpp"
