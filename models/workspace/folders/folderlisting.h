#pragma once

#include "documentstore.h"

#include <QHash>

#include <memory>

namespace workspace {

/** The files of an opened folder, at one time. */
struct FolderListing {
    struct File {
        QByteArray stamp; ///< As DocumentStore::stamp().
        bool isSwagger = false;
    };
    QHash<QString, File> files; ///< By path.
    bool isTruncated = false;   ///< The folder has more files than the store looks at.
};
using FolderListingPtr = std::shared_ptr<const FolderListing>;

/** What has changed in a folder. Paths are sorted. */
struct FolderDifference {
    QStringList added;
    QStringList removed;
    QStringList written; ///< Files with other content.

    [[nodiscard]] bool isEmpty() const { return added.isEmpty() && removed.isEmpty() && written.isEmpty(); }
};

/** The files below a folder now. Safe from any thread. */
[[nodiscard]] FolderListingPtr listFolder(DocumentStore &store, const QString &folder);

/** What has changed since `before`, which may be null. */
[[nodiscard]] FolderDifference differenceOf(const FolderListingPtr &before, const FolderListing &now);

} // namespace workspace
