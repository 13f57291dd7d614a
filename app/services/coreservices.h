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
 * The services that the window and every command use, in the order of their dependencies. There is one for the process,
 * created by its main function; it makes no network or keychain request by itself.
 */
struct CoreServices {
    /** Creates the services. The resolver of secrets uses the stores of the current environment. */
    explicit CoreServices(storage::FileStore::Devices devices);
    Q_DISABLE_COPY_MOVE(CoreServices)

    /** Sets the environment in whose stores references to secrets are looked up. */
    void setSecretEnvironment(const management::Environment &environment);

    settings::AppSettings settings;
    base::SystemClock clock;
    storage::FileStore store; ///< The file store, constructed with `devices`.
    settings::SettingsEnvironmentStorage environmentStorage{settings.store()};
    management::EnvironmentList environments{environmentStorage};
    secrets::KeychainStore desktopKeychain;
    secrets::SessionKeychain keychain{desktopKeychain};
    secrets::StoreResolver resolver{keychain};
    storage::GrantFile grantFile{storage::GrantFile::defaultPath()};
    consent::Grants grants{grantFile};
};

} // namespace services
