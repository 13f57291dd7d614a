#pragma once

#include "operations.h"

#include <QVariant>

namespace designer {

/** What the tree shows of a path, by the roles of PathTreeModel. */
[[nodiscard]] QVariant pathData(const openapi::PathItem &item, int role);
/** What the tree shows of an operation. */
[[nodiscard]] QVariant operationData(const openapi::Operation &operation, int role);

} // namespace designer
