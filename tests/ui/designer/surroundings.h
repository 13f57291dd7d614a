#pragma once

#include "clientusers.h"
#include "context.h"
#include "environmentlist.h"
#include "fakeenvironments.h"
#include "fakegateway.h"
#include "fakegrants.h"
#include "fakekeychain.h"
#include "fakeresolver.h"
#include "fakesettings.h"
#include "fakestore.h"
#include "knownpolicies.h"
#include "recordingpresenter.h"
#include "references.h"
#include "routeservice.h"
#include "workspace.h"

namespace designer {

/** The services that forms work with, as fakes, and a navigator that records what it is asked to show. */
class Surroundings final
{
public:
    /** The context of the forms of a definition of `workspace`. */
    [[nodiscard]] Context context(workspace::OpenDefinition &definition, workspace::Workspace &workspace)
    {
        return context(definition, workspace, workspace.references());
    }
    [[nodiscard]] Context context(workspace::OpenDefinition &definition, workspace::Workspace &workspace,
                                  workspace::References &references)
    {
        return {definition, definition, workspace, references, navigator, store, settings, policies};
    }
    [[nodiscard]] GatewayContext gateway() { return gateway(keychain); }
    [[nodiscard]] GatewayContext gateway(secrets::Keychain &passwords)
    {
        return {passwords, environments, clientUsers, grants};
    }

    support::FakeStore store;
    support::FakeSettings settings;
    management::KnownPolicies policies;
    navigation::Navigator navigator;
    support::RecordingPresenter window{navigator};
    support::FakeKeychain keychain;
    support::FakeEnvironments stored;
    management::EnvironmentList environments{stored};
    support::FakeGrants grants{false};
    workspace::Workspace served{store}; ///< Of the gateway; it has no definitions.
    support::FakeResolver resolver;
    support::FakeGateway testGateway;
    preview::RouteService routes{served, resolver, grants, testGateway};
    support::FakeKeychain userKeychain;
    preview::ClientUsers clientUsers{userKeychain, routes};
};

} // namespace designer
