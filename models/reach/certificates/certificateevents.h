#pragma once

#include "certificatecourse.h"

namespace reach {

/** What happens to a part of a definition because of a certificate, and when. */
struct CertificateEvent {
    qsizetype api = 0; ///< The index of the definition in the list.
    CertificateNeed need;
    PartState state = PartState::Works; ///< The state from then on.
    /** The certificate that causes it, as an index of ServedApi::certificates: for a part that never works, the first
     * one of the need. */
    qsizetype certificate = 0;
    /** The time of the change. Nothing if the part is in the state for all time that is known. */
    std::optional<PartChange> change;
    CertificateFlaw flaw = CertificateFlaw::None; ///< The flaw of the certificate, without a time.

    /** The day of the change in UTC; invalid without a time. */
    [[nodiscard]] QDate day() const { return change ? change->day() : QDate(); }
    friend bool operator==(const CertificateEvent &, const CertificateEvent &) = default;
};

/** What happens to definitions because of their certificates. */
struct CertificateEvents {
    QList<CertificateEvent> stopped;  ///< The parts that do not work now, those without a time first.
    QList<CertificateEvent> ahead;    ///< The changes after now, in order.
    QList<CertificateEvent> notKnown; ///< The parts that work or do not work now: which, is not known.
    friend bool operator==(const CertificateEvents &, const CertificateEvents &) = default;
};

/** Returns what happens to all definitions, in order of time. A client of an allow list is left out where all clients
 * stop. Takes time for each named certificate; call it on a worker. */
[[nodiscard]] CertificateEvents certificateEvents(const QList<ServedApi> &apis, const management::CertificateSet &known,
                                                  const QDateTime &now);

/** Returns what happens to one definition because of its certificates, as the function for all definitions does. */
[[nodiscard]] CertificateEvents certificateEvents(const ServedApi &api, const management::CertificateSet &known,
                                                  const QDateTime &now);

/** The end of a definition: when its certificates stop it, and when they stop a part of it before. */
struct DefinitionEnd {
    /** What has stopped the whole definition or, if it works, what stops or may stop it first. Nothing if no known
     * certificate does. */
    std::optional<CertificateEvent> whole;
    bool isStopped = false; ///< True if `whole` has stopped the definition already.
    /** What has stopped a part of the definition, or stops or may stop it earlier than `whole`. */
    std::optional<CertificateEvent> part;
    bool isPartStopped = false; ///< True if `part` has stopped the part already.
    /** A part whose state now is not known, and without which the whole definition does not work. */
    std::optional<CertificateEvent> notKnown;
    friend bool operator==(const DefinitionEnd &, const DefinitionEnd &) = default;
};

/** Returns when certificates stop a definition, and a part of it, from the events of this one definition. */
[[nodiscard]] DefinitionEnd definitionEnd(const CertificateEvents &events);

} // namespace reach
