#include "connectiontestview.h"

#include "callerrorwording.h"
#include "heading.h"
#include "measures.h"

#include <QEvent>
#include <QVBoxLayout>

namespace environments {

ConnectionTestView::ConnectionTestView(management::ManagementService &service, QWidget *parent)
    : QWidget(parent)
    , m_test(service)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(theme::Space::Tight);
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        m_lines[i] = new widgets::ToneLabel({}, theme::Role::Muted, this);
        m_lines[i]->setObjectName(u"environmentTestLine%1"_qs.arg(i));
        layout->addWidget(m_lines[i]);
    }
    connect(&m_test, &ConnectionTest::changed, this, &ConnectionTestView::refresh);
    refresh();
    hide();
}

void ConnectionTestView::start()
{
    show();
    m_test.start();
}

void ConnectionTestView::clear()
{
    m_test.cancel();
    hide();
}

void ConnectionTestView::refresh()
{
    const std::array<QString, 3> names{tr("List certificates"), tr("Policies"), tr("List SSO profiles")};
    for (std::size_t i = 0; i < names.size(); ++i) {
        const ConnectionTest::Line &line = m_test.line(static_cast<ConnectionTest::Operation>(i));
        widgets::ToneLabel *label = m_lines[i];
        if (line.state == ConnectionTest::State::Waiting) {
            label->setRole(theme::Role::Muted);
            label->setText(tr("… %1: waiting for an answer", "%1 is an operation").arg(names[i]));
        } else if (line.state == ConnectionTest::State::Works) {
            label->setRole(theme::Role::Ok);
            label->setText(tr("✓ %1: works", "%1 is an operation").arg(names[i]));
        } else {
            label->setRole(theme::Role::Error);
            label->setText(tr("✗ %1: %2", "%1 is an operation, %2 what went wrong")
                               .arg(names[i], wording::callErrorText(line.error)));
        }
    }
}

void ConnectionTestView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

} // namespace environments
