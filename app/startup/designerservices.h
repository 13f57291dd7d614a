#pragma once

#include "answerfolder.h"
#include "certificatepreflight.h"
#include "clientusers.h"
#include "committedfiles.h"
#include "coreservices.h"
#include "definitiongrants.h"
#include "diskchanges.h"
#include "faultdrills.h"
#include "filewatcher.h"
#include "gitfiles.h"
#include "managementservices.h"
#include "merges.h"
#include "previewservices.h"
#include "programfacts.h"
#include "recoveryfolder.h"
#include "recoveryjournal.h"
#include "referencedownload.h"
#include "remotereferences.h"
#include "requestfolder.h"
#include "requestnames.h"
#include "reviews.h"
#include "rulewatch.h"
#include "secretpreflight.h"
#include "seenprofilesfolder.h"
#include "services.h"

namespace startup {

/** The services that the window uses, in the order of their dependencies. Outlives the window. */
class DesignerServices final : public QObject
{
    Q_OBJECT

public:
    explicit DesignerServices(QObject *parent = nullptr);

    /** Returns references to the services, for the window. */
    [[nodiscard]] window::Services services();
    [[nodiscard]] settings::AppSettings &settings() { return m_core.settings; }
    /** Starts the embedded dashboard and portal with their data in `folder`. If that fails, the reason is logged. */
    void startSandbox(const QString &folder);

private:
    /** Removes the cached answers and the seen SSO profiles of environments that no longer exist. */
    void forgetRemovedEnvironments();
    /** Makes management calls and secret references use the current environment from now on. */
    void followEnvironment();

    services::CoreServices m_core{storage::FileStore::Devices::Refused};
    services::PreviewServices m_preview{m_core};
    preview::FaultDrills m_drills{m_preview.workspace, m_preview.routes, m_preview.gateway};
    preview::DefinitionGrants m_definitionGrants{m_preview.workspace, m_core.grants};
    network::ReferenceDownload m_download;
    std::shared_ptr<storage::GitFiles> m_repositories = std::make_shared<storage::GitFiles>();
    commits::CommittedFiles m_commits{*m_repositories};
    storage::FileWatcher m_reviewWatcher;
    review::Reviews m_reviews{m_repositories,
                              std::make_shared<storage::FileStore>(storage::FileStore::Devices::Refused), m_core.clock,
                              &m_reviewWatcher};
    conflicts::Merges m_merges{*m_repositories, m_core.store};
    workspace::RemoteReferences m_remote{m_preview.workspace, m_download, m_core.settings};
    storage::RequestFolder m_requests{m_core.store};
    requestruns::RequestNames m_requestNames{m_preview.workspace, m_requests};
    storage::FileWatcher m_watcher;
    workspace::DiskChanges m_disk{m_preview.workspace, m_core.store, m_watcher};
    storage::FileWatcher m_ruleWatcher;
    workspace::RuleWatch m_ruleWatch{m_preview.workspace, m_ruleWatcher};
    storage::RecoveryFolder m_recoveryFolder{storage::RecoveryFolder::defaultPath()};
    workspace::RecoveryJournal m_recovery{m_preview.workspace, m_recoveryFolder};
    storage::SeenProfilesFolder m_seenProfiles{storage::SeenProfilesFolder::defaultPath()};
    cache::AnswerFolder m_answers{cache::AnswerFolder::defaultPath()};
    services::ManagementServices m_management{m_core, &m_answers};
    preflight::SecretPreflight m_secretPreflight{m_preview.workspace, m_core.resolver, m_core.grants};
    preflight::CertificatePreflight m_certificatePreflight{m_preview.workspace,
                                                           m_management.management.knownCertificates(), m_core.clock};
    preview::ClientUsers m_clientUsers{m_core.keychain, m_preview.routes};
    window::ProgramFacts m_facts;
};

} // namespace startup
