#include "componentreferences.h"

#include "references.h"
#include "workspace.h"

#include <QCoreApplication>
#include <QDir>
#include <QUrl>

namespace designer {

namespace {

struct ComponentReferences {
    Q_DECLARE_TR_FUNCTIONS(designer::ComponentReferences)
};

/** More components of other files are not offered. */
constexpr qsizetype MostOfOtherFiles = 2000;

bool isUrl(const QString &address)
{
    return address.contains(u"://"_qs);
}

/** The other document as the definition names it; empty if it can't. */
QString fileReference(const QString &own, const QString &other)
{
    if (isUrl(other))
        return other;
    // A definition without a file has no folder that a relative path could start from.
    if (!own.startsWith(u'/') || !other.startsWith(u'/'))
        return {};
    const QString path = QDir(own.left(own.lastIndexOf(u'/') + 1)).relativeFilePath(other);
    return QString::fromUtf8(QUrl::toPercentEncoding(path, "/"));
}

void append(QList<ComponentReference> &list, const document::Snapshot &snapshot, const QByteArray &kind,
            const QString &file, const QString &title)
{
    const document::Pointer components{"components", kind};
    const document::Node map = snapshot.at(components);
    for (qsizetype i = 0; map.isMapping() && i < map.childCount(); ++i) {
        const QByteArray key = map.keyAt(i);
        if (key.startsWith("x-"))
            continue;
        const QString name = QString::fromUtf8(key);
        list.append({file + u'#' + (components / key).toString(),
                     title.isEmpty()
                         ? name
                         : ComponentReferences::tr("%1 (%2)", "%1: a component, %2: its file").arg(name, title)});
    }
}

} // namespace

QList<ComponentReference> componentReferences(const workspace::OpenDefinition &definition,
                                              const workspace::References &references, const QByteArray &kind)
{
    QList<ComponentReference> list;
    append(list, definition.document().snapshot(), kind, {}, {});
    const qsizetype most = list.size() + MostOfOtherFiles;
    const QString own = references.addressOf(definition);
    for (const openapi::ReferencedDocumentPtr &other : references.set().documents()) {
        const QString file = other->address() == own ? QString() : fileReference(own, other->address());
        if (!file.isEmpty() && list.size() < most)
            append(list, other->snapshot(), kind, file, other->address().section(u'/', -1));
    }
    return list;
}

} // namespace designer
