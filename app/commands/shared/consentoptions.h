#pragma once

#include "grants.h"

#include <QCommandLineParser>

namespace commands {

/** --allow-secrets of the commands that look up references to secrets. */
void addAllowSecretsOption(QCommandLineParser &parser);
/** Allows all secrets of this run if the option is set. */
void readAllowSecretsOption(const QCommandLineParser &parser, consent::Grants &grants);

} // namespace commands
