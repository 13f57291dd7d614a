#pragma once

#include "secret.h"

namespace storage {

/** `$XDG_STATE_HOME/gatewright/sandbox-token`, or with the default of the XDG specification. */
[[nodiscard]] QString sandboxTokenPath();

/**
 * The token of this installation in a file with mode 0600: 128 random bits as hexadecimal digits. The first program
 * that asks makes it, and programs that ask at the same time get the same one. A damaged file, and one that other users
 * could read, gets another token. If the file can't be written, the token is for this run only.
 */
[[nodiscard]] secrets::Secret installationToken(const QString &path);

} // namespace storage
