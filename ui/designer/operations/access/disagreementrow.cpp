#include "disagreementrow.h"

#include "measures.h"
#include "naming.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace designer {

DisagreementRow::DisagreementRow(int number, QWidget *parent)
    : QWidget(parent)
    , m_message(new forms::FieldMessage(this))
    , m_button(new QPushButton(this))
{
    m_message->setObjectName(u"accessMessage%1"_qs.arg(number));
    m_button->setObjectName(u"accessAction%1"_qs.arg(number));
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(theme::Space::Group);
    line->addWidget(m_message, 1);
    line->addWidget(m_button, 0, Qt::AlignTop);
    connect(m_button, &QPushButton::clicked, this, &DisagreementRow::activated);
}

void DisagreementRow::setContent(forms::FieldMessage::Kind kind, const QString &text, const QString &button,
                                 bool canBeClicked)
{
    m_message->show(kind, text);
    widgets::setButtonText(m_button, button);
    m_button->setAccessibleDescription(text);
    m_button->setEnabled(canBeClicked);
}

bool DisagreementRow::hasButtonFocus() const
{
    return m_button->hasFocus();
}

} // namespace designer

#include "moc_disagreementrow.cpp"
