#pragma once

#include "exchange.h"

#include <QRandomGenerator>

namespace inferred {

/** Exchanges with secrets in all their parts. */
struct SecretTraffic {
    QList<traffic::Exchange> exchanges;
    QByteArrayList secrets;
};

/** Makes exchanges with `count` random secrets: in paths, queries, header fields, cookies and bodies, as values and as
 * names. */
[[nodiscard]] SecretTraffic secretTraffic(qsizetype count, QRandomGenerator &random);

/** Returns the secrets that a draft contains, as they are or percent-encoded. */
[[nodiscard]] QByteArrayList secretsIn(const QByteArray &draft, const QByteArrayList &secrets);

} // namespace inferred
