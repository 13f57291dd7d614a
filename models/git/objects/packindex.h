#pragma once

#include "repositoryfiles.h"

#include <optional>

namespace git {

/** The number of bytes of the name of a git object, which is a SHA-1 hash. */
inline constexpr qsizetype NameBytes = 20;

/**
 * Returns the offset of an object in a git pack, from the pack's index of version 1 or 2 at `path`; std::nullopt if the
 * pack does not have the object. `name` has NameBytes bytes. Source: gitformat-pack, "Pack index files".
 */
[[nodiscard]] base::Result<std::optional<qint64>> findInIndex(const QString &path, const QByteArray &name,
                                                              RepositoryFiles &files);

} // namespace git
