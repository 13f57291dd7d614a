#pragma once

#include "answerfolder.h"
#include "appsettings.h"
#include "certificatepreflight.h"
#include "clientusers.h"
#include "clock.h"
#include "diskchanges.h"
#include "environmentlist.h"
#include "filestore.h"
#include "filewatcher.h"
#include "gatewayrequestsender.h"
#include "keychainstore.h"
#include "networkmanagementservice.h"
#include "recoveryfolder.h"
#include "recoveryjournal.h"
#include "referencedownload.h"
#include "remotereferences.h"
#include "routeservice.h"
#include "sandboxserver.h"
#include "secretpreflight.h"
#include "services.h"
#include "settingsenvironmentstorage.h"
#include "settingspolicyids.h"
#include "storeresolver.h"
#include "testgateway.h"
#include "workspace.h"

namespace startup {

/** Everything the window works with, in the order of dependence. Outlives the window. */
class DesignerServices final : public QObject
{
    Q_OBJECT

public:
    explicit DesignerServices(QObject *parent = nullptr);

    /** References to all of it, as the window takes them. */
    [[nodiscard]] window::Services services();
    [[nodiscard]] settings::AppSettings &settings() { return m_settings; }
    /** Starts the embedded dashboard and portal in the person's data folder; words where that fails. */
    void startSandbox(const QString &folder);

private:
    /** What an environment answered goes with it. */
    void forgetRemovedEnvironments();
    /** Management calls and references follow the environment that is current. */
    void followEnvironment();

    settings::AppSettings m_settings;
    base::SystemClock m_clock;
    storage::FileStore m_store;
    workspace::Workspace m_workspace{m_store};
    network::ReferenceDownload m_download;
    workspace::RemoteReferences m_remote{m_workspace, m_download, m_settings};
    storage::FileWatcher m_watcher;
    workspace::DiskChanges m_disk{m_workspace, m_store, m_watcher};
    storage::RecoveryFolder m_recoveryFolder{storage::RecoveryFolder::defaultPath()};
    workspace::RecoveryJournal m_recovery{m_workspace, m_recoveryFolder};
    settings::SettingsEnvironmentStorage m_environmentStorage{m_settings.store()};
    management::EnvironmentList m_environments{m_environmentStorage};
    secrets::KeychainStore m_keychain;
    secrets::StoreResolver m_resolver{m_keychain};
    management::SettingsPolicyIds m_policyIds{m_settings};
    cache::AnswerFolder m_answers{cache::AnswerFolder::defaultPath()};
    network::NetworkManagementService m_management{m_keychain, m_policyIds, {&m_answers}};
    sandbox::SandboxServer m_sandbox;
    gateway::TestGateway m_gateway;
    gateway::GatewayRequestSender m_sender;
    preview::RouteService m_routes{m_workspace, m_resolver, m_gateway};
    preflight::SecretPreflight m_secretPreflight{m_workspace, m_resolver};
    preflight::CertificatePreflight m_certificatePreflight{m_workspace, m_management.knownCertificates(), m_clock};
    preview::ClientUsers m_clientUsers{m_keychain, m_routes};
};

} // namespace startup
