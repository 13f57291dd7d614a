#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace deploy {

/** A proxy for which a configuration can be written from definitions. */
enum class Target : quint8 { Nginx, Haproxy, Caddy, Apache, HttpRoute };

/** Returns the names of all targets as the option `--to` takes them: `nginx`, `haproxy`, `caddy`, `apache`,
 * `httproute`. */
[[nodiscard]] QStringList targetNames();

/** Returns the target with a name of targetNames(), or std::nullopt for any other text. */
[[nodiscard]] std::optional<Target> targetNamed(QStringView name);

/** Returns true for a target whose configuration attaches routes to a Gateway by its name, instead of a program that
 * listens on a port. */
[[nodiscard]] bool needsGateway(Target target);

/** Returns true for a text that can be the name of a Gateway: a DNS name in lower case. */
[[nodiscard]] bool isGatewayName(const QString &text);

/** Returns the name of a target, which is one of targetNames(). */
[[nodiscard]] QString nameOf(Target target);

} // namespace deploy
