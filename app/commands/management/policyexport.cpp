#include "policyexport.h"

#include <QDir>

namespace commands {

base::Result<void> writePolicyTexts(const QString &folder, const QList<management::PolicyText> &texts,
                                    management::FileSecrets secrets, workspace::DocumentStore &store)
{
    const QDir target(folder);
    if (!target.mkpath(u"."_qs))
        return base::Error{base::ErrorCode::FolderMissing, folder};
    for (const management::PolicyText &text : texts) {
        const QString path = target.filePath(text.name);
        const base::Result<void> written = secrets == management::FileSecrets::Keep
                                               ? store.writePrivate(path, text.text)
                                               : store.write(path, text.text);
        if (!written)
            return base::Error{written.error().code, path};
    }
    return {};
}

} // namespace commands
