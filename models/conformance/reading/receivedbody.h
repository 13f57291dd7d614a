#pragma once

#include "parameterreader.h"
#include "snapshot.h"

namespace conformance {

/** The value of a body, for the schema of its media type. */
struct ReceivedBody {
    enum class State {
        Read,        ///< `json` is the value.
        NotReadable, ///< The bytes are not what the media type says.
        OtherRoot,   ///< The root element of XML has another name than its schema says.
        NotCompared, ///< No value is made of this media type, such as an image, or the body is too large.
    };

    State state = State::NotCompared;
    document::Snapshot json; ///< The value as JSON.
    /** The language that unreadable bytes should have been in, such as `JSON`; for another root, the name that it
     * should have. */
    QByteArray language;
};

/** The schema of a Media Type Object, whose types the fields of forms and the elements of XML get. */
struct BodySchema {
    openapi::Place place; ///< The root for no schema.
    QByteArray component; ///< The name of the schema among the components; empty for another schema.
    specification::Version version = specification::Version::V30;
};

/** Reads a body by its media type: JSON, XML, forms, forms of parts, and plain texts. */
[[nodiscard]] ReceivedBody readBody(const QByteArray &mediaType, const QByteArray &body, const BodySchema &schema,
                                    requests::SchemaLook &look);

} // namespace conformance
