#include "foldersabove.h"

namespace lint {

QString parentFolder(const QString &path)
{
    return path.left(path.lastIndexOf(u'/'));
}

openapi::ReferencedDocumentPtr openAbove(const QString &address, const QString &root, const QStringList &names,
                                         openapi::DocumentSource &source)
{
    if (!address.startsWith(u'/') || root.isEmpty())
        return nullptr;
    for (QString folder = parentFolder(address); !folder.isEmpty(); folder = parentFolder(folder)) {
        for (const QString &name : names) {
            if (const auto file = source.open(folder + u'/' + name))
                return *file;
        }
        if (folder == root || !folder.startsWith(root + u'/'))
            break;
    }
    return nullptr;
}

} // namespace lint
