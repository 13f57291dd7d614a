#include "nameedit.h"

#include <QKeyEvent>
#include <QLineEdit>

namespace editing {

NameEdit::NameEdit(QLineEdit *edit)
    : PendingEdit(edit)
    , m_edit(edit)
{
    edit->installEventFilter(this);
    connect(edit, &QLineEdit::editingFinished, this, [this] {
        if (isPending())
            take();
        else
            emit restored();
    });
}

void NameEdit::show(const QString &name)
{
    // The line cuts a longer name off. What is left must not become the name.
    m_name = name.left(m_edit->maxLength());
    m_edit->setReadOnly(m_name != name);
    if (m_edit->text() != m_name)
        m_edit->setText(m_name);
}

/** Undo and Redo of the line go on with what is typed. Afterwards they are those of the document. */
bool NameEdit::leavesToDocument(QEvent *event) const
{
    if (event->type() != QEvent::ShortcutOverride || isPending())
        return false;
    const auto *key = static_cast<QKeyEvent *>(event);
    return key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo);
}

bool NameEdit::isPending() const
{
    return !m_isTaking && m_edit->isEnabled() && m_edit->text() != m_name;
}

void NameEdit::take()
{
    const QPointer<NameEdit> self(this);
    m_isTaking = true;
    emit typed(m_edit->text());
    if (self)
        m_isTaking = false;
}

void NameEdit::complete()
{
    const QPointer<NameEdit> self(this);
    if (isPending())
        take();
    if (self && isPending())
        emit awaited();
}

bool NameEdit::isCompletedBy(const QWidget *clicked) const
{
    return m_completing.contains(clicked);
}

bool NameEdit::eventFilter(QObject *watched, QEvent *event)
{
    if (leavesToDocument(event)) {
        event->ignore();
        return true;
    }
    const bool isEscape = event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape;
    if (!isEscape || !isPending())
        return QObject::eventFilter(watched, event);
    m_edit->setText(m_name);
    emit restored();
    return true;
}

} // namespace editing

#include "moc_nameedit.cpp"
