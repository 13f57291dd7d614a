#pragma once

#include <QStringList>

namespace commands {

/** Returns true if the value of `-o` is a folder: it ends with a slash, or is one that exists. */
[[nodiscard]] bool isOutputFolder(const QString &output);

/** Returns the file that an export writes to: the value of `-o`, or the file `name` in it if it is a folder. */
[[nodiscard]] QString outputFile(const QString &output, const QString &name);

/** Returns why an export must not write to a file: it is one of the definitions. Empty if it may. */
[[nodiscard]] QString outputProblem(const QString &file, const QStringList &definitions);

} // namespace commands
