#include "environmentvariable.h"

#include <QtGlobal>

namespace secretstores {

base::Result<secrets::Secret> readEnvironmentVariable(const QString &name)
{
    const QByteArray variable = name.toLocal8Bit();
    if (!qEnvironmentVariableIsSet(variable.constData()))
        return base::Error{base::ErrorCode::NotFound, name};
    return secrets::Secret(qgetenv(variable.constData()));
}

} // namespace secretstores
