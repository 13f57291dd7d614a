#pragma once

#include "cachedanswer.h"
#include "callerror.h"
#include "value.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace management {

/**
 * A policy as its JSON object, so that unknown members are never changed. The typed fields and their units are in
 * policyfields.h.
 */
struct Policy {
    document::Value json = document::Value::object();
    std::optional<StaleAnswer> stale{}; ///< Set for a cached policy.

    /** `_id`, or `id` if that is missing. */
    [[nodiscard]] QString id() const;
    [[nodiscard]] QString name() const;
    friend bool operator==(const Policy &, const Policy &) = default;
};

/** The result of creating a policy: the answer of the server, and the policy fetched by its id. */
struct CreatedPolicy {
    QString id;
    QString status;
    QString message;
    Policy readBack; ///< The sent policy if fetching it failed with `readBackError`.
    std::optional<CallError> readBackError;
    QStringList differences; ///< JSON Pointers of members that the server changed or dropped.
};

/** A list of policies and its source. */
struct PolicyPage {
    enum class Source {
        Server,     ///< The server's own list.
        Remembered, ///< The policies with known ids, because the server does not support lists.
    };

    QList<Policy> policies;
    int pages = 0;
    Source source = Source::Server;
    document::Value other = document::Value::object(); ///< The other members of the answer.
    QStringList unanswered;                            ///< Known ids that could not be fetched.
    std::optional<StaleAnswer> stale{};                ///< Set for a cached answer.
};

} // namespace management
