#pragma once

#include "grants.h"

#include <QCommandLineParser>

namespace commands {

/** Declares the option --allow-secrets for commands that look up references to secrets. */
void addAllowSecretsOption(QCommandLineParser &parser);
/** Allows all secrets for this run if the option --allow-secrets is set. */
void readAllowSecretsOption(const QCommandLineParser &parser, consent::Grants &grants);

/** Returns advice on how to allow secrets that the definition may not use. It mentions storing a permission only if the
 * requests go to the upstream that the file names, because a stored permission is of no use otherwise. */
[[nodiscard]] QString consentAdvice(const consent::Definition &definition, bool isUpstreamOfFile = true);

} // namespace commands
