#pragma once

#include "exchangefinding.h"
#include "requestfinding.h"

namespace exchangecheck {

[[nodiscard]] ExchangePart partOf(conformance::RequestPart part);
/** Returns the part of a request with the values of findings about a part, or std::nullopt for other parts. */
[[nodiscard]] std::optional<conformance::RequestPart> requestPartOf(ExchangePart part);
[[nodiscard]] ExchangeFault faultOf(conformance::RequestFinding::Fault fault);
/** Returns how severe it is that a value does not fit its schema: a property of the other direction is a warning, and
 * so is a value that can't be checked. */
[[nodiscard]] base::Severity severityOf(const schema::Finding &reason);

} // namespace exchangecheck
