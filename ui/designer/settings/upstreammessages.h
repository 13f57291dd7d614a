#pragma once

#include "definitionview.h"
#include "error.h"
#include "fieldstate.h"

namespace designer {

/** The header that will be sent, masked; empty when the gateway adds none. */
[[nodiscard]] QString previewText(const definition::UpstreamAuthentication &authentication);
/** The text that is shown when previewText() is empty. */
[[nodiscard]] QString previewPlaceholder(const definition::UpstreamAuthentication &authentication);
/**
 * The name of a method that can't be edited here, or of all enabled methods if there are several; empty for None and
 * Basic.
 */
[[nodiscard]] QString otherMethodName(const definition::UpstreamAuthentication &authentication);
/** The note below the drop-down list. */
[[nodiscard]] QString methodNote(const definition::UpstreamAuthentication &authentication);
/** Why the method can't be changed, from the state of one of its flags; empty when it can. */
[[nodiscard]] QString methodStateText(const document::Snapshot &snapshot, const document::Pointer &flag,
                                      FieldState state);
/** Why the keychain did not store a password. */
[[nodiscard]] QString keychainFailureText(const base::Error &error);

} // namespace designer
