#include "changetree.h"

#include "badge.h"
#include "celltext.h"
#include "theme.h"

#include <QContextMenuEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

namespace changes {

namespace {

constexpr int ChangeBadgeHeight = 18;
constexpr int ChangeBadgeWidth = 72;

/** Draws the level as a badge, the change beside it, and below the change the place that it is about. */
class ChangeDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyleOptionViewItem item = option;
        initStyleOption(&item, index);
        widgets::paintCellGround(painter, item);
        QRect free = item.rect.adjusted(theme::Space::Tight, 0, -theme::Space::Control, 0);
        const QString badge = index.data(ChangeBadgeRole).toString();
        painter->save();
        const QColor text = item.palette.color(QPalette::Text);
        if (badge.isEmpty()) {
            item.font = theme::headingFont(theme::Heading::Group);
            item.fontMetrics = QFontMetrics(item.font);
            paintLine(painter, free, item, item.text, text);
        } else {
            paintChange(painter, free, item, badge, index);
        }
        painter->restore();
    }
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const bool hasPlace = !index.data(ChangePlaceRole).toString().isEmpty();
        const int lines = 2 * option.fontMetrics.height() + theme::Space::Control;
        return {ChangeBadgeWidth, hasPlace ? lines : theme::Size::Row};
    }

private:
    static void paintLine(QPainter *painter, const QRect &room, const QStyleOptionViewItem &item, const QString &text,
                          const QColor &color, Qt::TextElideMode mode = Qt::ElideMiddle)
    {
        painter->setFont(item.font);
        painter->setPen(color);
        widgets::paintElided(painter, room, item, text, mode);
    }

    static void paintChange(QPainter *painter, QRect free, const QStyleOptionViewItem &item, const QString &badge,
                            const QModelIndex &index)
    {
        const QString where = index.data(ChangePlaceRole).toString();
        const int line = where.isEmpty() ? free.height() : free.height() / 2;
        const QRect place(free.left(), free.top() + (line - ChangeBadgeHeight) / 2 + (where.isEmpty() ? 0 : 2),
                          ChangeBadgeWidth, ChangeBadgeHeight);
        widgets::paintBadge(painter, place, badge, theme::color(theme::Role(index.data(ChangeColorRole).toInt())));
        free.setLeft(place.right() + theme::Space::Control);
        const QRect upper(free.left(), free.top() + (where.isEmpty() ? 0 : 2), free.width(), line);
        paintLine(painter, upper, item, item.text, item.palette.color(QPalette::Text), Qt::ElideRight);
        if (!where.isEmpty())
            paintLine(painter, {free.left(), upper.bottom() - 1, free.width(), line}, item, where,
                      theme::color(theme::Role::Muted));
    }
};

} // namespace

ChangeTree::ChangeTree(ChangeModel &model, QWidget *parent)
    : QTreeView(parent)
    , m_model(model)
{
    setObjectName(u"changesList"_qs);
    setModel(&model);
    setItemDelegate(new ChangeDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setHeaderHidden(true);
    setIndentation(theme::Space::Group);
    setSelectionMode(SingleSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(&model, &ChangeModel::aboutToUpdate, this, &ChangeTree::remember);
    connect(&model, &ChangeModel::updated, this, &ChangeTree::restore);
    connect(this, &QTreeView::collapsed, this,
            [this](const QModelIndex &group) { m_folded.insert(m_model.keyOf(group)); });
    connect(this, &QTreeView::expanded, this,
            [this](const QModelIndex &group) { m_folded.remove(m_model.keyOf(group)); });
    connect(this, &QTreeView::activated, this, [this] {
        if (m_model.item(currentIndex()))
            emit changeActivated();
    });
}

void ChangeTree::select(const QModelIndex &row)
{
    expand(row.parent());
    setCurrentIndex(row);
    scrollTo(row);
}

void ChangeTree::selectBreak(bool isNext)
{
    QModelIndexList breaks;
    int before = 0; // The breaks in front of the current row.
    bool isCurrent = false;
    for (int row = 0; row < m_model.rowCount(); ++row) {
        const QModelIndex group = m_model.index(row, 0);
        for (int child = 0; child < m_model.rowCount(group); ++child) {
            const QModelIndex index = m_model.index(child, 0, group);
            const difference::Change *finding = m_model.finding(index);
            if (!finding || finding->level != difference::Level::Breaking)
                continue;
            const bool isInFront = group.row() < currentIndex().parent().row() ||
                                   (group == currentIndex().parent() && child < currentIndex().row()) ||
                                   (!currentIndex().parent().isValid() && group.row() < currentIndex().row());
            before += isInFront ? 1 : 0;
            isCurrent = isCurrent || index == currentIndex();
            breaks.append(index);
        }
    }
    if (breaks.isEmpty())
        return;
    const auto count = int(breaks.size());
    select(breaks.at((before + (isNext ? (isCurrent ? 1 : 0) : count - 1)) % count));
}

void ChangeTree::keyPressEvent(QKeyEvent *event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isReturn && m_model.item(currentIndex()))
        emit changeActivated();
    else if (isReturn && currentIndex().isValid())
        setExpanded(currentIndex(), !isExpanded(currentIndex()));
    else if (event->key() == Qt::Key_F10 && event->modifiers() == Qt::ShiftModifier)
        emit menuRequested(viewport()->mapToGlobal(visualRect(currentIndex()).bottomLeft()));
    else if (event->key() == Qt::Key_Delete)
        emit revertRequested();
    else if (event->matches(QKeySequence::Copy))
        emit copyRequested();
    else
        QTreeView::keyPressEvent(event);
}

void ChangeTree::contextMenuEvent(QContextMenuEvent *event)
{
    const bool isMouse = event->reason() == QContextMenuEvent::Mouse;
    emit menuRequested(isMouse ? event->globalPos() : viewport()->mapToGlobal(visualRect(currentIndex()).bottomLeft()));
}

void ChangeTree::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTreeView::currentChanged(current, previous);
    if (!m_isUpdating)
        emit currentChangeChanged();
}

void ChangeTree::remember()
{
    m_isUpdating = true;
    m_key = m_model.keyOf(currentIndex());
    m_top = verticalScrollBar()->value();
    m_row = 0;
    for (QModelIndex row = indexAbove(currentIndex()); row.isValid(); row = indexAbove(row))
        ++m_row;
}

/** After the current change is gone, the one in its place becomes current. */
void ChangeTree::restore()
{
    if (m_isUpdating) {
        const QSet<QString> folded = m_folded;
        expandAll();
        for (int row = 0; row < m_model.rowCount(); ++row) {
            if (const QModelIndex group = m_model.index(row, 0); folded.contains(m_model.keyOf(group)))
                collapse(group);
        }
        m_folded = folded;
        QModelIndex current = m_key.isEmpty() ? QModelIndex() : m_model.find(m_key);
        if (!current.isValid()) {
            current = m_model.index(0, 0, m_model.index(0, 0));
            QModelIndex row = m_model.index(0, 0);
            for (int i = 0; i < m_row && !m_key.isEmpty() && indexBelow(row).isValid(); ++i)
                row = indexBelow(row);
            if (m_model.item(row))
                current = row;
        }
        setCurrentIndex(current);
        verticalScrollBar()->setValue(m_top);
        m_isUpdating = false;
    }
    emit currentChangeChanged();
}

} // namespace changes

#include "moc_changetree.cpp"
