#pragma once

#include "checkoptions.h"
#include "describedproperties.h"
#include "description.h"
#include "finding.h"
#include "headerlist.h"
#include "value.h"

#include <memory>
#include <optional>

namespace conformance {

/** A reason why a header field of a response does not fit the document. */
struct HeaderFinding {
    enum class Fault { Missing, NotReadable, NotValid };
    QByteArray name;
    Fault fault = Fault::Missing;
    std::optional<schema::Finding> schema; ///< Why the value is not valid.
    openapi::Place place;                  ///< The object or keyword of the description that it does not fit.
};

/** The result of the check of a response. */
struct ResponseCheck {
    enum class Content {
        NotChecked, ///< There is no body, no schema, or no value is made of the media type, such as an image.
        Fits,
        NotAllowed,    ///< The response has a media type that the document does not have for the status.
        NotReadable,   ///< The body is not what its media type says; `name` is the expected language, such as `JSON`.
        NotValid,      ///< The body does not fit its schema; see `findings`.
        NotComparable, ///< There is a schema, but the record does not have all of the body, or it is over a limit.
    };

    bool isDocumented = false; ///< Whether the operation has a response for the status: by code, range or `default`.
    Content content = Content::NotChecked;
    QByteArray name;                     ///< The media type, or the language that the body is not.
    schema::Findings findings;           ///< Why the body does not fit its schema. Their spans are not set.
    QList<openapi::Place> findingPlaces; ///< The places in the description of the keywords of `findings`.
    /** The place of what describes the response: of `responses` for a status that is not documented, of the Response
     * Object, or of the Media Type Object of the body. */
    openapi::Place place;
    bool hasContent = false; ///< Whether the document has media types for the status.
    /** The faults of the header fields. Empty unless CheckOptions::isRecorded is set. */
    QList<HeaderFinding> headers;
    /** The properties that no schema describes. Empty unless CheckOptions::isRecorded is set. */
    QList<UndocumentedProperty> undocumented;
};

/**
 * Checks responses against the operations of an API description: status, header fields, media type and body. References
 * are followed into the documents of the description only. Takes bounded time for each response, but call it in a
 * worker thread. Not thread-safe.
 */
class ResponseChecker final
{
public:
    explicit ResponseChecker(std::shared_ptr<const description::Description> description,
                             const CheckOptions &options = {});
    ~ResponseChecker();
    Q_DISABLE_COPY_MOVE(ResponseChecker)

    /** Checks a response to an operation of a path item that Description::pathItems() returned. `body` is the body
     * without content coding; that of a response to HEAD is not checked. */
    [[nodiscard]] ResponseCheck check(const openapi::PathItem &item, const openapi::Operation &operation, int status,
                                      const http::HeaderList &headers, const QByteArray &body,
                                      BodyRecord record = BodyRecord::Whole);
    /** Returns the value that check() compares with a schema: of the header field with a name or, if that is empty, of
     * the body. Returns std::nullopt if the response has no such value or it can't be read. */
    [[nodiscard]] std::optional<document::Value> valueOf(const openapi::PathItem &item,
                                                         const openapi::Operation &operation, int status,
                                                         const http::HeaderList &headers, const QByteArray &body,
                                                         const QByteArray &header = {});

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace conformance
