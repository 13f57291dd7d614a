#pragma once

#include <QStringList>

namespace messages {

/** Replaces %1, %2 and %3 of a pattern by the arguments in one step, because an argument may itself contain "%2". */
[[nodiscard]] QString filled(const QString &pattern, const QStringList &arguments);

} // namespace messages
