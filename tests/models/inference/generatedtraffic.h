#pragma once

#include "description.h"
#include "exchange.h"

#include <QRandomGenerator>

namespace inferred {

/** Exchanges, and the parts of the description that they are made from. */
struct GeneratedTraffic {
    QList<traffic::Exchange> exchanges;
    QSet<QByteArray> paths;      ///< The paths of the description, without the names in braces.
    QSet<QByteArray> parameters; ///< The parameters that were sent: see parameterKey().
};

/** Returns a path without the names in its braces. */
[[nodiscard]] QByteArray pathShape(const QByteArray &path);
/** Returns a key such as `get /pets/{} query limit`. */
[[nodiscard]] QByteArray parameterKey(const openapi::Operation &operation, const QByteArray &in,
                                      const QByteArray &name);

/** Makes exchanges that fit an API description: its operations in turn, with values of IDs, parameters and bodies at
 * random, and with the responses of a mock. */
[[nodiscard]] GeneratedTraffic trafficOf(const std::shared_ptr<const description::Description> &api, qsizetype count,
                                         QRandomGenerator &random);

} // namespace inferred
