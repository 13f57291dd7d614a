#include "previewservices.h"

namespace services {

PreviewServices::PreviewServices(CoreServices &core)
    : workspace(core.store)
    , routes(workspace, core.resolver, core.grants, gateway)
{}

} // namespace services
