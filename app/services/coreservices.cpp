#include "coreservices.h"

namespace services {

CoreServices::CoreServices()
{
    setSecretEnvironment(environments.current());
}

void CoreServices::setSecretEnvironment(const management::Environment &environment)
{
    resolver.setEnvironment(environment);
    grants.setEnvironment(environment.id);
}

} // namespace services
