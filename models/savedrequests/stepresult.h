#pragma once

#include "requestproblem.h"
#include "responsechecker.h"
#include "savedrequest.h"

namespace savedrequests {

/** The result of one request of a run. */
struct StepResult {
    enum class State {
        Passed,
        Failed,  ///< The response is not what is expected, or the request no longer fits the definition.
        Skipped, ///< A request whose response is needed did not pass.
        Error,   ///< The file is not valid, or the secrets may not be sent.
    };
    enum class Schema { NotChecked, Fits, Violated };

    QString name; ///< The path of the file below `.gatewright/requests`, without its suffix.
    QString file; ///< The path of the file.
    QString title;
    QString definition;
    QString operation; ///< The method and path: `POST /books`.
    State state = State::Passed;
    int status = 0; ///< The status of the response; 0 without one.
    Schema schema = Schema::NotChecked;
    double milliseconds = -1; ///< The time of the exchange; -1 if nothing was sent.
    QList<Problem> problems;
};

/** A response for judge(). */
struct ReceivedResponse {
    int status = 0;
    double milliseconds = 0;
    conformance::ResponseCheck check;
};

/** Compares a response with what is expected of it, and adds the differences to the result. */
void judge(const Expectation &expectation, const ReceivedResponse &response, StepResult &result);

/** Returns the expected statuses for messages: `201`, `200 to 299, 404`, or an empty text for every documented
 * success. */
[[nodiscard]] QString statusText(const Expectation &expectation);

} // namespace savedrequests
