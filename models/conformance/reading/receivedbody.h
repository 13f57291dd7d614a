#pragma once

#include "description.h"
#include "parameterreader.h"
#include "snapshot.h"

namespace conformance {

/** A part of a body whose media type its Encoding Object does not allow. */
struct PartFault {
    document::Pointer instance; ///< The place of the part in the value of the body.
    QByteArray mediaType;       ///< The media type of the part.
    openapi::Place place;       ///< The place of `contentType` in the Encoding Object.
};

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
    bool isSequence = false; ///< Whether `json` is the list of the values of a sequence, such as events or JSON Lines.
    QList<PartFault> partFaults = {};
};

/** The schemas of a Media Type Object, whose types the fields of forms and the elements of XML get. */
struct BodySchema {
    openapi::Place place; ///< The schema of the whole body; the root for no schema.
    QByteArray component; ///< The name of the schema among the components; empty for another schema.
    specification::Version version = specification::Version::V30;
    openapi::Place item;    ///< The schema of each item of a sequence (`itemSchema`); the root for none.
    openapi::Place content; ///< The Media Type Object, which has the Encoding Objects; the root for none.
};

/** Returns the schemas of the Media Type Object at a place, in a document of a version of OpenAPI. */
[[nodiscard]] BodySchema bodySchemaOf(requests::SchemaLook &look, const description::Description &description,
                                      const openapi::Place &content, specification::Version version);

/** Returns whether there is a schema for the whole body, or for each item of a sequence. */
[[nodiscard]] bool hasSchema(requests::SchemaLook &look, const BodySchema &schema);

/** Reads a body by its media type: JSON, XML, forms, forms of parts, plain texts and, for
 * OpenAPI 3.2, sequences of JSON and events. */
[[nodiscard]] ReceivedBody readBody(const QByteArray &mediaType, const QByteArray &body, const BodySchema &schema,
                                    requests::SchemaLook &look);

} // namespace conformance
