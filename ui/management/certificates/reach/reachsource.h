#pragma once

#include "certificatereach.h"
#include "clock.h"
#include "managementapi.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace certificates {

/** The definitions, certificates and policies from which the reach of a certificate follows, as a value for workers. */
struct ReachFacts {
    QList<reach::ServedApi> apis;
    management::CertificateSet certificates;
    std::shared_ptr<const reach::PolicyIndex> policies;
    bool arePoliciesKnown = false;
    QDateTime now;
};

/** Collects what the reach of a certificate follows from, whenever it changes. */
class ReachSource final : public QObject
{
    Q_OBJECT

public:
    ReachSource(management::ManagementService &service, const base::Clock &clock, QObject *parent = nullptr);

    void setApis(const QList<reach::ServedApi> &apis);
    /** The facts as of now. Policies that have just changed are read on a worker, and are in the facts after changed().
     */
    [[nodiscard]] ReachFacts facts() const;

signals:
    /** Emitted once after several changes. */
    void changed();

private:
    void readPolicies();

    management::ManagementService &m_service;
    const base::Clock &m_clock;
    QList<reach::ServedApi> m_apis;
    std::shared_ptr<const reach::PolicyIndex> m_policies = std::make_shared<const reach::PolicyIndex>();
    int m_reading = 0; ///< The number of the newest reading of policies.
    QTimer m_changes;  ///< Joins changes that come together.
};

} // namespace certificates
