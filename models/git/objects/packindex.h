#pragma once

#include "repositoryfiles.h"

#include <QList>

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

/**
 * Returns the names of the objects in a pack that start with these hexadecimal digits, at most `most`, from the pack's
 * index as findInIndex() reads it. A name has NameBytes bytes.
 */
[[nodiscard]] base::Result<QList<QByteArray>> findPrefixInIndex(const QString &path, const QByteArray &digits, int most,
                                                                RepositoryFiles &files);

} // namespace git
