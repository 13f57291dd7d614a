#include "dashboardclient.h"

#include "certificatejson.h"
#include "policycalls.h"
#include "task.h"

namespace network {

namespace {

using management::CertificateFilter;
using management::CertificatePage;
using management::CertificateQuery;

QByteArray filterWord(CertificateFilter filter)
{
    switch (filter) {
    case CertificateFilter::Omit:
        return "omit";
    case CertificateFilter::WithPrivateKey:
        return "with_pk";
    case CertificateFilter::WithoutPrivateKey:
        return "without_pk";
    }
    return "omit";
}

/** `filter` works only together with `mode=detailed`, so it is left out without it. Source: section 4.1. */
QueryItems queryItems(const CertificateQuery &query)
{
    QueryItems items;
    if (query.page)
        items.append(std::pair<QByteArray, QByteArray>("p", QByteArray::number(*query.page)));
    if (query.detailed)
        items.append(std::pair<QByteArray, QByteArray>("mode", "detailed"));
    if (query.detailed && query.filter)
        items.append(std::pair<QByteArray, QByteArray>("filter", filterWord(*query.filter)));
    return items;
}

} // namespace

DashboardClient::DashboardClient(const CallServices &services, management::KnownPolicyIds &knownIds, QObject *parent)
    : QObject(parent)
    , m_caller(services)
    , m_knownIds(knownIds)
{}

management::Answer<CertificatePage> DashboardClient::listCertificates(const CertificateQuery &query)
{
    using Outcome = base::Result<CertificatePage, management::CallError>;
    auto *task = new Task<Outcome>(this);
    task->step(m_caller.get(m_environment, Interface::Dashboard, "/api/certs", queryItems(query)),
               [task](const JsonOutcome &answer) {
                   if (!answer)
                       return task->finish(answer.error());
                   base::Result<CertificatePage> page = management::readCertificatePage(answer->value);
                   if (!page)
                       return task->finish(notUnderstood(*answer, page.error().detail));
                   task->finish(asAnswered(*answer, *page));
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
    return listOrRemember({&m_caller, &m_knownIds, m_environment}, page);
}

} // namespace network
