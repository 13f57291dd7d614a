#pragma once

#include "definitionview.h"
#include "error.h"
#include "fieldstate.h"

namespace designer {

/**
 * Returns the header field with the credentials that the gateway will send, with the credentials masked; an empty text
 * if the gateway adds none.
 */
[[nodiscard]] QString previewText(const definition::UpstreamAuthentication &authentication);
/** Returns the text that the preview shows when previewText() is empty, for example because no method is enabled. */
[[nodiscard]] QString previewPlaceholder(const definition::UpstreamAuthentication &authentication);
/**
 * Returns the name of the authentication method if it can't be edited here, or of all enabled methods if there are
 * several; an empty text for None and Basic.
 */
[[nodiscard]] QString otherMethodName(const definition::UpstreamAuthentication &authentication);
/** Returns the note below the drop-down list of authentication methods; an empty text if there is nothing to note. */
[[nodiscard]] QString methodNote(const definition::UpstreamAuthentication &authentication);
/**
 * Returns why the authentication method can't be changed, from the state of `flag`, one of its flags; an empty text if
 * it can.
 */
[[nodiscard]] QString methodStateText(const document::Snapshot &snapshot, const document::Pointer &flag,
                                      FieldState state);
/** Returns why the keychain did not store a password. */
[[nodiscard]] QString keychainFailureText(const base::Error &error);

} // namespace designer
