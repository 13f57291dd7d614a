#pragma once

#include "requesttocopy.h"

#include <optional>

namespace http {

/** An argument of curl. */
struct CurlArgument {
    /** The name of the option in a file of options, such as `header`. */
    QByteArray name;
    std::optional<QByteArray> value;
};

/** Returns the arguments that make curl send a request, without its body: the URL comes first. `hasBody` tells that a
 * body, which may be empty, is sent. */
[[nodiscard]] QList<CurlArgument> curlArguments(const RequestToCopy &request, bool hasBody);

/** True for a field that programs set themselves: Content-Length, hop-by-hop fields, and the Host of the URL. */
[[nodiscard]] bool isSetByPrograms(const HeaderList::Field &field, const RequestToCopy &request);

/** True if the request has a body, which may be empty: its length is then zero. */
[[nodiscard]] bool hasBody(const RequestToCopy &request);

} // namespace http
