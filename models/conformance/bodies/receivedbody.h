#pragma once

#include "bodyschema.h"
#include "snapshot.h"

namespace conformance {

/** The value of a body, for the schema of its media type. */
struct ReceivedBody {
    enum class State {
        Read,        ///< `json` is the value.
        NotReadable, ///< The bytes are not what the media type says.
        OtherRoot,   ///< The root element of XML has another name than its schema says.
        NotCompared, ///< No value is made of this media type, such as an image.
        TooLarge,    ///< The body is over a limit.
    };

    State state = State::NotCompared;
    document::Snapshot json; ///< The value as JSON.
    /** The language that unreadable bytes should have been in, such as `JSON`; for another root, the name that it
     * should have. */
    QByteArray language;
    bool isSequence = false; ///< Whether `json` is the list of the values of a sequence, such as events or JSON Lines.
    QList<PartFault> partFaults = {};
};

/** Reads a body by its media type: JSON, XML, forms, forms of parts, plain texts and, for
 * OpenAPI 3.2, sequences of JSON and events. */
[[nodiscard]] ReceivedBody readBody(const QByteArray &mediaType, const QByteArray &body, const BodySchema &schema,
                                    requests::SchemaLook &look);

} // namespace conformance
