#pragma once

#include "accessrights.h"

namespace policies {

/** Allowed URLs as lines a person types: "GET,POST /pets/.*"; a line without methods allows every method. */
[[nodiscard]] QString allowedUrlText(const QList<management::AllowedUrl> &urls);
[[nodiscard]] QList<management::AllowedUrl> parseAllowedUrls(const QString &text);

} // namespace policies
