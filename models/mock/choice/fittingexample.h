#pragma once

#include "requestchecker.h"

namespace mock {

/** Returns the name of the example of a response that fits a request best: the one whose name is also that of examples
 * of the request that are equal to what was received in most places, or is itself a value of the request. Returns an
 * empty name if none is better than another. */
[[nodiscard]] QByteArray fittingExample(openapi::ReferenceResolver &resolver, const QList<QByteArray> &names,
                                        const QList<conformance::ReceivedValue> &received);

} // namespace mock
