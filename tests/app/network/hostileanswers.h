#pragma once

#include "callerror.h"
#include "hostileserver.h"

#include <QList>

namespace support {

/** The four operations of the dashboard and portal. */
enum class Operation { Certificates, CreatePolicy, FetchPolicy, SsoProfiles };
inline constexpr int OperationCount = 4;

[[nodiscard]] QByteArray operationName(Operation operation);
/** A documented answer of that operation. */
[[nodiscard]] QByteArray goodAnswer(Operation operation);

/** How a call may end. */
struct Endings {
    QList<management::CallFailure> failures;
    bool value = false; ///< The answer is good all the same.

    friend Endings operator+(const Endings &one, const Endings &other)
    {
        return {one.failures + other.failures, one.value || other.value};
    }
};

/** One thing that a server may do, and how the call ends then. */
struct HostileRow {
    QByteArray name;
    Hostility hostility;
    Endings expected;
    int timeoutMs = 60'000; ///< Longer than the answer takes on a busy machine.
};

/** What is hostile whatever was asked. `elsewhere` is a host that nobody may be sent on to. */
[[nodiscard]] QList<HostileRow> hostileRows(Operation operation, const QByteArray &elsewhere);
/** The good answer cut at many places. */
[[nodiscard]] QList<HostileRow> truncatedRows(Operation operation);

} // namespace support
