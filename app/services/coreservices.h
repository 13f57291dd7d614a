#pragma once

#include "appsettings.h"
#include "clock.h"
#include "environmentlist.h"
#include "filestore.h"
#include "grantfile.h"
#include "grants.h"
#include "keychainstore.h"
#include "sessionkeychain.h"
#include "settingsenvironmentstorage.h"
#include "storeresolver.h"

namespace services {

/**
 * What the window and every command work with, in the order of dependence. One for the process, created by its main
 * function; it makes no network or keychain request by itself.
 */
struct CoreServices {
    /** The resolver uses the stores of the current environment. */
    explicit CoreServices(storage::FileStore::Devices devices);
    Q_DISABLE_COPY_MOVE(CoreServices)

    /** References to secrets are looked up in its stores. */
    void setSecretEnvironment(const management::Environment &environment);

    settings::AppSettings settings;
    base::SystemClock clock;
    storage::FileStore store; ///< Constructed with `devices`.
    settings::SettingsEnvironmentStorage environmentStorage{settings.store()};
    management::EnvironmentList environments{environmentStorage};
    secrets::KeychainStore desktopKeychain;
    secrets::SessionKeychain keychain{desktopKeychain};
    secrets::StoreResolver resolver{keychain};
    storage::GrantFile grantFile{storage::GrantFile::defaultPath()};
    consent::Grants grants{grantFile};
};

} // namespace services
