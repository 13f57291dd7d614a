#pragma once

#include "requestfinding.h"

#include <QString>

namespace messages {

/** Returns the translated sentence for a reason why a request does not fit its operation. */
[[nodiscard]] QString requestFindingText(const conformance::RequestFinding &finding);
/** Returns the translated sentence that says why the body of a response does not fit its schema. `example` is the name
 * of the document's example that the body is; empty for another value. */
[[nodiscard]] QString responseFindingText(const QByteArray &example, const schema::Finding &finding);

} // namespace messages
