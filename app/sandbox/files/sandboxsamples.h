#pragma once

#include "result.h"

#include <QDateTime>
#include <QString>

namespace sandbox {

/**
 * Creates the missing parts of the sandbox's folder with samples: `certificates`, `policies` and `sso_profiles.json`.
 * Existing parts are unchanged. One sample certificate expires within three weeks of `now`.
 */
[[nodiscard]] base::Result<void> prepareFolder(const QString &folder, const QDateTime &now);

} // namespace sandbox
