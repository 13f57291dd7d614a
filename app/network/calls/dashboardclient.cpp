#include "dashboardclient.h"

#include "cachedcertificates.h"
#include "certificatejson.h"
#include "knowncertificates.h"
#include "knownpolicies.h"
#include "policycalls.h"
#include "task.h"

namespace network {

namespace {

using management::CertificatePage;
using management::CertificateQuery;

} // namespace

DashboardClient::DashboardClient(const CallServices &services, management::KnownPolicyIds &knownIds,
                                 management::KnownCertificates &knownCertificates,
                                 management::KnownPolicies &knownPolicies, QObject *parent)
    : QObject(parent)
    , m_caller(services)
    , m_knownIds(knownIds)
    , m_knownCertificates(knownCertificates)
    , m_knownPolicies(knownPolicies)
{}

void DashboardClient::setEnvironment(const management::Environment &environment)
{
    m_caller.setCurrent(environment);
    m_environment = environment;
}

template<typename T, typename Take>
management::Answer<T> DashboardClient::noted(management::Answer<T> call, Take take)
{
    using Outcome = base::Result<T, management::CallError>;
    auto *task = new Task<Outcome>(this);
    task->step(call, [this, task, take, id = m_environment.id](const Outcome &outcome) {
        if (outcome && id == m_environment.id)
            take(*outcome);
        task->finish(outcome);
    });
    return task->future();
}

management::Answer<CertificatePage> DashboardClient::listCertificates(const CertificateQuery &query)
{
    using Outcome = base::Result<CertificatePage, management::CallError>;
    auto *task = new Task<Outcome>(this);
    task->step(m_caller.get(m_environment, Interface::Dashboard, CertificatesPath, queryItems(query)),
               [this, task, query, id = m_environment.id](const JsonOutcome &answer) {
                   if (!answer)
                       return task->finish(answer.error());
                   base::Result<CertificatePage> page = management::readCertificatePage(answer->value);
                   if (!page)
                       return task->finish(notUnderstood(*answer, page.error().detail));
                   const CertificatePage answered = asAnswered(*answer, *page);
                   if (id == m_environment.id)
                       m_knownCertificates.take(query, answered);
                   task->finish(answered);
               });
    return task->future();
}

management::Answer<management::CreatedPolicy> DashboardClient::createPolicy(const management::Policy &policy)
{
    return noted(createAndReadBack({&m_caller, &m_knownIds, m_environment}, policy),
                 [this](const management::CreatedPolicy &created) {
                     if (!created.readBackError)
                         m_knownPolicies.take(created.readBack);
                 });
}

management::Answer<management::Policy> DashboardClient::fetchPolicy(const QString &id)
{
    return noted(fetchPolicyById({&m_caller, &m_knownIds, m_environment}, id),
                 [this](const management::Policy &policy) { m_knownPolicies.take(policy); });
}

management::Answer<management::PolicyPage> DashboardClient::listPolicies(int page)
{
    return noted(fetchPolicyList({&m_caller, &m_knownIds, m_environment}, page),
                 [this, page](const management::PolicyPage &answer) { m_knownPolicies.take(page, answer); });
}

} // namespace network

#include "moc_dashboardclient.cpp"
