#pragma once

#include "description.h"
#include "schemalook.h"

namespace conformance {

/** A part of a body whose media type its Encoding Object does not allow. */
struct PartFault {
    document::Pointer instance; ///< The place of the part in the value of the body.
    QByteArray mediaType;       ///< The media type of the part.
    openapi::Place place;       ///< The place of `contentType` in the Encoding Object.
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

} // namespace conformance
