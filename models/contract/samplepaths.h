#pragma once

#include "snapshot.h"

#include <QStringList>

namespace contract {

/** The parameters of a path apply to the operation at `pointer`, too. */
struct OperationPlace {
    QByteArray path;
    QByteArray method;
    document::Pointer pointer; ///< `/paths/<path>/<method>`, or a place that a `$ref` of the path refers to.
    friend bool operator==(const OperationPlace &, const OperationPlace &) = default;
};

/** Paths of requests to the operation: its path with values for the parameters, those of their examples first. A path
 * without parameters is the only one. */
[[nodiscard]] QStringList samplePaths(const document::Snapshot &snapshot, const OperationPlace &operation);

} // namespace contract
