#include "findingsview.h"

#include "fieldmessage.h"
#include "measures.h"
#include "ssomessages.h"
#include "valuelabel.h"

#include <QEvent>
#include <QVBoxLayout>

namespace sso {

FindingsView::FindingsView(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins({});
    m_layout->setSpacing(theme::Space::Tight);
    m_none = new forms::ValueLabel(u"ssoNoFindings"_qs, this);
    m_layout->addWidget(m_none);
    refresh();
}

void FindingsView::setFindings(const QList<management::SsoFinding> &findings)
{
    m_findings = findings;
    refresh();
}

void FindingsView::refresh()
{
    while (m_lines.size() < m_findings.size()) {
        auto *line = new forms::FieldMessage(this);
        line->setObjectName(u"ssoFinding%1"_qs.arg(m_lines.size()));
        m_layout->addWidget(line);
        m_lines.append(line);
    }
    for (qsizetype i = 0; i < m_lines.size(); ++i) {
        if (i >= m_findings.size()) {
            m_lines.at(i)->clear();
            continue;
        }
        using Kind = forms::FieldMessage::Kind;
        const management::SsoFinding &finding = m_findings.at(i);
        const Kind kind = finding.severity == base::Severity::Error     ? Kind::Error
                          : finding.severity == base::Severity::Warning ? Kind::Warning
                                                                        : Kind::Information;
        m_lines.at(i)->show(
            kind,
            tr("%1: %2", "%1: a severity, %2: a sentence").arg(severityText(finding.severity), findingText(finding)));
    }
    m_none->setValue(tr("none"));
    m_none->setVisible(m_findings.isEmpty());
}

void FindingsView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

} // namespace sso

#include "moc_findingsview.cpp"
