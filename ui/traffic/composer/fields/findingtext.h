#pragma once

#include "builtrequest.h"

#include <QString>

namespace traffic {

/** The messages of the findings about one value of a request, one per line. `in` and `name` are those of
 * requests::Finding::parameter. */
[[nodiscard]] QString findingsText(const QList<requests::Finding> &findings, const requests::ParameterKey &key);

} // namespace traffic
