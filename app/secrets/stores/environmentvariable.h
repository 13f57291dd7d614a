#pragma once

#include "result.h"
#include "secret.h"

#include <QString>

namespace secrets {

/** Returns the value of an environment variable, which can be empty. Error: NotFound if it is not set. */
[[nodiscard]] base::Result<Secret> readEnvironmentVariable(const QString &name);

} // namespace secrets
