#pragma once

#include "exchangefacts.h"

#include <QStringList>

#include <optional>

namespace items {

/** A kind of problem that an exchange can have, for the filter `problem:`. One exchange can have several. Each value
 * has a word in exchangeproblem.cpp. */
enum class ExchangeProblem {
    Any,         ///< Any of the problems below.
    Failed,      ///< The client got no response, or no complete one.
    Refused,     ///< The gateway refused the request: path, host, origin, credentials, or what can't be read.
    Credentials, ///< The client's credentials are missing, malformed or wrong. Such a request is also refused.
    Settings,    ///< The gateway can't send the request with the settings of its definition.
    Unreachable, ///< The upstream can't be reached: its name, port or certificate.
    Timeout,     ///< The upstream, or the rest of the request, took too long.
    BadResponse, ///< The upstream's response is malformed or incomplete.
    Aborted,     ///< The client closed the connection, or the gateway was stopped.
    Fault,       ///< A simulated fault.
    Truncated,   ///< The recorder's limit truncated a body.
    Contract,    ///< The exchange does not fit its API description.
};

/** The words of all problems in the order of ExchangeProblem, such as `bad-response`. */
[[nodiscard]] QStringList problemWords();
/** The problem with a word, in any case; nothing if there is none. */
[[nodiscard]] std::optional<ExchangeProblem> problemOf(QStringView word);
/** True if an exchange has the problem. */
[[nodiscard]] bool hasProblem(const ExchangeFacts &facts, ExchangeProblem problem);

} // namespace items
