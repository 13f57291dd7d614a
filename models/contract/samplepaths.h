#pragma once

#include "referenceresolver.h"

#include <QStringList>

namespace contract {

/** An operation of an API: its path and method, and its place, which can be in another file than the path. */
struct OperationPlace {
    QByteArray path;
    QByteArray method;
    /** The operation's place: `/paths/<path>/<method>`, or a place that a `$ref` of the path refers to. */
    openapi::Place place;
    friend bool operator==(const OperationPlace &, const OperationPlace &) = default;
};

/** Returns paths of sample requests to an operation: its path with values for the parameters, those of the parameters'
 * examples first. A path without parameters is the only one. */
[[nodiscard]] QStringList samplePaths(openapi::ReferenceResolver &resolver, const OperationPlace &operation);

} // namespace contract
