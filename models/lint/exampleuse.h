#pragma once

namespace lint {

/** Whether an example is of a request, of a response or of both. Validation for one direction does not require
 * properties that are not sent in it: `readOnly` ones in requests, `writeOnly` ones in responses. */
enum class ExampleUse { Request, Response, Both };

} // namespace lint
