#pragma once

namespace window {

/** The stops of the tour of the example, in their order. Each ends when the user has done something. */
enum class TourStop {
    Credential,  ///< The user sees the header with the credentials that the gateway sends.
    Undo,        ///< The user edits a definition and undoes the edit.
    Request,     ///< The user sends a request that the test gateway changes and forwards.
    Cause,       ///< The user opens the setting that caused a change of the request.
    Certificate, ///< The user finds the certificate that serves a host.
    End,         ///< All stops are done.
};

/** What the tour says at a stop in place of its task. */
enum class TourHint {
    None,
    NoUpstream,    ///< The request failed because the upstream of the example does not exist.
    NotForwarded,  ///< The gateway did not forward the request for another reason.
    NoExchange,    ///< The list has no exchange with a change, so the stop before is repeated.
    AlreadySent,   ///< The list already has the exchange that the stop asks for.
    SearchFilters, ///< The user has typed the host into the search field.
    NotThere,      ///< The control of the stop is not in the window.
};

/** What the bar of the tour shows. */
struct TourState {
    TourStop stop = TourStop::Credential;
    TourHint hint = TourHint::None;
    bool isAfterDone = false;      ///< The stop before was done, and not skipped.
    bool isDone = false;           ///< The task of the stop is done. The user decides when the tour goes on.
    bool isPaused = false;         ///< The program was closed at this stop.
    int skipped = 0;               ///< The number of stops that were skipped.
    bool isGatewayRunning = false; ///< The test gateway runs.
};

} // namespace window
