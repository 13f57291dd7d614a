#pragma once

#include "awaited.h"
#include "networkmanagementservice.h"
#include "recordingserver.h"
#include "scriptedkeychain.h"

namespace support {

/** The management service in front of a recording server, with credentials. */
struct ManagementWire {
    RecordingServer server;
    ScriptedKeychain keychain;
    management::MemoryPolicyIds knownIds;
    network::NetworkManagementService service{keychain, knownIds};
    management::Environment environment;

    ManagementWire()
    {
        environment.id = u"staging"_qs;
        environment.dashboardUrl = server.url();
        environment.portalUrl = server.url();
        environment.timeoutMs = 15'000;
        keychain.entries.insert(environment.dashboardTokenKey(), "dash-token");
        keychain.entries.insert(environment.portalKeyKey(), "portal-key");
        service.setEnvironment(environment);
    }
    void apply() { service.setEnvironment(environment); }
};

} // namespace support
