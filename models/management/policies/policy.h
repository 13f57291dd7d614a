#pragma once

#include "cachedanswer.h"
#include "callerror.h"
#include "value.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace management {

/** A policy of the dashboard. It is kept as its JSON object, so that unknown members are never changed. The typed
 * fields and their units are in policyfields.h. */
struct Policy {
    document::Value json = document::Value::object();
    std::optional<StaleAnswer> stale{}; ///< Set if the policy was read from the cache.

    /** The id of the policy: its member `_id`, or `id` if `_id` is missing. */
    [[nodiscard]] QString id() const;
    [[nodiscard]] QString name() const;
    /** The name of the policy, or its id if it has no name, to show in one place. */
    [[nodiscard]] QString title() const;
    friend bool operator==(const Policy &, const Policy &) = default;
};

/** The result of creating a policy: the answer of the server, and the policy fetched by its id. */
struct CreatedPolicy {
    QString id;
    QString status;
    QString message;
    /** The policy as fetched after it was created; the sent policy if fetching it failed with `readBackError`. */
    Policy readBack;
    std::optional<CallError> readBackError;
    QStringList differences; ///< JSON Pointers of the members that the server changed or dropped.
};

/** A page of the list of policies, and the source of the list. */
struct PolicyPage {
    enum class Source {
        Server,     ///< The list is the one that the server returned.
        Remembered, ///< The policies with known ids, because the server does not support lists.
    };

    QList<Policy> policies;
    int pages = 0;
    Source source = Source::Server;
    /** The members of the answer besides the policies and the number of pages. */
    document::Value other = document::Value::object();
    QStringList unanswered;             ///< Ids of known policies that could not be fetched.
    std::optional<StaleAnswer> stale{}; ///< Set if the answer was read from the cache.
};

} // namespace management
