#pragma once

#include "secret.h"

namespace storage {

/** Returns the path `$XDG_STATE_HOME/gatewright/sandbox-token`, with the default of the XDG specification if the
 * variable is not set. */
[[nodiscard]] QString sandboxTokenPath();

/**
 * Returns the sandbox's token of this installation, from a file with mode 0600: 128 random bits as hexadecimal digits.
 * The first program that asks makes the token, and programs that ask at the same time get the same one. A damaged file,
 * and one that other users could read, gets a new token. If the file can't be written, the token is for this run only.
 */
[[nodiscard]] secrets::Secret installationToken(const QString &path);

} // namespace storage
