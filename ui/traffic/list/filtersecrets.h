#pragma once

#include <QString>

namespace traffic {

/** True if the text of a filter contains a value that redaction would remove: of a credential's header field, of a
 * secret query parameter, or of a secret member of JSON. */
[[nodiscard]] bool hasSecrets(const QString &filter);

} // namespace traffic
