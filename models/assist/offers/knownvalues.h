#pragma once

#include <QByteArrayList>

namespace assist {

/** Returns common media types for `content`, in the order in which completion offers them. The specification does not
 * limit them. */
[[nodiscard]] const QByteArrayList &knownMediaTypes();
[[nodiscard]] const QByteArrayList &knownHeaders();
/** Returns the values that completion offers for `format`. Source: the format registry of the OpenAPI Initiative, and
 * JSON Schema 2020-12. */
[[nodiscard]] const QByteArrayList &knownFormats();
/** Returns the values that completion offers for the `scheme` of an HTTP security scheme. Source: IANA's registry of
 * HTTP authentication schemes. */
[[nodiscard]] const QByteArrayList &knownAuthenticationSchemes();
/** Returns common HTTP methods that have no field of their own in a Path Item Object. */
[[nodiscard]] const QByteArrayList &knownFurtherMethods();
/** Returns the SPDX identifiers of common licenses. */
[[nodiscard]] const QByteArrayList &knownLicenses();
[[nodiscard]] const QByteArrayList &knownDialects();
[[nodiscard]] const QByteArrayList &knownVersions();
/** Returns the values that completion offers for the `kind` of a tag. Source: the tag kind registry of the OpenAPI
 * Initiative. */
[[nodiscard]] const QByteArrayList &knownTagKinds();
/** Returns the keys that completion offers for `responses`: `default`, the most used status codes, the ranges such as
 * `2XX`, then all other codes. */
[[nodiscard]] const QByteArrayList &knownStatusKeys();

} // namespace assist
