#include "searchfield.h"

#include "naming.h"
#include "theme.h"

#include <QAction>
#include <QKeyEvent>
#include <QToolButton>

namespace widgets {

SearchField::SearchField(const QString &label, const QString &objectName, QWidget *parent)
    : QLineEdit(parent)
{
    setObjectName(objectName);
    setLabel(label);
    setClearButtonEnabled(true);
    addAction(theme::icon(theme::Icon::Search, theme::Role::Muted), QLineEdit::LeadingPosition);
    nameInnerButtons();
}

/** Names the buttons that QLineEdit creates: clear, which Qt names by its action, and the magnifier. */
void SearchField::nameInnerButtons()
{
    for (auto *button : findChildren<QToolButton *>()) {
        const bool clears = button->defaultAction() &&
                            button->defaultAction()->objectName() == u"_q_qlineeditclearaction"_qs;
        button->setObjectName(objectName() + (clears ? u"Clear"_qs : u"Icon"_qs));
        button->setAccessibleName(clears ? tr("Clear the text") : tr("Search"));
        if (clears)
            button->setToolTip(tr("Clear the text (Esc)"));
    }
}

void SearchField::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        nameInnerButtons();
    QLineEdit::changeEvent(event);
}

void SearchField::setLabel(const QString &label)
{
    setPlaceholderText(label);
    setAccessibleName(spokenLabel(label));
}

void SearchField::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    if (m_rows && m_rows->isVisible() && (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Escape))
        return event->ignore();
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

#include "moc_searchfield.cpp"
