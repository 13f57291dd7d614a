#include "entrybuttons.h"

#include "icon.h"
#include "measures.h"
#include "naming.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace designer {

EntryButtons::EntryButtons(const ObjectNames &names, QWidget *parent)
    : QWidget(parent)
    , m_add(new QPushButton(theme::icon(theme::Icon::Add), {}, this))
    , m_remove(new QPushButton(this))
    , m_source(new QPushButton(this))
{
    m_add->setObjectName(names.add);
    m_remove->setObjectName(names.remove);
    m_source->setObjectName(names.source);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->setSpacing(theme::Space::Control);
    for (QPushButton *button : {m_add, m_remove, m_source})
        row->addWidget(button);
    row->addStretch(1);
    m_row = row;
    connect(m_add, &QPushButton::clicked, this, &EntryButtons::addRequested);
    connect(m_remove, &QPushButton::clicked, this, &EntryButtons::removeRequested);
    connect(m_source, &QPushButton::clicked, this, &EntryButtons::sourceRequested);
}

void EntryButtons::addButton(QPushButton *button)
{
    m_row->insertWidget(m_row->indexOf(m_add) + 1, button);
    setTabOrder(m_add, button);
}

void EntryButtons::setTexts(const QString &add, const QString &remove)
{
    widgets::setButtonText(m_add, add);
    widgets::setButtonText(m_remove, remove);
    widgets::setButtonText(m_source, tr("Show in Source"));
}

} // namespace designer

#include "moc_entrybuttons.cpp"
