#pragma once

#include "operations.h"

#include <QVariant>

namespace designer {

/** Roles of PathTreeModel in addition to Qt's. */
enum PathRole {
    PathSearchRole = Qt::UserRole + 1, ///< The text that the filter searches.
};

/** The data of a path in the tree. */
[[nodiscard]] QVariant pathData(const openapi::PathItem &item, int role);
/** The data of an operation in the tree. */
[[nodiscard]] QVariant operationData(const openapi::Operation &operation, int role);

} // namespace designer
