#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace deploy {

/** A proxy for which a configuration can be written from definitions. */
enum class Target : quint8 { Nginx, Haproxy, Caddy, Apache };

/** Returns the names of all targets as the option `--to` takes them: `nginx`, `haproxy`, `caddy`, `apache`. */
[[nodiscard]] QStringList targetNames();

/** Returns the target with a name of targetNames(), or std::nullopt for any other text. */
[[nodiscard]] std::optional<Target> targetNamed(QStringView name);

/** Returns the name of a target, which is one of targetNames(). */
[[nodiscard]] QString nameOf(Target target);

} // namespace deploy
