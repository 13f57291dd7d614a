#include "policyexport.h"

#include <QDir>

namespace commands {

base::Result<void> writePolicyTexts(const QString &folder, const QList<management::PolicyText> &texts,
                                    management::FileSecrets secrets, workspace::ExistingFiles existing,
                                    workspace::DocumentStore &store)
{
    if (!QDir(folder).mkpath(u"."_qs))
        return base::Error{base::ErrorCode::FolderMissing, folder};
    QList<workspace::NewFile> files;
    for (const management::PolicyText &text : texts)
        files.append({text.name, text.text});
    const bool isPrivate = secrets == management::FileSecrets::Keep;
    return workspace::exportToFolder(store, folder, files, existing,
                                     isPrivate ? workspace::ExportAccess::OwnerOnly : workspace::ExportAccess::Usual);
}

} // namespace commands
