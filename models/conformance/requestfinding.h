#pragma once

#include "finding.h"
#include "referencetarget.h"

#include <QByteArray>

#include <optional>

namespace conformance {

/** The part of a request that a finding is about. */
enum class RequestPart { Path, Query, QueryString, Header, Cookie, Body, MediaType, Security };

/** A reason why a request does not fit its operation. */
struct RequestFinding {
    enum class Fault {
        Missing,      ///< A required parameter, body or credential is missing.
        NotReadable,  ///< The text is not written as the document says.
        NotValid,     ///< The value does not fit its schema; see `schema`.
        OtherRoot,    ///< The root element of XML has another name; `name` is the one that it must have.
        NotAllowed,   ///< The body has a media type that the operation does not have, or the operation has no body.
        NotDescribed, ///< The query parameter or the property is not in the document: see CheckOptions::isRecorded.
    };

    RequestPart part = RequestPart::Body;
    Fault fault = Fault::Missing;
    /** The name of the parameter, the media type that was received, or the names of the security schemes that are
     * needed. */
    QByteArray name;
    document::Pointer instance;            ///< The place in the value.
    std::optional<schema::Finding> schema; ///< Why the value is not valid. Its `span` is not set.
    openapi::Place place;                  ///< The object or keyword of the description that the request does not fit.
};

/** Returns the name of a part of a request as in the location of parameters: `path`, `query`, `header` …, `body`,
 * `media-type` or `security`. */
[[nodiscard]] QByteArray locationOf(RequestPart part);

} // namespace conformance
