#pragma once

namespace lint {

/** What a value is an example of: the receiver of requests does not send, and the reader of responses does not get,
 * some of the required properties. */
enum class ExampleUse { Request, Response, Both };

} // namespace lint
