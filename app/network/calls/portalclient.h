#pragma once

#include "jsoncaller.h"
#include "managementapi.h"

#include <QObject>

namespace network {

/** Makes the calls of the portal API over HTTP. */
class PortalClient final : public QObject, public management::PortalApi
{
    Q_OBJECT

public:
    explicit PortalClient(const CallServices &services, QObject *parent = nullptr);

    void setEnvironment(const management::Environment &environment);
    [[nodiscard]] management::Answer<management::SsoProfileList> listSsoProfiles() override;

private:
    JsonCaller m_caller;
    management::Environment m_environment;
};

} // namespace network
