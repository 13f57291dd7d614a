#pragma once

#include "exchangefinding.h"
#include "requestfinding.h"

namespace exchangecheck {

[[nodiscard]] ExchangePart partOf(conformance::RequestPart part);
[[nodiscard]] ExchangeFault faultOf(conformance::RequestFinding::Fault fault);
/** Returns how severe it is that a value does not fit its schema: a property of the other direction is a warning, and
 * so is a value that can't be checked. */
[[nodiscard]] base::Severity severityOf(const schema::Finding &reason);

} // namespace exchangecheck
