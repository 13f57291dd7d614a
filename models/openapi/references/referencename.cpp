#include "referencename.h"

#include "pointer.h"

namespace openapi {

QString referenceName(const QString &reference)
{
    const qsizetype hash = reference.indexOf(u'#');
    const auto pointer = hash < 0 ? std::nullopt : document::Pointer::parse(QStringView(reference).sliced(hash));
    if (pointer && !pointer->isRoot())
        return QString::fromUtf8(pointer->last());
    if (hash >= 0 && hash + 1 < reference.size())
        return reference.sliced(hash + 1); // An anchor.
    const QString file = reference.left(hash);
    const QString name = file.mid(file.lastIndexOf(u'/') + 1);
    return name.isEmpty() ? reference : name;
}

} // namespace openapi
