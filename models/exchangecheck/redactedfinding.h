#pragma once

#include "apikeynames.h"
#include "exchangefinding.h"
#include "redact.h"

namespace exchangecheck {

/** Returns a redactor that knows the secrets in all parts of an exchange. Texts about the exchange may leave the
 * program after it. `keys` are the names of the API keys that the API description declares. */
[[nodiscard]] traffic::Redactor redactorFor(const traffic::Exchange &exchange, const openapi::ApiKeyNames &keys);

/** Returns a finding without the secrets that `redactor` knows: in its name, the place in the value, and the arguments
 * of its reasons. */
[[nodiscard]] ExchangeFinding redacted(ExchangeFinding finding, const traffic::Redactor &redactor);

} // namespace exchangecheck
