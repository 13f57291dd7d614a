#pragma once

#include "coreservices.h"
#include "networkmanagementservice.h"
#include "sandboxserver.h"
#include "settingspolicyids.h"

namespace services {

/** The user's folder with the sandbox's certificates and policies. */
[[nodiscard]] QString sandboxFolder();
/** The token of the sandbox of this installation. Made when it is first asked for. */
[[nodiscard]] secrets::Secret sandboxToken();

/** Calls to a dashboard and portal, and the local ones of the Sandbox environment. */
struct ManagementServices {
    /** With a cache, the last answers are shown while a server can't be reached. It outlives the services. */
    explicit ManagementServices(CoreServices &services, management::AnswerCache *cache = nullptr);
    Q_DISABLE_COPY_MOVE(ManagementServices)

    /** Starts the sandbox at any free port and gives its environment the address. */
    [[nodiscard]] base::Result<void> startSandbox(const QString &folder = sandboxFolder());

    CoreServices &core;
    management::SettingsPolicyIds policyIds{core.settings};
    network::NetworkManagementService management;
    sandbox::SandboxServer sandbox{management.sandboxToken()};
};

} // namespace services
