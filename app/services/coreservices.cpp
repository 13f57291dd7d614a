#include "coreservices.h"

namespace services {

CoreServices::CoreServices(storage::FileStore::Devices devices)
    : store(devices)
{
    setSecretEnvironment(environments.current());
}

void CoreServices::setSecretEnvironment(const management::Environment &environment)
{
    resolver.setEnvironment(environment);
    grants.setEnvironment(environment.id);
}

} // namespace services
