#pragma once

#include <QByteArrayList>

namespace assist {

/** Names that the specification leaves open, in the order in which they are offered. */
[[nodiscard]] const QByteArrayList &knownMediaTypes();
[[nodiscard]] const QByteArrayList &knownHeaders();
/** Source: the format registry of the OpenAPI Initiative, and JSON Schema 2020-12. */
[[nodiscard]] const QByteArrayList &knownFormats();
/** Source: IANA's registry of HTTP authentication schemes. */
[[nodiscard]] const QByteArrayList &knownAuthenticationSchemes();
/** Methods without a field of their own. */
[[nodiscard]] const QByteArrayList &knownFurtherMethods();
/** SPDX identifiers. */
[[nodiscard]] const QByteArrayList &knownLicenses();
[[nodiscard]] const QByteArrayList &knownDialects();
[[nodiscard]] const QByteArrayList &knownVersions();
/** Source: the tag kind registry of the OpenAPI Initiative. */
[[nodiscard]] const QByteArrayList &knownTagKinds();
/** `default`, the most used codes, their ranges, then all others. */
[[nodiscard]] const QByteArrayList &knownStatusKeys();

} // namespace assist
