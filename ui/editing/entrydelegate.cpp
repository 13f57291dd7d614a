#include "entrydelegate.h"

#include "celledit.h"
#include "icon.h"
#include "linecompletion.h"
#include "measures.h"
#include "naming.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QPointer>
#include <QStringListModel>

#include <algorithm>

namespace editing {

namespace {

constexpr int CrossWidth = theme::Size::Control;
constexpr int CrossIcon = 12;
constexpr int ChipInset = 2;

/** The field of a row, without the distance to the next one. */
QRect fieldIn(const QRect &row)
{
    return row.adjusted(0, 0, 0, -theme::Space::Tight);
}

} // namespace

EntryDelegate::EntryDelegate(QAbstractItemView *view)
    : CellDelegate(view)
    , m_view(view)
{
    connect(this, &QAbstractItemDelegate::closeEditor, this, &EntryDelegate::closed);
}

QRect EntryDelegate::chipIn(const QRect &row, const QModelIndex &index) const
{
    QRect chip = fieldIn(row).adjusted(0, ChipInset, 0, -ChipInset);
    const int text = QFontMetrics(m_view->font()).horizontalAdvance(index.data().toString());
    const bool isEditable = index.flags().testFlag(Qt::ItemIsEditable);
    chip.setWidth(
        std::min(chip.width(), theme::Space::Control + text + (isEditable ? CrossWidth : theme::Space::Control)));
    return chip;
}

QRect EntryDelegate::crossIn(const QRect &row, const QModelIndex &index) const
{
    const QRect chip = chipIn(row, index);
    return {chip.right() - CrossWidth + 1, chip.top(), CrossWidth, chip.height()};
}

void EntryDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const bool isEditable = index.flags().testFlag(Qt::ItemIsEditable);
    const bool isNew = isEditable && index.row() == index.model()->rowCount() - 1;
    painter->save();
    painter->setFont(option.font);
    if (isNew)
        paintField(painter, option, index);
    else
        paintChip(painter, option, index);
    painter->restore();
}

/** Of a new entry: the place to type it. */
void EntryDelegate::paintField(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionFrame frame;
    frame.initFrom(m_view);
    frame.rect = fieldIn(option.rect);
    frame.lineWidth = 1;
    frame.state = QStyle::State_Enabled;
    if (isCurrent(index))
        frame.state |= QStyle::State_HasFocus;
    m_view->style()->drawPrimitive(QStyle::PE_PanelLineEdit, &frame, painter);
    const QRect room = frame.rect.adjusted(theme::Space::Control, 0, -theme::Space::Control, 0);
    painter->setPen(theme::color(theme::Role::Muted));
    painter->drawText(room, Qt::AlignVCenter | Qt::TextSingleLine,
                      option.fontMetrics.elidedText(m_placeholder, Qt::ElideRight, room.width()));
}

void EntryDelegate::paintChip(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const bool isEditable = index.flags().testFlag(Qt::ItemIsEditable);
    const QRect chip = chipIn(option.rect, index);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(isCurrent(index) ? QPen(theme::color(theme::Role::Accent), 2) : QPen(Qt::NoPen));
    painter->setBrush(theme::color(theme::Role::Selection));
    const qreal radius = chip.height() / 2.0;
    painter->drawRoundedRect(QRectF(chip).adjusted(1, 1, -1, -1), radius, radius);
    const int after = isEditable ? CrossWidth : theme::Space::Control;
    const QRect room = chip.adjusted(theme::Space::Control, 0, -after, 0);
    painter->setPen(theme::color(isEditable ? theme::Role::Text : theme::Role::Muted));
    painter->drawText(room, Qt::AlignVCenter | Qt::TextSingleLine,
                      option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, room.width() + 1));
    if (!isEditable)
        return;
    const QRect cross = crossIn(option.rect, index);
    const qreal ratio = painter->device()->devicePixelRatioF();
    const QRect place(cross.center() - QPoint(CrossIcon / 2 - 1, CrossIcon / 2 - 1), QSize(CrossIcon, CrossIcon));
    painter->drawPixmap(place, theme::pixmap(theme::Icon::Close, theme::Role::Muted, CrossIcon, ratio));
}

bool EntryDelegate::isCurrent(const QModelIndex &index) const
{
    return m_view->hasFocus() && m_view->currentIndex() == index;
}

QSize EntryDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {0, theme::Size::Control + theme::Space::Tight};
}

void EntryDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option, const QModelIndex &) const
{
    editor->setGeometry(fieldIn(option.rect));
}

QWidget *EntryDelegate::newEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &) const
{
    auto *line = new QLineEdit(parent);
    widgets::named(line, u"listEntry"_qs, m_view->accessibleName());
    line->setFont(option.font);
    line->setPlaceholderText(m_placeholder);
    line->setAutoFillBackground(true);
    addCompletion(*line);
    // Several lines were pasted or dropped.
    connect(line, &QLineEdit::textEdited, this, [this, line](const QString &text) {
        if (text.contains(u'\n') || text.contains(QChar::ParagraphSeparator))
            const_cast<EntryDelegate *>(this)->enter(line);
    });
    return line;
}

void EntryDelegate::addCompletion(QLineEdit &line) const
{
    const QStringList choices = m_choices ? m_choices() : QStringList();
    if (choices.isEmpty())
        return;
    auto *completer = new QCompleter(choices, &line);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    new LineCompletion(line, completer);
    // Queued: the completer writes the text of the line after this signal.
    connect(
        completer, qOverload<const QString &>(&QCompleter::activated), this,
        [this, edited = QPointer<QLineEdit>(&line)] {
            if (edited && CellEdit::of(edited))
                const_cast<EntryDelegate *>(this)->enter(edited);
        },
        Qt::QueuedConnection);
}

void EntryDelegate::enter(QWidget *editor)
{
    QPointer<CellEdit> edit(CellEdit::of(editor));
    if (!edit || !edit->isPending())
        return;
    edit->complete(QAbstractItemDelegate::SubmitModelCache);
    if (!edit || !edit->isPending())
        emit entered();
}

bool EntryDelegate::eventFilter(QObject *watched, QEvent *event)
{
    auto *editor = qobject_cast<QWidget *>(watched);
    const auto *key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent *>(event) : nullptr;
    if (!key || !CellEdit::of(editor))
        return CellDelegate::eventFilter(watched, event);
    if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
        enter(editor);
        return true;
    }
    const bool isMove = key->modifiers() == Qt::AltModifier && (key->key() == Qt::Key_Up || key->key() == Qt::Key_Down);
    if (!isMove)
        return CellDelegate::eventFilter(watched, event);
    const QPointer<CellEdit> edit(CellEdit::of(editor));
    const int by = key->key() == Qt::Key_Up ? -1 : 1;
    edit->complete();
    if (!edit || !edit->isPending())
        emit moveRequested(by);
    return true;
}

} // namespace editing

#include "moc_entrydelegate.cpp"
