#include "folderexport.h"

namespace workspace {

namespace {

base::Result<void> checkPlace(DocumentStore &store, const QString &path, ExistingFiles existing)
{
    switch (store.entryAt(path)) {
    case DirectoryEntry::Nothing:
        return {};
    case DirectoryEntry::File:
        return existing == ExistingFiles::Replace ? base::Result<void>()
                                                  : base::Error{base::ErrorCode::AlreadyExists, path};
    case DirectoryEntry::Other:
        break;
    }
    return base::Error{base::ErrorCode::WrongFileType, path};
}

} // namespace

base::Result<void> exportToFolder(DocumentStore &store, const QString &folder, const QList<NewFile> &files,
                                  ExistingFiles existing, ExportAccess access)
{
    const QString start = folder.endsWith(u'/') ? folder : folder + u'/';
    for (const NewFile &file : files) {
        if (const base::Result<void> free = checkPlace(store, start + file.name, existing); !free)
            return free;
    }
    for (const NewFile &file : files) {
        const QString path = start + file.name;
        const base::Result<void> written = access == ExportAccess::OwnerOnly ? store.writePrivate(path, file.bytes)
                                                                             : store.write(path, file.bytes);
        if (!written)
            return base::Error{written.error().code, path};
    }
    return {};
}

} // namespace workspace
