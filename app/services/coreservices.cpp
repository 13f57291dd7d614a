#include "coreservices.h"

namespace services {

CoreServices::CoreServices()
{
    resolver.setEnvironment(environments.current());
}

} // namespace services
