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
 * A policy as its JSON object: members not listed in section 2.3 of the reference stay untouched on every way, so the
 * object itself is what is kept. The typed fields and their units are in policyfields.h.
 */
struct Policy {
    document::Value json = document::Value::object();
    std::optional<StaleAnswer> stale{}; ///< Set where a fetched policy is an answer of before.

    /** `_id`, or `id` where that is missing. */
    [[nodiscard]] QString id() const;
    [[nodiscard]] QString name() const;
    friend bool operator==(const Policy &, const Policy &) = default;
};

/** The answer of a creation: what the server said, and the policy as read back by the id in it. */
struct CreatedPolicy {
    QString id;
    QString status;
    QString message;
    Policy readBack; ///< What was sent, where `readBackError` says that it could not be fetched.
    std::optional<CallError> readBackError;
    QStringList differences; ///< JSON Pointers of the members that were sent and came back different or not at all.
};

/** A list of policies, and which of the two ways it was made. */
struct PolicyPage {
    enum class Source {
        Server,     ///< The server's own list.
        Remembered, ///< It has none: the ids fetched, created or typed before in this environment.
    };

    QList<Policy> policies;
    int pages = 0;
    Source source = Source::Server;
    document::Value other = document::Value::object(); ///< Members of the server's answer that are none of these.
    QStringList unanswered;                            ///< Remembered ids that the server did not answer for.
    std::optional<StaleAnswer> stale{};                ///< Set where this is an answer of before.
};

} // namespace management
