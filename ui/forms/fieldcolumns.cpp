#include "fieldcolumns.h"

#include "measures.h"

#include <QWidget>

#include <algorithm>

namespace forms {

namespace {

/** A field that is narrower can't show what is typed. */
constexpr int LeastColumnWidth = 220;

int heightOf(const QLayoutItem &item, int width)
{
    return item.hasHeightForWidth() ? item.heightForWidth(width) : item.sizeHint().height();
}

} // namespace

FieldColumns::FieldColumns(QWidget *parent)
    : QLayout(parent)
{
    setContentsMargins({});
    setSpacing(theme::Space::Group);
}

FieldColumns::~FieldColumns() = default;

void FieldColumns::addItem(QLayoutItem *item)
{
    m_items.emplace_back(item);
}

int FieldColumns::count() const
{
    return static_cast<int>(m_items.size());
}

QLayoutItem *FieldColumns::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem *FieldColumns::takeAt(int index)
{
    if (index < 0 || index >= count())
        return nullptr;
    QLayoutItem *item = m_items[static_cast<std::size_t>(index)].release();
    m_items.erase(m_items.begin() + index);
    return item;
}

QSize FieldColumns::sizeHint() const
{
    const int width = 2 * LeastColumnWidth + spacing();
    return {width, heightForWidth(width)};
}

QSize FieldColumns::minimumSize() const
{
    QSize size;
    for (const auto &item : m_items) {
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    }
    return size;
}

int FieldColumns::heightForWidth(int width) const
{
    return arrange(QRect(0, 0, width, 0), true);
}

void FieldColumns::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, false);
}

int FieldColumns::arrange(const QRect &rect, bool onlyMeasure) const
{
    const int columns = rect.width() >= 2 * LeastColumnWidth + spacing() ? 2 : 1;
    const int width = std::min((rect.width() - (columns - 1) * spacing()) / columns, int(theme::Size::Field));
    const bool isMirrored = parentWidget() && parentWidget()->isRightToLeft();
    int top = rect.top();
    int column = 0;
    int height = 0;
    for (const auto &item : m_items) {
        if (item->isEmpty())
            continue;
        if (column == columns) {
            top += height + spacing();
            column = 0;
            height = 0;
        }
        const int left = column * (width + spacing());
        const int itemHeight = heightOf(*item, width);
        if (!onlyMeasure)
            item->setGeometry(
                {isMirrored ? rect.right() + 1 - left - width : rect.left() + left, top, width, itemHeight});
        height = std::max(height, itemHeight);
        ++column;
    }
    return top + height - rect.top();
}

} // namespace forms

#include "moc_fieldcolumns.cpp"
