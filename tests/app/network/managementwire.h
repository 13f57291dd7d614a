#pragma once

#include "awaited.h"
#include "networkmanagementservice.h"
#include "servedenvironment.h"

namespace support {

/** The management service in front of a recording server, with credentials. */
struct ManagementWire : ServedEnvironment {
    management::MemoryPolicyIds knownIds;
    network::NetworkManagementService service{keychain, knownIds};

    ManagementWire() { apply(); }
    void apply() { service.setEnvironment(environment); }
};

} // namespace support
