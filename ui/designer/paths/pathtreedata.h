#pragma once

#include "operations.h"

#include <QVariant>

namespace designer {

/** Roles of PathTreeModel beside Qt's. */
enum PathRole {
    PathSearchRole = Qt::UserRole + 1, ///< What the filter looks through.
};

/** What the tree shows of a path. */
[[nodiscard]] QVariant pathData(const openapi::PathItem &item, int role);
/** What the tree shows of an operation. */
[[nodiscard]] QVariant operationData(const openapi::Operation &operation, int role);

} // namespace designer
