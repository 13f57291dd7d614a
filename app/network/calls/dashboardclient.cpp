#include "dashboardclient.h"

#include "cachedcertificates.h"
#include "certificatejson.h"
#include "knowncertificates.h"
#include "policycalls.h"
#include "task.h"

namespace network {

namespace {

using management::CertificatePage;
using management::CertificateQuery;

} // namespace

DashboardClient::DashboardClient(const CallServices &services, management::KnownPolicyIds &knownIds,
                                 management::KnownCertificates &knownCertificates, QObject *parent)
    : QObject(parent)
    , m_caller(services)
    , m_knownIds(knownIds)
    , m_knownCertificates(knownCertificates)
{}

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
    return createAndReadBack({&m_caller, &m_knownIds, m_environment}, policy);
}

management::Answer<management::Policy> DashboardClient::fetchPolicy(const QString &id)
{
    return fetchPolicyById({&m_caller, &m_knownIds, m_environment}, id);
}

management::Answer<management::PolicyPage> DashboardClient::listPolicies(int page)
{
    return fetchPolicyList({&m_caller, &m_knownIds, m_environment}, page);
}

} // namespace network

#include "moc_dashboardclient.cpp"
