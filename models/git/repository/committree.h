#pragma once

#include "objectstore.h"

#include <QByteArrayList>

namespace git {

/**
 * Returns the name of the object of a file in the tree of a commit, NameBytes long; std::nullopt if the commit does not
 * have the file.
 */
[[nodiscard]] base::Result<std::optional<QByteArray>> fileNameInCommit(const QByteArray &commit,
                                                                       const QByteArrayList &path, ObjectStore &store);

/**
 * Returns the content of a file in the tree of a commit, which `commit` names in hexadecimal; std::nullopt if the
 * commit does not have the file.
 */
[[nodiscard]] base::Result<std::optional<QByteArray>> fileOfCommit(const QByteArray &commit, const QByteArrayList &path,
                                                                   ObjectStore &store);

} // namespace git
