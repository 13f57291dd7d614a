#pragma once

#include "repositoryfiles.h"

#include <optional>

namespace git {

/** Bytes of an object's name: SHA-1. */
inline constexpr qsizetype NameBytes = 20;

/** The offset of an object in a pack, by its index of version 1 or 2; nothing if it is not in it. `name` has NameBytes.
 * Source: gitformat-pack, "Pack index files". */
[[nodiscard]] base::Result<std::optional<qint64>> findInIndex(const QString &path, const QByteArray &name,
                                                              RepositoryFiles &files);

} // namespace git
