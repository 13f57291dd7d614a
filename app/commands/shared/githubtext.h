#pragma once

#include <QString>

namespace commands {

/** Escapes a text for a workflow command of GitHub. The values of properties (`isProperty`) need more escapes. */
[[nodiscard]] QString escapedForGitHub(QString text, bool isProperty);

} // namespace commands
