#include "shortpath.h"

#include <QDir>

namespace window {

QString shortPath(const QString &path)
{
    const QString home = QDir::homePath();
    return path == home || path.startsWith(home + u'/') ? u'~' + path.mid(home.size()) : path;
}

} // namespace window
