#include "fieldbinding.h"

#include "memberedit.h"
#include "renamedplace.h"

#include <QFocusEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScopedValueRollback>

#include <utility>

namespace designer {

namespace {

using document::Kind;
using document::Node;
using document::Snapshot;

/** The first byte of a quoted or block scalar; 0 for a plain one. */
char quoteOf(const Snapshot &snapshot, const Node &scalar)
{
    const QByteArray first = snapshot.text({scalar.span().offset, 1});
    return first.isEmpty() || !QByteArrayView("'\"|>").contains(first.front()) ? '\0' : first.front();
}

} // namespace

FieldBinding::FieldBinding(document::Document &document, QWidget *control)
    : PendingEdit(control)
    , m_document(document)
{
    control->installEventFilter(this);
    connect(&m_document, &document::Document::changed, this, &FieldBinding::refreshIfTouched);
}

void FieldBinding::setPlace(const FieldPlace &place)
{
    if (m_isPlaced && place.pointer != m_place.pointer) {
        finish();
        const Snapshot now = m_document.snapshot();
        if (m_isRefused && openapi::renamedPlace(m_before, now, m_place.pointer) == place.pointer)
            m_before = now;
        else
            drop();
        m_undone.clear();
    }
    m_place = place;
    m_isPlaced = true;
    refresh();
}

void FieldBinding::refresh()
{
    if (!m_isPlaced)
        return;
    const Snapshot snapshot = m_document.snapshot();
    setState(fieldStateAt(snapshot, m_place.pointer, [this](const Node &node) { return accepts(node); }));
    if (m_isRefused && isEditable())
        return;
    drop();
    display(snapshot.at(m_place.pointer));
}

void FieldBinding::refreshIfTouched(const document::Change &change)
{
    if (m_isRestoring)
        return;
    const bool validityMayDiffer = m_state == FieldState::Unreadable || !m_document.snapshot().isValid();
    if (validityMayDiffer || change.touches(m_place.pointer))
        refresh();
}

void FieldBinding::setState(FieldState state)
{
    const bool readOnly = m_document.readOnlyReason() != document::ReadOnlyReason::None;
    const bool changed = state != m_state;
    m_state = state;
    setEditable(isEditable() && !readOnly);
    if (changed)
        emit stateChanged();
}

void FieldBinding::setEditable(bool editable)
{
    control()->setEnabled(editable);
}

void FieldBinding::begin()
{
    if (!m_isPlaced || !isEditable() || m_isDirty)
        return;
    m_before = m_document.snapshot();
    m_undone.clear();
    m_isDirty = true;
    emit typingChanged(true);
}

void FieldBinding::write(const document::Value &value)
{
    if (!m_isPlaced || !isEditable())
        return;
    begin();
    m_written = value;
    const base::Result<void> written = store(value);
    setRefused(!written);
    if (!written)
        emit failed(written.error());
}

bool FieldBinding::writeWhole(const document::Value &value)
{
    if (!m_isPlaced || !isEditable())
        return false;
    begin();
    const base::Result<void> written = store(value);
    m_isDirty = false;
    m_before = {};
    m_document.closeStep();
    emit typingChanged(false);
    if (!written)
        emit failed(written.error());
    return written.isOk();
}

void FieldBinding::setRefused(bool isRefused)
{
    if (std::exchange(m_isRefused, isRefused) != isRefused)
        emit refusedChanged();
}

void FieldBinding::erase()
{
    if (!m_isPlaced || !isEditable() || !m_document.snapshot().at(m_place.pointer).exists())
        return;
    base::Result<void> removed;
    {
        const document::Document::Step step(m_document, m_place.stepName, m_place.pointer.toString());
        removed = m_document.remove(m_place.pointer);
    }
    if (!removed)
        emit failed(removed.error());
}

bool FieldBinding::isCleared(const Node &node) const
{
    return m_place.removeWhenEmpty && node.isString() && node.bytes().isEmpty();
}

base::Result<void> FieldBinding::store(const document::Value &value)
{
    const document::Document::Step step(m_document, m_place.stepName, m_place.pointer.toString());
    return m_writer ? m_writer(value) : openapi::setMember(m_document, m_place.pointer, value);
}

/**
 * An intermediate text may need quotes that the final one doesn't ("a " while typing "a b"). So the final text is
 * written again to the state before typing.
 */
void FieldBinding::restoreStyle()
{
    const Snapshot after = m_document.snapshot();
    const Node before = m_before.at(m_place.pointer);
    const Node now = after.at(m_place.pointer);
    const bool isNew = !before.exists();
    if (!(before.isString() || isNew) || !now.isString() || m_document.undoName() != m_place.stepName)
        return;
    if (isNew && (quoteOf(after, now) == '\0' || now.bytes().isEmpty()))
        return;
    // An empty text needs quotes, so its style is not kept.
    if (!isNew && quoteOf(m_before, before) == quoteOf(after, now) && !before.bytes().isEmpty())
        return;
    {
        const QScopedValueRollback restoring(m_isRestoring, true);
        m_document.undo(document::Document::By::Program);
        const bool isBefore = m_document.snapshot().at(m_place.pointer).bytes() == before.bytes();
        if (!isBefore || !store(document::Value::string(now.bytes())))
            m_document.redo(document::Document::By::Program);
    }
    refresh();
}

void FieldBinding::finish()
{
    if (!m_isDirty)
        return;
    flush();
    if (m_isRefused)
        return;
    m_isDirty = false;
    restoreStyle();
    const Snapshot before = std::exchange(m_before, {});
    const Node node = m_document.snapshot().at(m_place.pointer);
    if (isCleared(node))
        erase();
    m_document.closeStep();
    tellTyped(before.at(m_place.pointer));
    emit typingChanged(false);
}

/** Ends an edit whose text can't be written. What was written before it stays. */
void FieldBinding::drop()
{
    if (!m_isRefused)
        return;
    m_isDirty = false;
    m_before = {};
    m_document.closeStep();
    setRefused(false);
    refresh();
    emit typingChanged(false);
}

/** Only what the control wrote: the text can have been changed elsewhere. */
void FieldBinding::tellTyped(const Node &before)
{
    const Node now = m_document.snapshot().at(m_place.pointer);
    if (now.isString() && now.text() == m_written.text())
        emit typed(before.text(), now.text());
}

bool FieldBinding::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == control() && event->type() == QEvent::FocusIn && m_isPlaced)
        emit located(m_place.pointer);
    if (watched == control() && event->type() == QEvent::FocusOut &&
        static_cast<QFocusEvent *>(event)->reason() != Qt::PopupFocusReason)
        finish();
    return takesUndoKeys(event) || takesEscape(event) || QObject::eventFilter(watched, event);
}

bool FieldBinding::takesEscape(QEvent *event)
{
    const bool isEscape = event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape;
    if (!isEscape || !m_isRefused)
        return false;
    drop();
    return true;
}

void FieldBinding::undoRefused()
{
    const auto *line = qobject_cast<QLineEdit *>(control());
    const auto *paragraph = qobject_cast<QPlainTextEdit *>(control());
    const QString text = line ? line->text() : paragraph ? paragraph->toPlainText() : QString();
    drop();
    m_undone = text;
}

/** As if it was typed again. */
void FieldBinding::redoRefused()
{
    const QString text = std::exchange(m_undone, {});
    if (auto *line = qobject_cast<QLineEdit *>(control())) {
        line->setText(text);
        line->setModified(true);
        emit line->textEdited(text);
    } else if (auto *paragraph = qobject_cast<QPlainTextEdit *>(control()))
        paragraph->setPlainText(text);
}

/** Undo is the document's: the control's own undo would be one more edit of the file. */
bool FieldBinding::takesUndoKeys(QEvent *event)
{
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress)
        return false;
    auto *key = static_cast<QKeyEvent *>(event);
    const bool isUndo = key->matches(QKeySequence::Undo);
    if (!isUndo && !key->matches(QKeySequence::Redo))
        return false;
    if (event->type() == QEvent::ShortcutOverride) {
        event->ignore();
        return true;
    }
    if (isUndo && m_isRefused) {
        undoRefused();
        return true;
    }
    if (!isUndo && !m_undone.isEmpty()) {
        redoRefused();
        return true;
    }
    // As every other act, Redo waits until the text is corrected or dropped.
    if (m_isRefused)
        return true;
    flush();
    const bool wasTyping = std::exchange(m_isDirty, false);
    m_document.closeStep();
    if (isUndo)
        m_document.undo();
    else
        m_document.redo();
    if (wasTyping)
        emit typingChanged(false);
    return true;
}

} // namespace designer

#include "moc_fieldbinding.cpp"
