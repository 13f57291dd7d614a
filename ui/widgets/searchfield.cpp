#include "searchfield.h"

#include "naming.h"
#include "theme.h"

#include <QAction>
#include <QKeyEvent>

namespace widgets {

SearchField::SearchField(const QString &label, const QString &objectName, QWidget *parent)
    : QLineEdit(parent)
{
    setObjectName(objectName);
    setLabel(label);
    setClearButtonEnabled(true);
    addAction(theme::icon(theme::Icon::Search, theme::Role::Muted), QLineEdit::LeadingPosition);
}

void SearchField::setLabel(const QString &label)
{
    setPlaceholderText(label);
    setAccessibleName(spokenLabel(label));
}

void SearchField::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && !text().isEmpty()) {
        clear();
        return;
    }
    const bool onward = event->key() == Qt::Key_Down || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (onward && m_target) {
        m_target->setFocus(Qt::TabFocusReason);
        return;
    }
    QLineEdit::keyPressEvent(event);
}

bool focusSearchField(const QWidget *page)
{
    for (auto *field : page->findChildren<SearchField *>()) {
        if (!field->isVisibleTo(page) || !field->isEnabled())
            continue;
        field->setFocus(Qt::ShortcutFocusReason);
        field->selectAll();
        return true;
    }
    return false;
}

} // namespace widgets
