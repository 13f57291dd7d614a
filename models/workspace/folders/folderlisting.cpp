#include "folderlisting.h"

namespace workspace {

FolderListingPtr listFolder(DocumentStore &store, const QString &folder)
{
    auto listing = std::make_shared<FolderListing>();
    const FolderFiles found = store.filesBelow(folder);
    listing->isTruncated = found.isTruncated;
    for (const QString &path : found.definitions)
        listing->files.insert(path, {store.stamp(path), false});
    for (const QString &path : found.swagger)
        listing->files.insert(path, {store.stamp(path), true});
    return listing;
}

FolderDifference differenceOf(const FolderListingPtr &before, const FolderListing &now)
{
    FolderDifference difference;
    for (auto file = now.files.cbegin(); file != now.files.cend(); ++file) {
        const auto known = before ? before->files.constFind(file.key()) : now.files.cend();
        if (!before || known == before->files.cend())
            difference.added.append(file.key());
        else if (known->stamp != file->stamp || known->isSwagger != file->isSwagger)
            difference.written.append(file.key());
    }
    if (before) {
        for (auto file = before->files.cbegin(); file != before->files.cend(); ++file) {
            if (!now.files.contains(file.key()))
                difference.removed.append(file.key());
        }
    }
    for (QStringList *paths : {&difference.added, &difference.removed, &difference.written})
        paths->sort();
    return difference;
}

} // namespace workspace
