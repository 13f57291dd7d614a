#pragma once

#include "builtrequest.h"
#include "version.h"

namespace requests {

/** The value of a name in a path that no parameter gives a value, and of a body of any bytes. */
inline constexpr char NoValue[] = "value";

/** The media type and its schema, from which the content of a request is written. */
struct BodySource {
    QByteArray mediaType;  ///< The media type that is sent, without ranges.
    openapi::Place object; ///< The place of the Media Type Object.
    openapi::Place schema; ///< The place of its schema.
    QByteArray name;       ///< The name of the root element of XML, if the schema has none.
    specification::Version version = specification::Version::V30;
};

/** Content in the bytes that are sent. */
struct WrittenBody {
    QByteArray bytes;
    QByteArray contentType;           ///< The media type, with the boundary of multipart.
    QList<QByteArray> fileParts = {}; ///< The names of the parts of multipart that are files; each once.
};

/** Returns true for the place of a schema or Encoding Object, and false for the root, which means that there is none.
 */
[[nodiscard]] inline bool isPlace(const openapi::Place &place)
{
    return !place.pointer.isRoot();
}

/** Returns the text of a scalar as it is sent outside of JSON, and JSON for lists and objects. */
[[nodiscard]] QByteArray sentText(const document::Value &value);

} // namespace requests
