#include "environmentvariable.h"

#include <QtGlobal>

namespace secrets {

base::Result<Secret> readEnvironmentVariable(const QString &name)
{
    const QByteArray variable = name.toLocal8Bit();
    if (!qEnvironmentVariableIsSet(variable.constData()))
        return base::Error{base::ErrorCode::NotFound, name};
    return Secret(qgetenv(variable.constData()));
}

} // namespace secrets
