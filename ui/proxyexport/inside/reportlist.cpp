#include "reportlist.h"

#include "measures.h"
#include "reportdelegate.h"

#include <QScrollBar>

namespace proxyexport {

ReportList::ReportList(QWidget *parent)
    : QListWidget(parent)
{
    setItemDelegate(new ReportDelegate(this));
    setResizeMode(QListView::Adjust);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMinimumHeight(2 * theme::Size::Row);
}

void ReportList::setLines(const QList<ReportLine> &lines)
{
    if (lines == m_lines)
        return;
    m_lines = lines;
    clear();
    for (const ReportLine &line : lines) {
        auto *item = new QListWidgetItem(line.text, this);
        item->setData(ReportDelegate::WordRole, wordOf(line.kind));
        item->setData(ReportDelegate::KindRole, int(line.kind));
        item->setData(Qt::AccessibleTextRole, spokenLine(line));
    }
    verticalScrollBar()->setValue(0);
}

} // namespace proxyexport

#include "moc_reportlist.cpp"
