#pragma once

namespace window {

/** The stops of the tour of the example, in their order. Each ends when the user has done something. */
enum class TourStop {
    Credential,  ///< The user sees the header with the credentials that the gateway sends.
    Undo,        ///< The user edits a definition and undoes the edit.
    Request,     ///< The user sends a request through the test gateway.
    Cause,       ///< The user opens the setting that caused a change of the request.
    Certificate, ///< The user finds the certificate that serves a host.
    End,         ///< All stops are done.
};

} // namespace window
