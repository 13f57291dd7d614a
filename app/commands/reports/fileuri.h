#pragma once

#include <QString>

namespace commands {

/** Returns a path as a URI reference (RFC 3986 §4): relative as it is, absolute with its scheme. An http or https URL
 * is one already. */
[[nodiscard]] QString uriReference(const QString &path);

/** Returns the path of a URI reference that uriReference() returned; the path of other texts is unspecified. */
[[nodiscard]] QString pathOfReference(const QString &reference);

} // namespace commands
