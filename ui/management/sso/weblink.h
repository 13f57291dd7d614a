#pragma once

#include <QUrl>

#include <optional>

namespace sso {

/** The URL if it is safe to open in a browser: http or https with a host. Nothing for any other text. */
[[nodiscard]] std::optional<QUrl> webLink(const QString &text);

} // namespace sso
