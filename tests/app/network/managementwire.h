#pragma once

#include "awaited.h"
#include "calllog.h"
#include "fakeanswercache.h"
#include "fakeclock.h"
#include "fakewaiter.h"
#include "networkmanagementservice.h"
#include "servedenvironment.h"

namespace support {

/** The management service in front of a recording server, with credentials; nobody waits for a second attempt. */
struct ManagementWire : ServedEnvironment {
    management::MemoryPolicyIds knownIds;
    FakeAnswerCache cache;
    FakeWaiter waiter;
    FakeClock clock;
    network::NetworkManagementService service{
        keychain, knownIds, {&cache, &waiter, &clock, {}, secrets::Secret(QByteArray("sandbox-token"))}};
    management::CallLog &log = service.calls();

    ManagementWire() { apply(); }
    void apply() { service.setEnvironment(environment); }
};

} // namespace support
