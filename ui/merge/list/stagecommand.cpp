#include "stagecommand.h"

namespace merge {

QString stageCommand(const QString &path)
{
    QString quoted = path;
    return u"git add -- '"_qs + quoted.replace(u'\'', u"'\\''"_qs) + u'\'';
}

} // namespace merge
