#pragma once

#include "console.h"
#include "snapshot.h"

#include <QCommandLineParser>

namespace commands {

/** `--save-anyway`: write what another YAML reader reads differently too. */
void addSaveAnywayOption(QCommandLineParser &parser);

/**
 * Says, line by line, where another YAML reader reads `after` differently. False when that is in what was changed and
 * the person did not say --save-anyway: then nothing may be written, which is said too.
 */
[[nodiscard]] bool passesSecondReader(const QString &file, const document::Snapshot &before,
                                      const document::Snapshot &after, const QCommandLineParser &parser,
                                      Console &console);

} // namespace commands
