#include "designerservices.h"

#include <QLoggingCategory>

namespace startup {

namespace {
Q_LOGGING_CATEGORY(startupLog, "gatewright.startup")
} // namespace

DesignerServices::DesignerServices(QObject *parent)
    : QObject(parent)
{
    connect(&m_environments, &management::EnvironmentList::currentChanged, this, &DesignerServices::followEnvironment);
    connect(&m_environments, &management::EnvironmentList::listChanged, this, &DesignerServices::followEnvironment);
    connect(&m_environments, &management::EnvironmentList::listChanged, this,
            &DesignerServices::forgetRemovedEnvironments);
    followEnvironment();
    forgetRemovedEnvironments();
}

window::Services DesignerServices::services()
{
    return {m_workspace,  m_store,    m_gateway,  m_sender, m_routes,   m_clientUsers, m_environments,
            m_management, m_keychain, m_settings, m_clock,  m_recovery, m_disk,        m_remote};
}

void DesignerServices::startSandbox(const QString &folder)
{
    const base::Result<void> started = m_sandbox.start(folder, 0);
    if (!started) {
        // The pages say that the sandbox does not answer; this says why.
        qCWarning(startupLog).noquote() << "the sandbox did not start:" << started.error().detail;
        return;
    }
    m_environments.setSandboxAddresses(m_sandbox.dashboardUrl(), m_sandbox.portalUrl());
}

void DesignerServices::forgetRemovedEnvironments()
{
    QStringList ids;
    for (const management::Environment &environment : m_environments.environments())
        ids.append(environment.id);
    m_answers.keepOnly(ids);
}

void DesignerServices::followEnvironment()
{
    m_management.setEnvironment(m_environments.current());
    m_sandbox.setFault(m_environments.environments().constFirst().fault);
    m_resolver.setEnvironment(m_environments.current());
    m_routes.rebuild();
    m_secretPreflight.askAgain();
}

} // namespace startup

#include "moc_designerservices.cpp"
