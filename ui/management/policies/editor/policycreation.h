#pragma once

#include "managementapi.h"

#include <QObject>

namespace widgets {
class Banner;
}

namespace policies {

/** The creation of a policy: one call at a time, never repeated by itself, and what came of it in a banner. */
class PolicyCreation final : public QObject
{
    Q_OBJECT

public:
    /** The banner outlives this. */
    PolicyCreation(management::ManagementService &service, widgets::Banner *banner, QObject *parent);

    /** Nothing happens while a creation is under way. */
    void start(const management::Policy &policy);
    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    /** What the server still answers is of another environment. It is not cancelled: the server may have it already. */
    void giveUp();

signals:
    /** It began or ended. */
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
