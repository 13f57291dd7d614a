#pragma once

#include "ssochanges.h"
#include "ssomodel.h"
#include "ssoreview.h"

#include <QString>

namespace sso {

/** The sentence for a finding about an SSO profile, which names the member and the host. */
[[nodiscard]] QString findingText(const management::SsoFinding &finding);
/** The name of a severity: "Error", "Warning" or "Information". */
[[nodiscard]] QString severityText(base::Severity severity);
/** What the list says about an SSO profile, such as "Changed, 1 error, 2 warnings". `change` is null for a profile that
 * has not changed. */
[[nodiscard]] items::SsoNote profileNote(const management::SsoProfileReview &review,
                                         const management::SsoChange *change);
/** What happened to an SSO profile since the last look: by whom and when if the server tells, then a line for each
 * member, with its text before and after. */
[[nodiscard]] QString changeText(const management::SsoChange &change, const QDateTime &since);
/** What happened to all SSO profiles since the last look: "2 profiles added, 1 changed since 3 Nov 2026 10:30." */
[[nodiscard]] QString changesText(const QList<management::SsoChange> &changes, const QDateTime &since);
/** A time of the last look, in local time: "3 Nov 2026 10:30". */
[[nodiscard]] QString lookText(const QDateTime &moment);

} // namespace sso
