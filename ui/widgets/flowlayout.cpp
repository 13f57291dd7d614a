#include "flowlayout.h"

#include "measures.h"

#include <QWidget>

#include <algorithm>

namespace widgets {
namespace {

bool mayGrow(const QLayoutItem &item)
{
    return item.expandingDirections().testFlag(Qt::Horizontal);
}

/** The least width of an item in a row with others. An item that grows can start small. */
int wantedWidth(const QLayoutItem &item)
{
    return mayGrow(item) ? item.minimumSize().width() : item.sizeHint().width();
}

} // namespace

FlowLayout::FlowLayout(QWidget *parent)
    : QLayout(parent)
{
    setContentsMargins({});
    setSpacing(theme::Space::Control);
}

FlowLayout::~FlowLayout() = default;

void FlowLayout::addItem(QLayoutItem *item)
{
    m_items.emplace_back(item);
}

int FlowLayout::count() const
{
    return static_cast<int>(m_items.size());
}

QLayoutItem *FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    if (index < 0 || index >= count())
        return nullptr;
    QLayoutItem *item = m_items[static_cast<std::size_t>(index)].release();
    m_items.erase(m_items.begin() + index);
    return item;
}

QSize FlowLayout::sizeHint() const
{
    QSize size(0, 0); // Not QSize(), which is -1 wide.
    for (const auto &item : m_items) {
        if (item->isEmpty())
            continue;
        size.rwidth() += (size.width() > 0 ? spacing() : 0) + item->sizeHint().width();
        size.setHeight(std::max(size.height(), item->sizeHint().height()));
    }
    return size;
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const auto &item : m_items) {
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    }
    return size;
}

int FlowLayout::heightForWidth(int width) const
{
    return arrange(QRect(0, 0, width, 0), true);
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, false);
}

QList<FlowLayout::Row> FlowLayout::rows(int width) const
{
    QList<Row> rows;
    int used = 0;
    for (const auto &item : m_items) {
        if (item->isEmpty())
            continue;
        const int wanted = wantedWidth(*item);
        if (rows.isEmpty() || used + spacing() + wanted > width) {
            rows.append(Row());
            used = wanted;
        } else {
            used += spacing() + wanted;
        }
        rows.last().append(item.get());
    }
    return rows;
}

int FlowLayout::arrange(const QRect &rect, bool onlyMeasure) const
{
    int top = rect.top();
    const QList<Row> all = rows(rect.width());
    for (const Row &row : all) {
        int height = 0;
        int free = rect.width() - spacing() * static_cast<int>(row.size() - 1);
        int growing = 0;
        for (const QLayoutItem *item : row) {
            height = std::max(height, item->sizeHint().height());
            free -= wantedWidth(*item);
            growing += mayGrow(*item) ? 1 : 0;
        }
        int left = rect.left();
        for (QLayoutItem *item : row) {
            const int extra = mayGrow(*item) ? std::max(0, free) / growing : 0;
            const int width = std::min(wantedWidth(*item) + extra, rect.width());
            const QRect place(left, top, width, height);
            if (!onlyMeasure)
                item->setGeometry(parentWidget() && parentWidget()->isRightToLeft()
                                      ? QRect(rect.right() - (left - rect.left()) - width + 1, top, width, height)
                                      : place);
            left += width + spacing();
        }
        top += height + spacing();
    }
    return all.isEmpty() ? 0 : top - spacing() - rect.top();
}

} // namespace widgets

#include "moc_flowlayout.cpp"
