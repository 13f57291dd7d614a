#pragma once

#include "definitionview.h"
#include "error.h"
#include "fieldstate.h"

namespace designer {

/** The header as it will be sent, masked; empty when the gateway sends none of its own. */
[[nodiscard]] QString previewText(const definition::UpstreamAuthentication &authentication);
/** What stands in its place then. */
[[nodiscard]] QString previewPlaceholder(const definition::UpstreamAuthentication &authentication);
/** The name of a method that has no form here, or of all that are enabled together; empty for None and Basic. */
[[nodiscard]] QString foreignMethodName(const definition::UpstreamAuthentication &authentication);
/** What is to be said below the drop-down. */
[[nodiscard]] QString methodNote(const definition::UpstreamAuthentication &authentication);
/** Why the method cannot be chosen, where the state is that of one of its flags; empty when it can. */
[[nodiscard]] QString methodStateText(const document::Snapshot &snapshot, const document::Pointer &flag,
                                      FieldState state);
/** Why the keychain did not take a password. */
[[nodiscard]] QString keychainFailureText(const base::Error &error);

} // namespace designer
