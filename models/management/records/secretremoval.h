#pragma once

#include "value.h"

#include <QString>

namespace management {

/** True if a URL has user information, such as `user:password@`. Works on malformed URLs too: there, an `@` anywhere
 * counts. */
[[nodiscard]] bool hasCredentials(const QString &url);

/** Returns a URL without its user information and without the values of secret parameters, which REDACTED replaces.
 * Works on malformed URLs too: there, everything before the last `@` is removed. A very long text is truncated. */
[[nodiscard]] QString shownUrl(const QString &text);

/**
 * Returns a JSON value of a server without secrets: values of members with secret names, credentials in URLs, private
 * keys, and texts that are credentials of an authentication scheme. REDACTED replaces them.
 */
[[nodiscard]] document::Value withoutSecrets(const document::Value &value);

} // namespace management
