#pragma once

#include <QString>

namespace schema {

/** True for a URI of RFC 3986, which has a scheme. */
[[nodiscard]] bool isUri(const QString &text);
[[nodiscard]] bool isUriReference(const QString &text);
/** True for an IRI of RFC 3987, which has a scheme. */
[[nodiscard]] bool isIri(const QString &text);
[[nodiscard]] bool isIriReference(const QString &text);
/** True for a URI template of RFC 6570. */
[[nodiscard]] bool isUriTemplate(const QString &text);

} // namespace schema
