#pragma once

#include "replayoutcome.h"
#include "routeinputs.h"

namespace replay {

/**
 * Adds to an outcome how the credential for the upstream differs between the definition of a bundle and another one, as
 * far as the definitions show it: the user name, and which secret a reference names. A literal secret in one of them
 * can be any: Outcome::hasUnknownCredential.
 */
void compareCredentials(const preview::RouteInputs &before, const preview::RouteInputs &after, Outcome &outcome);

} // namespace replay
