#pragma once

#include "accessrights.h"

namespace policies {

/** Converts allowed URLs of a policy to editable lines: "GET,POST /pets/.*". A line without methods allows all methods.
 */
[[nodiscard]] QString allowedUrlText(const QList<management::AllowedUrl> &urls);
[[nodiscard]] QList<management::AllowedUrl> parseAllowedUrls(const QString &text);

} // namespace policies
