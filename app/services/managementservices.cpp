#include "managementservices.h"

#include "tokenfile.h"

#include <QStandardPaths>

namespace services {

ManagementServices::ManagementServices(CoreServices &services, management::AnswerCache *cache)
    : core(services)
    , management(core.keychain, policyIds, {.cache = cache, .sandboxToken = sandboxToken()})
{}

base::Result<void> ManagementServices::startSandbox(const QString &folder)
{
    const base::Result<void> started = sandbox.start(folder, 0);
    if (started)
        core.environments.setSandboxAddresses(sandbox.dashboardUrl(), sandbox.portalUrl());
    return started;
}

secrets::Secret sandboxToken()
{
    return storage::installationToken(storage::sandboxTokenPath());
}

QString sandboxFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/sandbox"_qs;
}

} // namespace services
