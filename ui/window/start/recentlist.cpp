#include "recentlist.h"

#include "recentmodel.h"
#include "theme.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

namespace window {

namespace {

constexpr int Lines = 2;

/** Draws an entry in two lines: its name with its notes at the right edge, and below them its title and folder. */
class RecentDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        painter->save();
        drawBackground(*painter, option);
        QRect free = option.rect.adjusted(theme::Space::Control, theme::Space::Tight, -theme::Space::Control,
                                          -theme::Space::Tight);
        const QRect icon(free.left(), free.top() + theme::Space::Tight / 2, theme::Size::Icon, theme::Size::Icon);
        index.data(Qt::DecorationRole).value<QIcon>().paint(painter, icon);
        free.setLeft(icon.right() + theme::Space::Control);
        const int half = free.height() / Lines;
        const QRect below(free.left(), free.top() + half, free.width(), free.height() - half);
        free.setHeight(half);
        drawNotes(*painter, free, index);
        const bool needsAttention = index.data(RecentAttentionRole).toBool();
        drawText(*painter, free, index.data().toString(), option.font,
                 needsAttention ? theme::Role::Text : theme::Role::Accent);
        drawText(*painter, below, index.data(RecentPlaceRole).toString(), theme::smallFont(), theme::Role::Muted);
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const override
    {
        return {0, QFontMetrics(option.font).height() + QFontMetrics(theme::smallFont()).height() +
                       2 * theme::Space::Tight + theme::Space::Tight};
    }

private:
    static void drawBackground(QPainter &painter, const QStyleOptionViewItem &option)
    {
        const bool isCurrent = option.state.testFlag(QStyle::State_HasFocus);
        if (option.state.testFlag(QStyle::State_MouseOver) || isCurrent)
            painter.fillRect(option.rect, theme::color(theme::Role::Selection));
        if (!isCurrent)
            return;
        painter.setPen(QPen(theme::color(theme::Role::Accent), 2));
        painter.drawRect(option.rect.adjusted(1, 1, -1, -1));
    }

    static void drawText(QPainter &painter, const QRect &place, const QString &text, const QFont &font,
                         theme::Role role)
    {
        painter.setFont(font);
        painter.setPen(theme::color(role));
        painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                         QFontMetrics(font).elidedText(text, Qt::ElideMiddle, place.width()));
    }

    /** The notes take at most two thirds of the line. */
    static void drawNotes(QPainter &painter, QRect &free, const QModelIndex &index)
    {
        const QString notes = index.data(RecentNotesRole).toStringList().join(u" · "_qs);
        if (notes.isEmpty())
            return;
        const QFontMetrics metrics(theme::smallFont());
        const QString shown = metrics.elidedText(notes, Qt::ElideRight, free.width() * 2 / 3);
        painter.setFont(theme::smallFont());
        painter.setPen(
            theme::color(index.data(RecentAttentionRole).toBool() ? theme::Role::Warning : theme::Role::Muted));
        painter.drawText(free, Qt::AlignRight | Qt::AlignVCenter, shown);
        free.setRight(free.right() - metrics.horizontalAdvance(shown) - theme::Space::Control);
    }
};

} // namespace

RecentList::RecentList(QWidget *parent)
    : QListView(parent)
{
    setItemDelegate(new RecentDelegate(this));
    setFrameShape(NoFrame);
    setMouseTracking(true);
    setUniformItemSizes(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setCursor(Qt::PointingHandCursor);
    connect(this, &QListView::clicked, this,
            [this](const QModelIndex &index) { emit chosen(index.data(RecentPathRole).toString()); });
}

void RecentList::keyPressEvent(QKeyEvent *event)
{
    const QString path = currentIndex().data(RecentPathRole).toString();
    const bool chooses = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter ||
                         event->key() == Qt::Key_Space;
    if (path.isEmpty() || (!chooses && event->key() != Qt::Key_Delete))
        return QListView::keyPressEvent(event);
    if (chooses)
        emit chosen(path);
    else
        emit removeRequested(path);
}

void RecentList::focusInEvent(QFocusEvent *event)
{
    if (!currentIndex().isValid() && model())
        setCurrentIndex(model()->index(0, 0));
    QListView::focusInEvent(event);
}

} // namespace window

#include "moc_recentlist.cpp"
