#pragma once

#include "fakeenvironments.h"
#include "fakemanagement.h"
#include "fakesettings.h"
#include "fakestore.h"
#include "workspace.h"

namespace support {

/** What the pages of a dashboard and a portal stand on; they answer when the test says so. */
struct ManagementGround {
    FakeStore store;
    FakeSettings settings;
    FakeEnvironments storage;
    workspace::Workspace workspace{store};
    FakeManagement service;
    management::EnvironmentList environments{storage};
};

} // namespace support
