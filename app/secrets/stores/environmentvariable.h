#pragma once

#include "result.h"
#include "secret.h"

#include <QString>

namespace secrets {

/** The value of a variable of this process, empty ones included; NotFound where it is not set. */
[[nodiscard]] base::Result<Secret> readEnvironmentVariable(const QString &name);

} // namespace secrets
