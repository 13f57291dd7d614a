#include "previewservices.h"

namespace services {

PreviewServices::PreviewServices(CoreServices &core)
    : workspace(core.store)
    , routes(workspace, core.resolver, gateway)
{}

} // namespace services
