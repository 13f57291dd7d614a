#pragma once

#include "changerules.h"

namespace messages {

/** The part of an operation that a change is about, such as “Request body (application/json), property “qty””; empty if
 * it is the operation itself. */
[[nodiscard]] QString subjectText(const difference::Subject &subject);

/** The sentence for a change of an API description, after the part that it is about: “Request body: It is required
 * now.” */
[[nodiscard]] QString changeText(const difference::Change &change);

/** The sentence for a change of an API description, after the name of the property, parameter or header that it is
 * about: ““qty”: It is required now.” Together with subjectText(), it says what changeText() says, with the change
 * first. */
[[nodiscard]] QString changeHeadline(const difference::Change &change);

/** The sentence that shows a breaking change by a request or response, such as “POST /orders with {"qty":0} was valid,
 * now: /qty: The number must be at least 1.”; empty if the change has no example. */
[[nodiscard]] QString exampleText(const difference::Change &change);

/** The word for a level in reports: `breaking`, `warning` or `info`. */
[[nodiscard]] QString levelName(difference::Level level);

/** The message of a rule about changes, with its placeholders shown as `…`. */
[[nodiscard]] QString changeRuleText(const difference::ChangeRule &rule);

/** The sentence about a change that removed an operation, a request body, a response or another part as a whole, which
 * says what clients notice; empty for other changes. */
[[nodiscard]] QString removalText(const difference::Change &change);

/** The sentences that explain why changes of an effect have their levels in requests and in responses. */
[[nodiscard]] QString effectText(difference::Effect effect);

} // namespace messages
