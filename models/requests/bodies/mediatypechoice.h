#pragma once

#include "node.h"

#include <QByteArray>

#include <optional>

namespace requests {

/** How a body of a media type is written. */
enum class BodyForm { Json, JsonLines, JsonSequence, UrlEncoded, Multipart, Xml, Other };

[[nodiscard]] BodyForm bodyFormOf(const QByteArray &mediaType);

/** Returns a media type that can be sent: the one that is given or, for a range such as that of all images, or for a
 * list of media types, one of them. `isStructured` tells whether the value is an object or list. Returns std::nullopt
 * if the text is no media type. */
[[nodiscard]] std::optional<QByteArray> sendableMediaType(const QByteArray &mediaType, bool isStructured);

} // namespace requests
