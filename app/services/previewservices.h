#pragma once

#include "coreservices.h"
#include "gatewayrequestsender.h"
#include "routeservice.h"
#include "testgateway.h"
#include "workspace.h"

namespace services {

/** The services for open definitions and the test gateway that serves them. */
struct PreviewServices {
    explicit PreviewServices(CoreServices &core);
    Q_DISABLE_COPY_MOVE(PreviewServices)

    workspace::Workspace workspace;
    gateway::TestGateway gateway;
    gateway::GatewayRequestSender sender;
    preview::RouteService routes;
};

} // namespace services
