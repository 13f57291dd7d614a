#include "filledtext.h"

namespace messages {

QString filled(const QString &pattern, const QStringList &arguments)
{
    if (!pattern.contains(u"%1"))
        return pattern;
    if (!pattern.contains(u"%2"))
        return pattern.arg(arguments.value(0));
    if (!pattern.contains(u"%3"))
        return pattern.arg(arguments.value(0), arguments.value(1));
    return pattern.arg(arguments.value(0), arguments.value(1), arguments.value(2));
}

} // namespace messages
