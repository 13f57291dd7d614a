#pragma once

#include "node.h"
#include "value.h"
#include "version.h"

#include <optional>

namespace openapi {

/** How the value of a parameter is written in a request, as the Parameter Object defines it. */
struct ParameterWriting {
    QByteArray name;
    QByteArray in;               ///< The parameter's location: `path`, `query`, `querystring`, `header` or `cookie`.
    QByteArray style;            ///< The parameter's style: `form`, `simple` …
    bool isExploded = false;     ///< Each item or member has its own name or separator.
    bool allowsReserved = false; ///< Reserved characters are not percent-encoded, where a URL allows them.
    QByteArray mediaType;        ///< If it is not empty, the value is written in this media type, without a style.
};

/** Returns how a Parameter Object or Header Object says that values are written, with the version's defaults for
 * `style` and `explode`. A Header Object has no `name` and no `in`: its name is `headerName`, the key of the object. */
[[nodiscard]] ParameterWriting writingOf(const document::Node &parameter, specification::Version version,
                                         const QByteArray &headerName = {});

/** Returns the bytes that a parameter's style gives for a value, without what is around the parameter in a request:
 * `color=blue&color=black` in a query or cookie, `;color=blue` in a path, `blue,black` in a header. Ignores the media
 * type. Returns empty bytes for null and for empty lists and objects, which are not sent, and std::nullopt if the
 * specification does not define how such a value is written. */
[[nodiscard]] std::optional<QByteArray> styledValue(const ParameterWriting &writing, const document::Value &value);

/** Returns the part of the request that contains a parameter with a value: `?color=blue&color=black`, `X-Color:
 * blue,black`, `Cookie: color=blue`, or the text in the path. Returns an empty text for null and for empty lists and
 * objects, which are not sent, and std::nullopt if the specification does not define how such a value is written. */
[[nodiscard]] std::optional<QString> writtenParameter(const ParameterWriting &writing, const document::Value &value);

} // namespace openapi
