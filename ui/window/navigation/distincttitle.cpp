#include "distincttitle.h"

#include "workspace.h"

namespace window {

namespace {

/** The last `count` parts of a path. */
QString lastParts(const QString &path, qsizetype count)
{
    return path.section(u'/', -static_cast<int>(count));
}

} // namespace

QString distinctTitle(const workspace::OpenDefinition &definition, const workspace::Workspace &workspace)
{
    const QString path = definition.path();
    if (path.isEmpty())
        return definition.title();
    qsizetype parts = 1;
    QString end = u'/' + lastParts(path, parts);
    for (const workspace::OpenDefinition *other : workspace.definitions()) {
        while (other != &definition && parts < path.count(u'/') && other->path().endsWith(end))
            end = u'/' + lastParts(path, ++parts);
    }
    return end.mid(1);
}

} // namespace window
