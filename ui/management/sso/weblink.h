#pragma once

#include <QUrl>

#include <optional>

namespace sso {

/** The address when a browser may be sent there: http or https with a host. Nothing for any other text. */
[[nodiscard]] std::optional<QUrl> webLink(const QString &text);

} // namespace sso
