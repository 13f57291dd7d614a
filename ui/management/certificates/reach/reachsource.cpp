#include "reachsource.h"

#include "knowncertificates.h"
#include "knownpolicies.h"
#include "worker.h"

namespace certificates {

ReachSource::ReachSource(management::ManagementService &service, const base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_service(service)
    , m_clock(clock)
{
    m_changes.setSingleShot(true);
    m_changes.setInterval(0);
    connect(&m_changes, &QTimer::timeout, this, &ReachSource::changed);
    connect(&service.knownCertificates(), &management::KnownCertificates::changed, &m_changes,
            qOverload<>(&QTimer::start));
    connect(&service.knownPolicies(), &management::KnownPolicies::changed, this, &ReachSource::readPolicies);
    readPolicies();
}

void ReachSource::setApis(const QList<reach::ServedApi> &apis)
{
    m_apis = apis;
    m_changes.start();
}

void ReachSource::readPolicies()
{
    base::runOnWorker(
        this,
        [policies = m_service.knownPolicies().policies()]() -> base::Result<std::shared_ptr<const reach::PolicyIndex>> {
            return std::make_shared<const reach::PolicyIndex>(policies);
        },
        [this, reading = ++m_reading](const base::Result<std::shared_ptr<const reach::PolicyIndex>> &index) {
            if (reading != m_reading || !index)
                return;
            m_policies = *index;
            m_changes.start();
        });
}

ReachFacts ReachSource::facts() const
{
    return {m_apis, m_service.knownCertificates().all(), m_policies, m_service.knownPolicies().isKnown(),
            m_clock.now()};
}

} // namespace certificates

#include "moc_reachsource.cpp"
