#pragma once

#include "parameterreader.h"
#include "requestplan.h"

namespace conformance {

/** Returns the names in the query of a request that neither a parameter of the operation nor a security scheme
 * describes, each once. Names of members of deep objects are written as received, such as `filter[name]`. */
[[nodiscard]] QList<QByteArray> undescribedNames(const RequestPlan &plan, const ReceivedRequest &request,
                                                 requests::SchemaLook &look);

} // namespace conformance
