#include "connectiontestview.h"

#include "callerrormessages.h"
#include "heading.h"
#include "measures.h"

#include <QEvent>
#include <QVBoxLayout>

namespace environments {

ConnectionTestView::ConnectionTestView(management::ManagementService &service,
                                       management::EnvironmentList &environments, QWidget *parent)
    : QWidget(parent)
    , m_test(service, environments)
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

void ConnectionTestView::start(const management::Environment &environment)
{
    show();
    m_test.start(environment);
}

void ConnectionTestView::clear()
{
    m_test.cancel();
    hide();
}

void ConnectionTestView::refresh()
{
    using State = ConnectionTest::State;
    const std::array names{tr("List certificates"), tr("Fetch a policy"), tr("Create a policy"),
                           tr("List SSO profiles")};
    for (std::size_t i = 0; i < names.size(); ++i) {
        const auto operation = static_cast<ConnectionTest::Operation>(i);
        const ConnectionTest::Line &line = m_test.line(operation);
        const auto say = [label = m_lines[i]](theme::Role role, const QString &text) {
            label->setRole(role);
            label->setText(text);
        };
        if (line.state == State::Waiting)
            say(theme::Role::Muted, tr("… %1: waiting for the response", "%1 is an operation").arg(names[i]));
        else if (line.state == State::Works)
            say(theme::Role::Ok, tr("✓ %1: works", "%1 is an operation").arg(names[i]));
        else if (line.state == State::Failed)
            say(theme::Role::Error, tr("✗ %1: %2", "%1 is an operation, %2 what went wrong")
                                        .arg(names[i], messages::callErrorText(line.error)));
        else if (operation == ConnectionTest::Operation::CreatePolicy)
            say(theme::Role::Muted,
                tr("– %1: not tested, because it would create a policy", "%1 is an operation").arg(names[i]));
        else
            say(theme::Role::Muted,
                tr("– %1: not tested, because no policy is known", "%1 is an operation").arg(names[i]));
    }
}

void ConnectionTestView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

} // namespace environments

#include "moc_connectiontestview.cpp"
