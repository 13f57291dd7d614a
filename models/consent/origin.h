#pragma once

#include "textwithreferences.h"

namespace consent {

/**
 * The origin of an http or https URL: `https://stock.example`, `http://[::1]:8080`. In lower case and without the
 * default port, so that equal origins are equal texts. Empty for any other text, and for one with a reference in the
 * host. References in the path and the query are not looked at.
 */
[[nodiscard]] QString originOf(const secrets::TextWithReferences &url);
[[nodiscard]] QString originOf(const QString &url);

/**
 * The first reference that begins before the path of a URL. Nothing may be looked up for it: it would become part of
 * the host, and a DNS query would reveal it.
 */
[[nodiscard]] std::optional<secrets::SecretReference> referenceInHost(const secrets::TextWithReferences &url);

} // namespace consent
