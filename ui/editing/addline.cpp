#include "addline.h"

#include <QAbstractButton>
#include <QKeyEvent>
#include <QLineEdit>

namespace editing {

AddLine::AddLine(QLineEdit *edit, QAbstractButton *add)
    : PendingEdit(edit)
    , m_edit(edit)
    , m_add(add)
{
    edit->installEventFilter(this);
}

bool AddLine::isPending() const
{
    return m_edit->isEnabled() && m_edit->isModified() && !m_edit->text().trimmed().isEmpty();
}

void AddLine::complete()
{
    const QPointer<AddLine> self(this);
    if (m_add->isEnabled() && (!m_condition || m_condition()))
        m_add->click();
    if (self && isPending())
        emit refused();
}

bool AddLine::isCompletedBy(const QWidget *clicked) const
{
    const auto *other = clicked ? clicked->findChild<AddLine *>(QString(), Qt::FindDirectChildrenOnly) : nullptr;
    return clicked == m_add || (other && other->m_add == m_add);
}

bool AddLine::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn && !m_edit->isModified())
        m_before = m_edit->text();
    const bool isEscape = event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape;
    if (!isEscape || !isPending())
        return QObject::eventFilter(watched, event);
    m_edit->setText(m_before);
    return true;
}

} // namespace editing

#include "moc_addline.cpp"
