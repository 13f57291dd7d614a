#pragma once

#include "coreservices.h"
#include "networkmanagementservice.h"
#include "sandboxserver.h"
#include "settingspolicyids.h"

namespace services {

/** Returns the user's folder with the sandbox's certificates and policies. */
[[nodiscard]] QString sandboxFolder();
/** Returns the token of this installation's sandbox. It is made when it is first asked for. */
[[nodiscard]] secrets::Secret sandboxToken();

/** The services for calls to a dashboard and portal, with the local ones of the Sandbox environment. */
struct ManagementServices {
    /** Creates the services. With a cache, the last answers are shown while a server can't be reached. It must outlive
     * the services. */
    explicit ManagementServices(CoreServices &services, management::AnswerCache *cache = nullptr);
    Q_DISABLE_COPY_MOVE(ManagementServices)

    /** Starts the sandbox at any free port and sets the address of the Sandbox environment. */
    [[nodiscard]] base::Result<void> startSandbox(const QString &folder = sandboxFolder());

    CoreServices &core;
    management::SettingsPolicyIds policyIds{core.settings};
    network::NetworkManagementService management;
    sandbox::SandboxServer sandbox{management.sandboxToken()};
};

} // namespace services
