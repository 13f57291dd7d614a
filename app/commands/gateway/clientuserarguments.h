#pragma once

#include "route.h"

#include <QCommandLineParser>

namespace commands {

/** The options `--user NAME` and `--password-env VARIABLE`, as `serve` and `preview` take them; `effect` says what for.
 */
void defineClientUsers(QCommandLineParser &parser, const QString &effect);

/** Passwords come from the environment, never from an argument. Gives what is wrong, or nothing. */
[[nodiscard]] QString readClientUsers(const QCommandLineParser &parser, QList<routing::ClientUser> &users);

} // namespace commands
