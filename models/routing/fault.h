#pragma once

#include "listenpath.h"
#include "result.h"

#include <QList>

#include <chrono>

namespace routing {

/** What the gateway does wrong on demand to the requests of one operation, to see how a client bears it. */
struct Fault {
    QByteArray method; ///< Empty: every method.
    QByteArray path;   ///< As clients ask for it; `{id}` is one segment, a `*` at the end everything below.
    std::chrono::milliseconds delay{0}; ///< Before the request is looked at.
    int status = 0;                     ///< Answered instead of the upstream; 0: it is asked.
    bool aborts = false;                ///< The connection is cut without an answer.
    qint64 bytesPerSecond = 0;          ///< Of the answer's body; 0: as fast as it comes.
    friend bool operator==(const Fault &, const Fault &) = default;
};

/**
 * Reads `[METHOD] PATH SETTING…`; a setting is `delay=200ms` or `delay=2s`, `status=503`, `abort`, or `throttle=10k`
 * (bytes a second, k and M are powers of 1024). InvalidArgument with the word that is not understood.
 */
[[nodiscard]] base::Result<Fault> parseFault(const QString &text);

/** The faults that are on, ready for matching. A cheap, immutable value. */
class FaultTable final
{
public:
    FaultTable() = default;
    explicit FaultTable(const QList<Fault> &faults);
    [[nodiscard]] bool isEmpty() const { return m_entries == nullptr; }
    /** The first that is meant for the request; null for none. Valid as long as the table. */
    [[nodiscard]] const Fault *find(QByteArrayView method, QByteArrayView target) const;

private:
    struct Entry {
        Fault fault;
        ListenPath path;
        bool takesAllBelow = false;
    };
    std::shared_ptr<const QList<Entry>> m_entries; ///< Null: none.
};

} // namespace routing
