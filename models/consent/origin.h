#pragma once

#include "textwithreferences.h"

namespace consent {

/**
 * The origin of an http or https URL, such as `https://stock.example` or `http://[::1]:8080`. It is in lower case and
 * without the default port, so that equal origins are equal texts. Empty for any other text, and for a URL with a
 * reference to a secret in the host. References in the path and the query are ignored.
 */
[[nodiscard]] QString originOf(const secrets::TextWithReferences &url);
[[nodiscard]] QString originOf(const QString &url);

/** The first reference to a secret that begins before the path of a URL. Its value must not be looked up: it would
 * become part of the host, and a DNS query would reveal it. */
[[nodiscard]] std::optional<secrets::SecretReference> referenceInHost(const secrets::TextWithReferences &url);

} // namespace consent
