#pragma once

#include "listenpath.h"
#include "result.h"

#include <QList>

#include <chrono>

namespace routing {

/** A simulated failure for the requests of one operation, to test how a client handles it. */
struct Fault {
    QByteArray method; ///< The method of the requests; empty for every method.
    /** The path that clients request. `{id}` is one segment; a `*` at the end matches everything below. */
    QByteArray path;
    std::chrono::milliseconds delay{0}; ///< The delay before the request is handled.
    int status = 0;                     ///< The status of the gateway's answer; 0 when the request is handled as usual.
    bool aborts = false;                ///< Whether the connection is closed without an answer.
    qint64 bytesPerSecond = 0;          ///< The limit in bytes per second for the body of the answer; 0 for none.
    friend bool operator==(const Fault &, const Fault &) = default;
};

/**
 * Reads a simulated fault in the form `[METHOD] PATH SETTING…`. A setting is `delay=200ms` or `delay=2s`, `status=503`,
 * `abort`, or `throttle=10k` (bytes per second, k and M are powers of 1024). Error: InvalidArgument with the word that
 * is not valid.
 */
[[nodiscard]] base::Result<Fault> parseFault(const QString &text);

/** The active simulated faults, ready for matching. A cheap, immutable value. */
class FaultTable final
{
public:
    FaultTable() = default;
    explicit FaultTable(const QList<Fault> &faults);
    [[nodiscard]] bool isEmpty() const { return m_entries == nullptr; }
    /** Returns the first fault that matches the request, or null if none does. The pointer is valid as long as the
     * table. */
    [[nodiscard]] const Fault *find(QByteArrayView method, QByteArrayView target) const;

private:
    struct Entry {
        Fault fault;
        ListenPath path;
        bool matchesBelow = false;
    };
    std::shared_ptr<const QList<Entry>> m_entries; ///< The faults; null if there are none.
};

} // namespace routing
