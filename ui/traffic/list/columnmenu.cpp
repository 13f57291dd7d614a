#include "columnmenu.h"

#include "exchangelist.h"

#include <QHeaderView>

namespace traffic {
namespace {

QString objectNameOf(const char *prefix, int column)
{
    return QLatin1String(prefix) + QString::number(column);
}

} // namespace

ColumnMenu::ColumnMenu(ExchangeList &list, QWidget *parent)
    : QMenu(parent)
    , m_list(list)
    , m_sorting(new QMenu(this))
    , m_moving(new QMenu(this))
{
    setObjectName(u"columnMenu"_qs);
    m_sorting->setObjectName(u"sortMenu"_qs);
    m_moving->setObjectName(u"moveMenu"_qs);
    connect(this, &QMenu::aboutToShow, this, &ColumnMenu::fill);
    m_list.horizontalHeader()->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_list.horizontalHeader(), &QWidget::customContextMenuRequested, this,
            [this](const QPoint &at) { popup(m_list.horizontalHeader()->mapToGlobal(at)); });
    retranslate();
}

void ColumnMenu::retranslate()
{
    QMenu::setTitle(tr("Columns"));
    setAccessibleName(QMenu::title());
    m_sorting->setTitle(tr("Sort by"));
    m_moving->setTitle(tr("Move to the left"));
}

QString ColumnMenu::titleOf(int column) const
{
    return m_list.model()->headerData(column, Qt::Horizontal).toString();
}

/** From left to right. */
QList<int> ColumnMenu::shownColumns() const
{
    QList<int> columns;
    for (int place = 0; place < m_list.horizontalHeader()->count(); ++place) {
        const int column = m_list.horizontalHeader()->logicalIndex(place);
        if (!m_list.isColumnHidden(column))
            columns.append(column);
    }
    return columns;
}

void ColumnMenu::fill()
{
    clear();
    const qsizetype shown = shownColumns().size();
    for (int place = 0; place < m_list.horizontalHeader()->count(); ++place) {
        const int column = m_list.horizontalHeader()->logicalIndex(place);
        if (m_list.isLeftOut(column))
            continue;
        QAction *action = addAction(titleOf(column));
        action->setObjectName(objectNameOf("showColumn", column));
        action->setCheckable(true);
        action->setChecked(!m_list.isColumnHidden(column));
        // One column stays.
        action->setEnabled(!action->isChecked() || shown > 1);
        connect(action, &QAction::toggled, this,
                [this, column](bool isShown) { m_list.chooseColumn(column, isShown); });
    }
    addSeparator();
    addMenu(m_sorting);
    addMenu(m_moving);
    fillSorting();
    fillMoving();
    addSeparator();
    QAction *reset = addAction(tr("Reset columns"));
    reset->setObjectName(u"resetColumns"_qs);
    connect(reset, &QAction::triggered, this, [this] {
        m_list.setColumns({});
        emit m_list.columnsChosen();
    });
}

void ColumnMenu::fillSorting()
{
    m_sorting->clear();
    QHeaderView *header = m_list.horizontalHeader();
    const auto add = [header, this](const QString &text, int column, Qt::SortOrder order) {
        QAction *action = m_sorting->addAction(text);
        action->setObjectName(objectNameOf(order == Qt::AscendingOrder ? "sortUp" : "sortDown", column));
        action->setCheckable(true);
        action->setChecked(m_list.columns().sortColumn == column &&
                           (column < 0 || m_list.columns().isDescending == (order == Qt::DescendingOrder)));
        connect(action, &QAction::triggered, header,
                [header, column, order] { header->setSortIndicator(column, order); });
    };
    add(tr("Order of recording"), -1, Qt::AscendingOrder);
    for (const int column : shownColumns()) {
        add(tr("%1, ascending", "%1 is the title of a column").arg(titleOf(column)), column, Qt::AscendingOrder);
        add(tr("%1, descending", "%1 is the title of a column").arg(titleOf(column)), column, Qt::DescendingOrder);
    }
}

void ColumnMenu::fillMoving()
{
    m_moving->clear();
    const QList<int> columns = shownColumns();
    for (qsizetype i = 1; i < columns.size(); ++i) {
        const int column = columns.at(i);
        const int before = columns.at(i - 1);
        QAction *action = m_moving->addAction(titleOf(column));
        action->setObjectName(objectNameOf("moveColumn", column));
        connect(action, &QAction::triggered, this, [this, column, before] {
            QHeaderView *header = m_list.horizontalHeader();
            header->moveSection(header->visualIndex(column), header->visualIndex(before));
        });
    }
}

} // namespace traffic

#include "moc_columnmenu.cpp"
