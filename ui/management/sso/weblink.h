#pragma once

#include <QUrl>

#include <optional>

namespace sso {

/** Returns the URL in a text if it is safe to open in a browser: http or https with a host. Returns std::nullopt for
 * any other text. */
[[nodiscard]] std::optional<QUrl> webLink(const QString &text);

} // namespace sso
