#pragma once

#include "managementapi.h"

#include <QObject>

namespace widgets {
class Banner;
}

namespace policies {

/** Creates policies on the server, one at a time and without automatic retries, and shows the result in a banner. */
class PolicyCreation final : public QObject
{
    Q_OBJECT

public:
    /** `banner` shows the results and must outlive this object. */
    PolicyCreation(management::ManagementService &service, widgets::Banner *banner, QObject *parent);

    /** Starts to create a policy on the server. Does nothing while a creation is running. */
    void start(const management::Policy &policy);
    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    /**
     * Ignores the response to a running creation, because the environment has changed. The call is not cancelled: the
     * server may already have processed it.
     */
    void abandon();

signals:
    /** The creation of a policy was started, has finished or was abandoned: isRunning() has changed. */
    void stateChanged();
    void created(const management::CreatedPolicy &created, const management::Policy &sent);
    void environmentRequested();

private:
    void showCreated(const management::CreatedPolicy &created, const management::Policy &sent);
    void showFailure(const management::CallError &error);

    management::ManagementService &m_service;
    widgets::Banner *m_banner = nullptr;
    bool m_isRunning = false;
    int m_generation = 0;
};

} // namespace policies
