#include "policylisting.h"

#include "whendone.h"

#include <algorithm>

namespace management {

namespace {

constexpr int EveryPage = -1;

/** A refused ID has no policy. */
bool isUnknown(const CallError &error)
{
    constexpr int badRequest = 400;
    constexpr int notFound = 404;
    return error.failure == CallFailure::Refused && (error.status == notFound || error.status == badRequest);
}

} // namespace

PolicyListing::PolicyListing(DashboardApi &dashboard, QObject *parent)
    : QObject(parent)
    , m_dashboard(dashboard)
{}

template<typename Answer>
bool PolicyListing::hasFailed(const Answer &answer)
{
    if (!answer)
        m_done(answer.error());
    else if (answer->stale)
        m_done(answer->stale->error);
    return !answer || answer->stale;
}

void PolicyListing::start(const QStringList &ids, Done done)
{
    m_ids = ids;
    m_ids.removeAll(QString());
    m_ids.removeDuplicates();
    m_done = std::move(done);
    base::whenDone(m_dashboard.listPolicies(EveryPage), this, [this](const base::Result<PolicyPage, CallError> &page) {
        if (!hasFailed(page))
            takeFirst(*page);
    });
}

void PolicyListing::takeFirst(const PolicyPage &page)
{
    m_listed.source = page.source;
    m_listed.unanswered = page.unanswered;
    m_pages = page.pages;
    add(page.policies);
    if (page.source == PolicyPage::Source::Remembered)
        fetchIds();
    else if (m_pages > 1)
        fetchPage(2); // Some servers return the first page for the request of all pages.
    else
        m_done(m_listed);
}

void PolicyListing::fetchPage(int page)
{
    base::whenDone(m_dashboard.listPolicies(page), this,
                   [this, page](const base::Result<PolicyPage, CallError> &answer) {
                       if (hasFailed(answer))
                           return;
                       const bool isLast = answer->source != PolicyPage::Source::Server || !add(answer->policies) ||
                                           page >= std::max(m_pages, answer->pages);
                       m_listed.isComplete = isLast || page < MostPages;
                       if (isLast || page >= MostPages)
                           m_done(m_listed);
                       else
                           fetchPage(page + 1);
                   });
}

bool PolicyListing::add(const QList<Policy> &policies)
{
    bool hasNew = false;
    for (const Policy &policy : policies) {
        const QString id = policy.id();
        if (!id.isEmpty() && m_known.contains(id))
            continue;
        m_known.insert(id);
        m_listed.policies.append(policy);
        hasNew = true;
    }
    return hasNew;
}

void PolicyListing::fetchIds()
{
    if (m_ids.isEmpty())
        return m_done(m_listed);
    const QString id = m_ids.takeFirst();
    if (m_known.contains(id))
        return fetchIds();
    base::whenDone(m_dashboard.fetchPolicy(id), this, [this](const base::Result<Policy, CallError> &policy) {
        if (!policy && isUnknown(policy.error()))
            return fetchIds();
        if (hasFailed(policy))
            return;
        add({*policy});
        fetchIds();
    });
}

} // namespace management

#include "moc_policylisting.cpp"
