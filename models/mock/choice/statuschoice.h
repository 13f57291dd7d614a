#pragma once

#include "documentedresponse.h"
#include "headerlist.h"
#include "version.h"

namespace mock {

using conformance::DocumentedResponse;
using conformance::responsesOf;

/** The responses of an operation, in document order. */
struct MockedOperation {
    specification::Version version = specification::Version::V30;
    QList<DocumentedResponse> responses;
    http::HeaderList deprecation; ///< The fields of each response that say that the operation is deprecated.
};

/** The status of an answer, and the response of the document that describes it. */
struct ChosenStatus {
    int code = 0;
    const DocumentedResponse *response = nullptr; ///< Null if the document has none for the status.
};

/** Returns the response for a success: the lowest status from 200 to 299, else `2XX` or `default` as 200, else the
 * lowest status. The code is 0 if there are no responses. */
[[nodiscard]] ChosenStatus successOf(const QList<DocumentedResponse> &responses);
/** Returns the response for an invalid request: the first that is documented of 422, 400, `4XX` and `default`, both as
 * 422, and 500. Without one, 422. */
[[nodiscard]] ChosenStatus invalidOf(const QList<DocumentedResponse> &responses);
/** Returns the response that describes a status, whether by itself, by its range or by `default`. */
[[nodiscard]] ChosenStatus statusFor(const QList<DocumentedResponse> &responses, int code);

} // namespace mock
