#pragma once

#include "fakeclock.h"
#include "fakeenvironments.h"
#include "fakemanagement.h"
#include "fakesettings.h"
#include "fakestore.h"
#include "workspace.h"

namespace support {

/** The services of the management pages, as fakes. They answer when the test says so. */
struct ManagementGround {
    FakeClock clock;
    FakeStore store;
    FakeSettings settings;
    FakeEnvironments storage;
    workspace::Workspace workspace{store};
    FakeManagement service;
    management::EnvironmentList environments{storage};
};

} // namespace support
