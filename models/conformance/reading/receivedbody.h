#pragma once

#include "parameterreader.h"
#include "snapshot.h"

namespace conformance {

/** The value of a body, for the schema of its media type. */
struct ReceivedBody {
    enum class State {
        Read,        ///< `json` is the value.
        NotReadable, ///< The bytes are not what the media type says.
        NotCompared, ///< No value is made of this media type, such as an image or XML.
    };

    State state = State::NotCompared;
    document::Snapshot json; ///< The value as JSON.
    QByteArray language;     ///< What the bytes are not, if they are not readable: `JSON`.
};

/** Reads a body by its media type: JSON, forms, forms of parts, and plain texts. `schema` is that of the Media Type
 * Object, whose types the fields of forms get; the root for none. */
[[nodiscard]] ReceivedBody readBody(const QByteArray &mediaType, const QByteArray &body, const openapi::Place &schema,
                                    requests::SchemaLook &look);

} // namespace conformance
