#include "entrybuttons.h"

#include "flowlayout.h"
#include "icon.h"
#include "measures.h"
#include "naming.h"

#include <QPushButton>

#include <utility>

namespace designer {

EntryButtons::EntryButtons(const ObjectNames &names, QWidget *parent)
    : QWidget(parent)
    , m_add(new QPushButton(theme::icon(theme::Icon::Add), {}, this))
    , m_remove(new QPushButton(theme::icon(theme::Icon::Remove), {}, this))
    , m_source(new QPushButton(theme::icon(theme::Icon::Source), {}, this))
{
    m_add->setObjectName(names.add);
    m_remove->setObjectName(names.remove);
    m_source->setObjectName(names.source);
    m_row = new widgets::FlowLayout(this);
    m_row->setContentsMargins({});
    m_row->setSpacing(theme::Space::Control);
    for (QPushButton *button : {m_add, m_remove, m_source})
        m_row->addWidget(button);
    connect(m_add, &QPushButton::clicked, this, &EntryButtons::addRequested);
    connect(m_remove, &QPushButton::clicked, this, &EntryButtons::removeRequested);
    connect(m_source, &QPushButton::clicked, this, &EntryButtons::sourceRequested);
}

void EntryButtons::addButton(QPushButton *button)
{
    // In front of the buttons that are already there, as a flow layout only appends.
    for (QPushButton *later : {m_remove, m_source})
        m_row->removeWidget(later);
    for (QPushButton *next : {button, m_remove, m_source})
        m_row->addWidget(next);
    setTabOrder(m_add, button);
}

void EntryButtons::setTexts(const QString &add, const QString &remove)
{
    widgets::setButtonText(m_add, add);
    // Icons, so that the buttons are one row.
    for (const auto &[button, name] : {std::pair(m_remove, remove), std::pair(m_source, tr("Show in Source"))}) {
        button->setAccessibleName(name);
        button->setToolTip(name);
    }
}

} // namespace designer

#include "moc_entrybuttons.cpp"
