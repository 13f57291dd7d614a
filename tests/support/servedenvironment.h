#pragma once

#include "environment.h"
#include "fakekeychain.h"
#include "recordingserver.h"

namespace support {

/** An environment all of whose servers are one recording server, with the credentials in a keychain beside it. */
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
