#pragma once

#include "listenpath.h"
#include "result.h"

#include <QList>

#include <chrono>

namespace routing {

/** A simulated failure for the requests of one operation, to test how a client handles it. */
struct Fault {
    QByteArray method; ///< Empty: every method.
    QByteArray path;   ///< As clients request it. `{id}` is one segment; a `*` at the end matches everything below.
    std::chrono::milliseconds delay{0}; ///< Before the request is handled.
    int status = 0;                     ///< Of the gateway's answer; 0 when the request is handled as usual.
    bool aborts = false;                ///< Closes the connection without an answer.
    qint64 bytesPerSecond = 0;          ///< Limit for the body of the answer; 0 for none.
    friend bool operator==(const Fault &, const Fault &) = default;
};

/**
 * Reads `[METHOD] PATH SETTING…`; a setting is `delay=200ms` or `delay=2s`, `status=503`, `abort`, or `throttle=10k`
 * (bytes a second, k and M are powers of 1024). Error: InvalidArgument with the word that is not valid.
 */
[[nodiscard]] base::Result<Fault> parseFault(const QString &text);

/** The active faults, ready for matching. A cheap, immutable value. */
class FaultTable final
{
public:
    FaultTable() = default;
    explicit FaultTable(const QList<Fault> &faults);
    [[nodiscard]] bool isEmpty() const { return m_entries == nullptr; }
    /** The first that matches the request; null for none. Valid as long as the table. */
    [[nodiscard]] const Fault *find(QByteArrayView method, QByteArrayView target) const;

private:
    struct Entry {
        Fault fault;
        ListenPath path;
        bool matchesBelow = false;
    };
    std::shared_ptr<const QList<Entry>> m_entries; ///< Null: none.
};

} // namespace routing
