#include "policymeaningview.h"

#include "fieldmessage.h"
#include "measures.h"
#include "policymessages.h"
#include "valuelabel.h"

#include <QEvent>
#include <QVBoxLayout>

namespace policies {

PolicyMeaningView::PolicyMeaningView(QWidget *parent)
    : QWidget(parent)
    , m_sentences(new forms::ValueLabel(u"policyMeaning"_qs, this))
    , m_warnings(new QVBoxLayout)
{
    m_warnings->setSpacing(theme::Space::Tight);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::Space::Control, theme::Space::Control, theme::Space::Control,
                               theme::Space::Control);
    layout->setSpacing(theme::Space::Control);
    layout->addWidget(m_sentences);
    layout->addLayout(m_warnings);
    layout->addStretch();
    refresh();
}

void PolicyMeaningView::setPolicy(const management::Policy &policy)
{
    m_policy = policy;
    refresh();
}

void PolicyMeaningView::refresh()
{
    QStringList sentences;
    const QList<management::PolicyMeaning> meanings = management::policyMeaning(m_policy);
    for (const management::PolicyMeaning &meaning : meanings)
        sentences.append(u"• "_qs + messages::policyMeaningText(meaning));
    m_sentences->setCaption(tr("Summary"));
    m_sentences->setValue(sentences.join(u'\n'));
    const QList<management::PolicyWarning> warnings = management::policyWarnings(m_policy);
    while (m_lines.size() < warnings.size()) {
        auto *line = new forms::FieldMessage(this);
        line->setObjectName(u"policyWarning%1"_qs.arg(m_lines.size()));
        m_warnings->addWidget(line);
        m_lines.append(line);
    }
    for (qsizetype i = 0; i < m_lines.size(); ++i) {
        if (i < warnings.size())
            m_lines.at(i)->show(forms::FieldMessage::Kind::Warning, messages::policyWarningText(warnings.at(i)));
        else
            m_lines.at(i)->clear();
    }
}

void PolicyMeaningView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

} // namespace policies

#include "moc_policymeaningview.cpp"
