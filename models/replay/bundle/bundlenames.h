#pragma once

#include <QByteArray>
#include <QStringList>

namespace replay {

/** The names of a bundle's parts. */
inline constexpr QByteArrayView FactsName("bundle.json");
inline constexpr QByteArrayView HarName("exchanges.har");
inline constexpr QByteArrayView DefinitionFolder("definition/");

/** The version of bundles that this program writes, and the newest that it reads. */
inline constexpr int BundleVersion = 1;

/** Returns the paths relative to their common folder, each different from the others whatever the case, and without
 * what a zip archive or another system can't have. */
[[nodiscard]] QList<QByteArray> relativeNames(const QStringList &paths);

} // namespace replay
