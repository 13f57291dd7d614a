#pragma once

#include "diagnostic.h"

#include <QByteArrayView>

namespace base {
class Trigrams;
}

namespace secrets {

/** The places at which shapedSecret() can find something. */
[[nodiscard]] const base::Trigrams &shapeStarts();

/**
 * The secret at `at` that its shape alone shows: keys and tokens of well-known services, JSON Web Tokens, private keys
 * in PEM, hashes of passwords, credentials after `Basic`, `Bearer` and `Digest`, after `curl -u`, and parameters of
 * URLs such as `sig=`. Empty if there is none.
 */
[[nodiscard]] base::Span shapedSecret(QByteArrayView text, qsizetype at);

} // namespace secrets
