#pragma once

#include <QStringList>

namespace traffic {

/** Returns header lines after a request was built again: the lines of `before` that the text still has are replaced by
 * those of `now`. Lines that the user has typed stay, and are used instead of lines of `now` with the same name. */
[[nodiscard]] QString mergedHeaderLines(const QString &text, const QStringList &before, const QStringList &now);

} // namespace traffic
