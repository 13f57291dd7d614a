#pragma once

#include "exchange.h"
#include "knownsecrets.h"

namespace traffic {

/** An event of a stream with what its sender sent before and after it, in which a secret of it can begin or end. */
struct EventInContext {
    /** Takes up to `context` bytes of the events before `index`, and of those after it. An event that was truncated
     * does not touch the next one. */
    EventInContext(const QList<StreamEvent> &events, qsizetype index, qsizetype context);

    /** The parts of places in `joined` that are in the event, from its begin. */
    [[nodiscard]] QList<SecretPlace> own(const QList<SecretPlace> &places) const;

    QByteArray joined;
    qsizetype begin = 0; ///< The place of the event's text in `joined`.
    qsizetype end = 0;   ///< The end of the event's text in `joined`.
};

/** Appends `text` to `out` with REDACTED in each of the places. */
void appendWithout(const QList<SecretPlace> &places, QByteArrayView text, QByteArray &out);

} // namespace traffic
