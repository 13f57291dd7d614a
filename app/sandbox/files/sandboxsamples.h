#pragma once

#include "result.h"

#include <QDateTime>
#include <QString>

namespace sandbox {

/**
 * Makes the folder ready: `certificates`, `policies` and `sso_profiles.json`. Each part that is missing is filled with
 * samples; what is there stays as it is. One sample certificate is chosen to expire within three weeks of `now`.
 */
[[nodiscard]] base::Result<void> prepareFolder(const QString &folder, const QDateTime &now);

} // namespace sandbox
