#pragma once

#include "policy.h"

#include <QHash>
#include <QObject>

namespace management {

/**
 * The known policies of the current environment, from the answers of its dashboard in this run or from cached answers.
 * A policy that is not known may still exist on the dashboard.
 */
class KnownPolicies final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /** Removes all known policies, because the current environment is another one now. */
    void forget();
    /** Adds a policy, or replaces the known one that has its id. */
    void take(const Policy &policy);
    /**
     * Adds the policies of an answer for a page of the list. The server's complete list replaces the known policies.
     */
    void take(int page, const PolicyPage &answer);

    [[nodiscard]] const QList<Policy> &policies() const { return m_policies; }
    /** True if an answer of the dashboard is known, even one without policies. */
    [[nodiscard]] bool isKnown() const { return m_isKnown; }

signals:
    void changed();

private:
    void put(const Policy &policy);

    QList<Policy> m_policies;
    QHash<QString, qsizetype> m_places; ///< The indexes of the policies by their ids.
    bool m_isKnown = false;
};

} // namespace management
