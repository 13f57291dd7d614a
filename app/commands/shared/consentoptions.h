#pragma once

#include "grants.h"

#include <QCommandLineParser>

namespace commands {

/** --allow-secrets of the commands that look up references to secrets. */
void addAllowSecretsOption(QCommandLineParser &parser);
/** Allows all secrets of this run if the option is set. */
void readAllowSecretsOption(const QCommandLineParser &parser, consent::Grants &grants);

/** What to do about secrets that the definition may not use. A permission that is stored is of no use if the requests
 * go to another upstream than the file's. */
[[nodiscard]] QString consentAdvice(const consent::Definition &definition, bool isUpstreamOfFile = true);

} // namespace commands
