#include "certificatetable.h"

#include "measures.h"
#include "rowtable.h"
#include "validitydelegate.h"

#include <QEvent>
#include <QHeaderView>

#include <array>

namespace certificates {
namespace {

using Column = items::CertificateModel::Column;

/** A column is hidden when the table is narrower than this. */
struct Need {
    Column column;
    int width;
};
constexpr std::array Needs{Need{Column::Key, 960}, Need{Column::Names, 840}, Need{Column::Issuer, 620}};

/** Margins of a cell's text, left and right together, and the sort indicator. */
constexpr int CellRoom = 2 * theme::Space::Control;
constexpr int SortMark = theme::Size::Icon;

} // namespace

CertificateTable::CertificateTable(items::CertificateFilterModel &certificates, QWidget *parent)
    : QTableView(parent)
    , m_certificates(certificates)
{
    setModel(&certificates);
    setItemDelegateForColumn(Column::State, new ValidityDelegate(this));
    widgets::showAsRows(this);
    setSortingEnabled(true);
    sortByColumn(Column::NotAfter, Qt::AscendingOrder);
    horizontalHeader()->setSectionResizeMode(Column::Subject, QHeaderView::Stretch);
    horizontalHeader()->setSectionResizeMode(Column::Names, QHeaderView::Stretch);
    horizontalHeader()->setMinimumSectionSize(theme::Size::Badge);
    measureColumns();
    keepSelection();
}

void CertificateTable::keepSelection()
{
    connect(&m_certificates, &QAbstractItemModel::modelAboutToBeReset, this, [this] {
        const management::Certificate *current = m_certificates.certificateAt(currentIndex());
        m_selected = current ? current->id : QString();
    });
    connect(&m_certificates, &QAbstractItemModel::modelReset, this, [this] {
        for (int row = 0; row < m_certificates.rowCount() && !m_selected.isEmpty(); ++row) {
            if (m_certificates.certificateAt(row)->id == m_selected)
                return setCurrentIndex(m_certificates.index(row, 0));
        }
    });
}

void CertificateTable::measureColumns()
{
    const QFontMetrics metrics(font());
    setColumnWidth(Column::NotAfter, metrics.horizontalAdvance(u"2000-00-00"_qs) + CellRoom + SortMark);
    setColumnWidth(Column::Key, metrics.horizontalAdvance(u"private key, CA"_qs) + CellRoom);
    setColumnWidth(Column::Issuer, metrics.averageCharWidth() * 22);
    setColumnWidth(Column::State, ValidityDelegate::widthFor(metrics));
}

void CertificateTable::fitColumns()
{
    for (const Need &need : Needs)
        setColumnHidden(need.column, viewport()->width() < need.width);
}

void CertificateTable::resizeEvent(QResizeEvent *event)
{
    fitColumns();
    QTableView::resizeEvent(event);
}

void CertificateTable::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        measureColumns();
}

} // namespace certificates

#include "moc_certificatetable.cpp"
