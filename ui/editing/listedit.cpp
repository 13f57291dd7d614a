#include "listedit.h"

#include "entrysplit.h"
#include "fonts.h"
#include "listentries.h"
#include "measures.h"
#include "naming.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMenu>
#include <QPushButton>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace editing {

namespace {
/** A longer list scrolls. */
constexpr int MaximumRows = 10;
} // namespace

ListEdit::ListEdit(QWidget *parent)
    : QListView(parent)
    , m_entries(new ListEntries([this](int row, const QString &text) { return enter(row, text); }, this))
    , m_delegate(new EntryDelegate(this))
    , m_keep(new QPushButton(this))
{
    setModel(m_entries);
    setItemDelegate(m_delegate);
    setFrameShape(QFrame::NoFrame);
    setUniformItemSizes(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setTabKeyNavigation(false);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::EditKeyPressed);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setAutoFillBackground(false);
    m_keep->setObjectName(u"keepAsOneEntry"_qs);
    m_keep->hide();
    connect(m_keep, &QPushButton::clicked, this, &ListEdit::keepAsOne);
    connect(m_delegate, &EntryDelegate::entered, this, &ListEdit::editNext);
    connect(m_delegate, &EntryDelegate::closed, this, &ListEdit::entryClosed);
    connect(m_delegate, &EntryDelegate::moveRequested, this, &ListEdit::move);
    for (const auto &signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_entries, signal, this, &ListEdit::fitHeight);
    retranslate();
    fitHeight();
}

void ListEdit::setTexts(const QStringList &texts)
{
    m_entries->setTexts(texts);
    if (texts.mid(m_division.row, m_division.entries.size()) != m_division.entries)
        setDivision({});
}

const QStringList &ListEdit::texts() const
{
    return m_entries->texts();
}

void ListEdit::setEditable(bool isEditable)
{
    m_entries->setEditable(isEditable);
}

void ListEdit::setPlaceholder(const QString &text)
{
    m_delegate->setPlaceholder(text);
    m_entries->setNewName(text);
    viewport()->update();
}

void ListEdit::setChoices(EntryDelegate::Choices choices)
{
    m_delegate->setChoices(std::move(choices));
}

void ListEdit::setCodeFont()
{
    setFont(theme::codeFont());
    m_keep->setFont(QApplication::font());
}

bool ListEdit::replace(int row, int count, const QStringList &entries)
{
    QStringList now = texts();
    now.erase(now.begin() + row, now.begin() + row + count);
    for (qsizetype i = 0; i < entries.size(); ++i)
        now.insert(row + i, entries.at(i));
    return now == texts() || (m_writer && m_writer(now));
}

/** An entry that has a comma already is not divided when it is edited. */
bool ListEdit::enter(int row, const QString &typed)
{
    const bool isNew = m_entries->isNew(row);
    QStringList entries = splitEntries(typed);
    if (!isNew && splitEntries(texts().at(row)).size() > 1 && !typed.contains(u'\n'))
        entries = QStringList{typed.trimmed()};
    entries.removeDuplicates();
    if (isNew) {
        const auto isThere = [this](const QString &entry) { return texts().contains(entry); };
        entries.erase(std::remove_if(entries.begin(), entries.end(), isThere), entries.end());
    }
    if (!replace(row, isNew ? 0 : 1, entries))
        return false;
    m_enteredRow = row + int(entries.size());
    const bool isDivided = entries.size() > 1 && !typed.contains(u'\n');
    setDivision(isDivided ? Division{typed.trimmed(), row, entries} : Division());
    return true;
}

void ListEdit::editNext()
{
    const int row = std::exchange(m_enteredRow, -1);
    const int last = m_entries->rowCount() - 1;
    // A new entry without a text ends the list.
    if (row < 0 || last < 0)
        return;
    setCurrentIndex(m_entries->index(std::min(row, last)));
    if (m_entries->isNew(row))
        open(currentIndex());
}

void ListEdit::open(const QModelIndex &index)
{
    if (index.flags().testFlag(Qt::ItemIsEditable))
        edit(index);
}

/** Opens the editor of a new entry with the key that was pressed. */
void ListEdit::begin(QKeyEvent *key)
{
    open(currentIndex());
    if (QWidget *line = focusWidget(); line && line != this)
        QCoreApplication::sendEvent(line, key);
}

void ListEdit::remove(int row)
{
    if (!m_entries->isEditable() || row < 0 || m_entries->isNew(row))
        return;
    setDivision({});
    if (replace(row, 1, {}))
        setCurrentIndex(m_entries->index(std::min(row, m_entries->rowCount() - 1)));
}

void ListEdit::move(int by)
{
    const int row = currentIndex().row();
    const int to = row + by;
    if (!m_mover || !m_entries->isEditable() || row < 0 || m_entries->isNew(row) || to < 0 || m_entries->isNew(to))
        return;
    setDivision({});
    m_mover(row, to);
    setCurrentIndex(m_entries->index(to));
}

void ListEdit::paste()
{
    const QString text = QApplication::clipboard()->text();
    if (m_entries->isEditable() && !text.trimmed().isEmpty() && enter(int(texts().size()), text))
        setCurrentIndex(m_entries->index(std::max(0, std::exchange(m_enteredRow, -1) - 1)));
}

void ListEdit::setDivision(const Division &division)
{
    m_division = division;
    m_keep->setVisible(!division.entries.isEmpty());
    fitHeight();
}

void ListEdit::keepAsOne()
{
    const Division division = m_division;
    setDivision({});
    if (!replace(division.row, int(division.entries.size()), {division.text}))
        return;
    setFocus(Qt::OtherFocusReason);
    setCurrentIndex(m_entries->index(division.row));
}

void ListEdit::closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint)
{
    const bool isTab = hint == QAbstractItemDelegate::EditNextItem || hint == QAbstractItemDelegate::EditPreviousItem;
    QListView::closeEditor(editor, isTab ? QAbstractItemDelegate::NoHint : hint);
    if (isTab)
        focusNextPrevChild(hint == QAbstractItemDelegate::EditNextItem);
}

void ListEdit::keyPressEvent(QKeyEvent *event)
{
    const QModelIndex current = currentIndex();
    const bool isPlain = (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
    const bool isPrintable = isPlain && !event->text().isEmpty() && event->text().front().isPrint();
    if (event->matches(QKeySequence::Paste))
        paste();
    else if (event->matches(QKeySequence::Copy))
        QApplication::clipboard()->setText(current.data().toString());
    else if (event->modifiers() == Qt::AltModifier && event->key() == Qt::Key_Up)
        move(-1);
    else if (event->modifiers() == Qt::AltModifier && event->key() == Qt::Key_Down)
        move(1);
    else if (isPlain && (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace))
        remove(current.row());
    else if (isPlain && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        open(current);
    else if (isPrintable && m_entries->isEditable() && m_entries->isNew(current.row()))
        begin(event);
    else
        QListView::keyPressEvent(event);
}

void ListEdit::mouseReleaseEvent(QMouseEvent *event)
{
    QListView::mouseReleaseEvent(event);
    const QModelIndex index = indexAt(event->pos());
    if (event->button() != Qt::LeftButton || !index.isValid() || index != currentIndex())
        return;
    if (!m_entries->isNew(index.row()) && m_delegate->crossIn(visualRect(index), index).contains(event->pos()))
        remove(index.row());
    else
        open(index);
}

void ListEdit::contextMenuEvent(QContextMenuEvent *event)
{
    const int row = currentIndex().row();
    const bool isEntry = m_entries->isEditable() && row >= 0 && !m_entries->isNew(row);
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [menu](const QString &text, const QKeySequence &keys, bool isEnabled, auto act) {
        QAction *action = menu->addAction(text, act);
        action->setShortcut(keys);
        action->setEnabled(isEnabled);
    };
    add(tr("Edit"), Qt::Key_F2, isEntry, [this] { edit(currentIndex()); });
    add(tr("Remove"), QKeySequence::Delete, isEntry, [this] { remove(currentIndex().row()); });
    add(tr("Move up"), Qt::ALT | Qt::Key_Up, isEntry && row > 0, [this] { move(-1); });
    add(tr("Move down"), Qt::ALT | Qt::Key_Down, isEntry && row + 1 < texts().size(), [this] { move(1); });
    add(tr("Paste entries"), QKeySequence::Paste, m_entries->isEditable(), [this] { paste(); });
    const QPoint below = visualRect(currentIndex()).bottomLeft();
    menu->popup(event->reason() == QContextMenuEvent::Keyboard ? viewport()->mapToGlobal(below) : event->globalPos());
}

bool ListEdit::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QListView::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const QModelIndex index = indexAt(help->pos());
    const bool isCross = m_entries->isEditable() && index.isValid() && !m_entries->isNew(index.row()) &&
                         m_delegate->crossIn(visualRect(index), index).contains(help->pos());
    if (!isCross)
        return QListView::viewportEvent(event);
    QToolTip::showText(help->globalPos(), tr("Remove"), viewport());
    return true;
}

/** The row that the keys act on is seen as soon as the list has the focus. */
void ListEdit::focusInEvent(QFocusEvent *event)
{
    QListView::focusInEvent(event);
    if (!currentIndex().isValid())
        setCurrentIndex(m_entries->index(0));
    viewport()->update();
}

void ListEdit::resizeEvent(QResizeEvent *event)
{
    QListView::resizeEvent(event);
    m_keep->move(0, height() - m_keep->sizeHint().height());
    m_keep->resize(m_keep->sizeHint());
}

void ListEdit::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QListView::changeEvent(event);
}

void ListEdit::fitHeight()
{
    const int rows = std::clamp(m_entries->rowCount(), 1, MaximumRows);
    const int keep = m_keep->isHidden() ? 0 : m_keep->sizeHint().height();
    setViewportMargins(0, 0, 0, keep);
    setFixedHeight(rows * (theme::Size::Control + theme::Space::Tight) + keep);
    m_keep->move(0, height() - m_keep->sizeHint().height());
    m_keep->resize(m_keep->sizeHint());
}

void ListEdit::retranslate()
{
    widgets::setButtonText(m_keep, tr("Keep as one entry"), tr("Don't divide the text at its commas"));
}

} // namespace editing

#include "moc_listedit.cpp"
