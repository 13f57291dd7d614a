#pragma once

#include "environment.h"
#include "fakekeychain.h"
#include "recordingserver.h"

namespace support {

/** An environment whose servers are all one recording server, with its credentials in a keychain. */
struct ServedEnvironment {
    RecordingServer server;
    FakeKeychain keychain;
    management::Environment environment;

    ServedEnvironment()
    {
        environment.id = u"staging"_qs;
        environment.dashboardUrl = server.url();
        environment.portalUrl = server.url();
        environment.consulUrl = server.url();
        environment.vaultUrl = server.url("/prefix/");
        environment.timeoutMs = 15'000;
        keychain.entries.insert(environment.dashboardTokenKey(), "dash-token");
        keychain.entries.insert(environment.portalKeyKey(), "portal-key");
    }
};

} // namespace support
