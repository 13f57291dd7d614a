#include "comparisonload.h"

#include "calllog.h"
#include "whendone.h"

namespace comparison {

namespace {

constexpr int AllPages = -1;

} // namespace

ComparisonLoad::ComparisonLoad(management::ManagementService &service, const management::Environment &environment,
                               QObject *parent)
    : QObject(parent)
    , m_service(service.separate(environment))
{
    m_lists.environment = environment;
    // The user looks for all calls in one place.
    connect(&m_service->calls(), &management::CallLog::added, this,
            [&calls = service.calls()](const traffic::ExchangePtr &call) { calls.add(*call); });
    start(Kind::Certificates, m_service->dashboard().listCertificates({AllPages, true, std::nullopt}),
          [this](const management::CertificatePage &page) {
              // Some servers return the first page for the request of all pages.
              m_lists.certificates = {page.certificates, !page.stale && page.pages <= 1};
          });
    m_listing = std::make_unique<management::PolicyListing>(m_service->dashboard(), nullptr);
    m_listing->start({}, [this](const base::Result<management::ListedPolicies, management::CallError> &listed) {
        if (listed)
            m_lists.policies = {listed->policies, listed->areAll()};
        else
            m_errors[static_cast<std::size_t>(Kind::Policies)] = listed.error();
        endOne();
    });
    start(Kind::SsoProfiles, m_service->portal().listSsoProfiles(), [this](const management::SsoProfileList &list) {
        for (const QList<management::SsoProfile> &group : list.groups)
            m_lists.profiles.entries += group;
        m_lists.profiles.isComplete = !list.stale;
    });
}

ComparisonLoad::~ComparisonLoad()
{
    for (const auto &cancel : m_cancellers)
        cancel();
}

template<typename T, typename Handler>
void ComparisonLoad::start(Kind kind, management::Answer<T> answer, Handler handle)
{
    m_cancellers.append([answer]() mutable { answer.cancel(); });
    base::whenDone(answer, this, [this, kind, handle](const base::Result<T, management::CallError> &result) {
        if (result)
            handle(*result);
        else
            m_errors[static_cast<std::size_t>(kind)] = result.error();
        endOne();
    });
}

void ComparisonLoad::endOne()
{
    if (--m_pending == 0)
        emit done();
}

} // namespace comparison

#include "moc_comparisonload.cpp"
