#pragma once

#include "referenceresolver.h"

#include <QStringList>

namespace contract {

/** The parameters of a path apply to the operation at `place`, too. */
struct OperationPlace {
    QByteArray path;
    QByteArray method;
    openapi::Place place; ///< `/paths/<path>/<method>`, or a place that a `$ref` of the path refers to.
    friend bool operator==(const OperationPlace &, const OperationPlace &) = default;
};

/** Paths of requests to the operation: its path with values for the parameters, those of their examples first. A path
 * without parameters is the only one. */
[[nodiscard]] QStringList samplePaths(openapi::ReferenceResolver &resolver, const OperationPlace &operation);

} // namespace contract
