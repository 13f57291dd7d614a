#include "absolutepath.h"

#include <QDir>

namespace commands {

QString absolutePath(const QString &name)
{
    return QDir::cleanPath(name.startsWith(u'/') ? name : QDir::currentPath() + u'/' + name);
}

} // namespace commands
