#pragma once

#include "managementapi.h"

#include <QObject>
#include <QSet>

#include <functional>

namespace management {

/** The policies of a dashboard, as far as it tells them. */
struct ListedPolicies {
    QList<Policy> policies;
    /** Remembered: the server can't list policies, so there can be others. */
    PolicyPage::Source source = PolicyPage::Source::Server;
    bool isComplete = true;   ///< False if the server has more pages than are read.
    QStringList unanswered{}; ///< Ids of known policies that could not be fetched.

    /** Returns true if the dashboard has no other policies. */
    [[nodiscard]] bool areAll() const
    {
        return source == PolicyPage::Source::Server && isComplete && unanswered.isEmpty();
    }
};

/** Fetches the policies of a dashboard: all pages of its list or, if it has no list, the known ones and those with the
 * given IDs. A cached answer counts as the error for which there is no newer one. */
class PolicyListing final : public QObject
{
    Q_OBJECT

public:
    /** The largest number of pages that are read, also if the server names no last one. */
    static constexpr int MostPages = 1000;

    using Done = std::function<void(const base::Result<ListedPolicies, CallError> &)>;

    /** Creates a listing of the policies of `dashboard`, which must outlive this object. */
    PolicyListing(DashboardApi &dashboard, QObject *parent);

    /** Fetches the policies, or without a list those with the IDs, then calls `done`. Call it only one time. */
    void start(const QStringList &ids, Done done);

private:
    void takeFirst(const PolicyPage &page);
    void fetchPage(int page);
    /** Adds the policies of a page. Returns false if all of them are known. */
    bool add(const QList<Policy> &policies);
    void fetchIds();
    /** Returns true if a call has failed and `done` was called. */
    template<typename Answer>
    bool hasFailed(const Answer &answer);

    DashboardApi &m_dashboard;
    Done m_done;
    QStringList m_ids;
    ListedPolicies m_listed;
    QSet<QString> m_known; ///< The ids of m_listed.
    int m_pages = 0;
};

} // namespace management
