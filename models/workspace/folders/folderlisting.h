#pragma once

#include "documentstore.h"

#include <QHash>

#include <memory>

namespace workspace {

/** The files below an opened folder as they were when it was listed. */
struct FolderListing {
    struct File {
        QByteArray stamp; ///< DocumentStore::stamp() of the file when the folder was listed.
        bool isSwagger = false;
    };
    QHash<QString, File> files; ///< The files that can be opened, by path.
    bool isTruncated = false; ///< True if the folder has more files than the store looks at, so that some are missing.
};
using FolderListingPtr = std::shared_ptr<const FolderListing>;

/** The differences between two listings of a folder. Paths are sorted. */
struct FolderDifference {
    QStringList added;
    QStringList removed;
    QStringList written; ///< Files whose stamp has changed.

    [[nodiscard]] bool isEmpty() const { return added.isEmpty() && removed.isEmpty() && written.isEmpty(); }
};

/** Lists the files below a folder that can be opened. Safe from any thread. */
[[nodiscard]] FolderListingPtr listFolder(DocumentStore &store, const QString &folder);

/** Compares two listings of a folder. If `before` is null, all files of `now` are added. */
[[nodiscard]] FolderDifference differenceOf(const FolderListingPtr &before, const FolderListing &now);

} // namespace workspace
