#pragma once

#include "newfile.h"

#include <memory>

namespace base {
class Clock;
}
namespace commits {
class CommittedFiles;
}
namespace conflicts {
class Merges;
}
namespace consent {
class Grants;
}
namespace management {
class EnvironmentList;
class ManagementService;
class SeenProfilesStorage;
} // namespace management
namespace preview {
class ClientUsers;
class FaultDrills;
class GatewayControl;
class RequestSender;
class RouteService;
} // namespace preview
namespace review {
class Reviews;
}
namespace savedrequests {
class RequestStorage;
}
namespace secrets {
class Keychain;
class SecretResolver;
} // namespace secrets
namespace settings {
class Settings;
}
namespace workspace {
class DiskChanges;
class DocumentStore;
class RecoveryJournal;
class RemoteReferences;
class Workspace;
} // namespace workspace

namespace window {

struct ProgramFacts;

/** The services that the window and its pages use. They are created at startup and outlive the window. */
struct Services {
    workspace::Workspace &workspace;
    workspace::DocumentStore &store;
    preview::GatewayControl &gateway;
    preview::RequestSender &sender;
    preview::RouteService &routes;
    preview::FaultDrills &drills;
    preview::ClientUsers &clientUsers;
    management::EnvironmentList &environments;
    management::ManagementService &management;
    secrets::Keychain &keychain;
    consent::Grants &grants;
    settings::Settings &settings;
    const base::Clock &clock;
    workspace::RecoveryJournal &recovery;
    workspace::DiskChanges &disk;
    workspace::RemoteReferences &remote;
    workspace::CreateFiles createFiles;
    /** The files as of the last git commit. If null, nothing is marked as changed since then. */
    commits::CommittedFiles *commits = nullptr;
    /** The comparisons of definitions with their bases. If null, there is no tab for changes. */
    review::Reviews *reviews = nullptr;
    /** The merges in definitions. If null, conflicts of git are not shown and nothing can be merged. */
    conflicts::Merges *merges = nullptr;
    /** The files of saved requests, and the resolver of their secrets. If null, there are no saved requests. */
    savedrequests::RequestStorage *requests = nullptr;
    secrets::SecretResolver *resolver = nullptr;
    /** The SSO profiles that the user has seen. If null, their changes are not shown. */
    management::SeenProfilesStorage *seenProfiles = nullptr;
    /** What the page of diagnostics shows of the program. If null, that page has no versions and paths. */
    const ProgramFacts *facts = nullptr;
    /** A store of the same files for workers that nobody waits for, which can outlive the services. If null, recent
     * files are listed without their titles. */
    std::shared_ptr<workspace::DocumentStore> detachedStore = nullptr;
};

} // namespace window
