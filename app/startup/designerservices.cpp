#include "designerservices.h"

#include "collectfacts.h"
#include "newfiles.h"
#include "proxyaddress.h"

#include <QLoggingCategory>

namespace startup {

namespace {
Q_LOGGING_CATEGORY(startupLog, "gatewright.startup")
} // namespace

DesignerServices::DesignerServices(QObject *parent)
    : QObject(parent)
    , m_facts(collectFacts(m_core.settings))
{
    connect(&m_core.environments, &management::EnvironmentList::currentChanged, this,
            &DesignerServices::followEnvironment);
    connect(&m_core.environments, &management::EnvironmentList::listChanged, this,
            &DesignerServices::followEnvironment);
    connect(&m_core.environments, &management::EnvironmentList::listChanged, this,
            &DesignerServices::forgetRemovedEnvironments);
    if (!m_core.settings.areKept())
        qCWarning(startupLog) << "the settings file is a pipe or a device, so settings are lost when the program ends";
    followEnvironment();
    forgetRemovedEnvironments();
    management::moveProxyPasswords(m_core.environments, m_core.desktopKeychain, this);
}

window::Services DesignerServices::services()
{
    return {m_preview.workspace,
            m_core.store,
            m_preview.gateway,
            m_preview.sender,
            m_preview.routes,
            m_drills,
            m_clientUsers,
            m_core.environments,
            m_management.management,
            m_core.keychain,
            m_core.grants,
            m_core.settings,
            m_core.clock,
            m_recovery,
            m_disk,
            m_remote,
            storage::createFiles,
            &m_commits,
            &m_reviews,
            &m_merges,
            &m_requests,
            &m_core.resolver,
            &m_seenProfiles,
            &m_facts,
            std::make_shared<storage::FileStore>()};
}

void DesignerServices::startSandbox(const QString &folder)
{
    // The pages show that the sandbox can't be reached. The log has the reason.
    if (const base::Result<void> started = m_management.startSandbox(folder); !started)
        qCWarning(startupLog).noquote() << "the sandbox did not start:" << started.error().detail;
}

void DesignerServices::forgetRemovedEnvironments()
{
    QStringList ids;
    for (const management::Environment &environment : m_core.environments.environments())
        ids.append(environment.id);
    m_answers.removeAllExcept(ids);
    m_seenProfiles.removeAllExcept(ids);
}

void DesignerServices::followEnvironment()
{
    m_management.management.setEnvironment(m_core.environments.current());
    m_management.sandbox.setFault(m_core.environments.environments().constFirst().fault);
    m_core.setSecretEnvironment(m_core.environments.current());
    m_preview.routes.rebuild();
    m_secretPreflight.askAgain();
}

} // namespace startup

#include "moc_designerservices.cpp"
