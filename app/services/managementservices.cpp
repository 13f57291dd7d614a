#include "managementservices.h"

#include <QStandardPaths>

namespace services {

ManagementServices::ManagementServices(CoreServices &services, management::AnswerCache *cache)
    : core(services)
    , management(core.keychain, policyIds, {cache})
{}

base::Result<void> ManagementServices::startSandbox(const QString &folder)
{
    const base::Result<void> started = sandbox.start(folder, 0);
    if (started)
        core.environments.setSandboxAddresses(sandbox.dashboardUrl(), sandbox.portalUrl());
    return started;
}

QString sandboxFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/sandbox"_qs;
}

} // namespace services
