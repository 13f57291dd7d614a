#pragma once

#include "diagnostic.h"
#include "finding.h"
#include "referencetarget.h"

namespace exchangecheck {

/** The part of an exchange that a finding is about. */
enum class ExchangePart {
    Path,
    Query,
    Header,
    Cookie,
    Body,
    Security,
    MediaType,
    Method, ///< The path of the document does not have the method.
    Route,  ///< The document does not have the path.
    Status,
    ResponseMediaType,
    ResponseHeader,
    ResponseBody,
};

/** Returns the name of a part in reports, such as `response-body`. */
[[nodiscard]] QString nameOf(ExchangePart part);
/** Returns the name of an operation in reports, such as `GET /pets/{id}`. `method` is its key in the document. */
[[nodiscard]] QString operationText(const QByteArray &path, const QByteArray &method);
/** Returns true for the parts of a request. */
[[nodiscard]] bool isOfRequest(ExchangePart part);

/** Why an exchange does not fit an API description. */
enum class ExchangeFault {
    Missing,      ///< Something that is required is not there.
    NotReadable,  ///< The text is not written as the document says.
    NotValid,     ///< The value does not fit its schema; see ExchangeFinding::reasons.
    OtherRoot,    ///< The root element of XML has another name than `name`.
    NotAllowed,   ///< The document does not have the media type, or no body.
    NotDescribed, ///< The document has nothing about it: a route, method, status, query parameter or property.
};

/** A place of an exchange that does not fit an API description. */
struct ExchangeFinding {
    base::Severity severity = base::Severity::Error;
    ExchangePart part = ExchangePart::Route;
    ExchangeFault fault = ExchangeFault::NotDescribed;
    /** The name of the parameter or header field, the received media type, method or status, the security schemes that
     * are needed, or the language that a body is not; can be empty. */
    QByteArray name;
    document::Pointer instance; ///< The place in the value of the parameter, header field or body.
    schema::Findings reasons;   ///< Why the value does not fit its schema, the most important reason first.
    openapi::Place place;       ///< The object or keyword of the description that the exchange does not fit.
};

} // namespace exchangecheck
