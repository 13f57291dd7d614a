#pragma once

#include "exchangeresult.h"

namespace monitoring {

/** A finding about an exchange, and the object of the description where it is shown. */
struct ShownFinding {
    exchangecheck::ExchangeFinding finding;
    /** The document that has `pointer`: a path, or the title of a definition without a file. */
    QString documentPath;
    /** The place of the finding, or the nearest object around it if the document does not have what is missing. */
    document::Pointer pointer;
};

/** The comparison of one exchange with an API description, in full. */
struct Inspection {
    enum class State {
        Compared,
        NoRoute,   ///< No route matched the request, or the gateway refused its host or origin.
        NotOpen,   ///< The definition that served the exchange is not open.
        NotRead,   ///< The definition that served the exchange is not read yet, or has no API description.
        OtherApi,  ///< The exchange is from a file, and its URL is that of no open definition.
        Unsent,    ///< The gateway answered the request itself, and nothing is wrong with the request.
        Preflight, ///< The request is a CORS preflight, which browsers send by themselves.
    };

    State state = State::NoRoute;
    QString definition; ///< The path or title of the definition that the exchange was compared with.
    exchangecheck::ExchangeResult result;
    QList<ShownFinding> findings; ///< The findings of `result`, errors first.
};

} // namespace monitoring
