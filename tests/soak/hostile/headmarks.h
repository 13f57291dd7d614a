#pragma once

#include <QString>

namespace hostile {

/** Reads a file, its text at HEAD and the lines that differ, as the marks of changes in Source do, and prints their
 * number. Returns the exit code of a command. */
[[nodiscard]] int printMarks(const QString &file);

} // namespace hostile
