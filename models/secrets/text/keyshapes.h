#pragma once

#include "diagnostic.h"

#include <QByteArrayView>

namespace base {
class Trigrams;
}

namespace secrets {

/** The byte sequences with which a secret that shapedSecret() finds can begin. */
[[nodiscard]] const base::Trigrams &shapeStarts();

/**
 * The bytes of a secret at `at` that its shape alone shows: keys and tokens of well-known services, JSON Web Tokens,
 * private keys in PEM, hashes of passwords, credentials after `Basic`, `Bearer` and `Digest`, after `curl -u`, and
 * parameters of URLs such as `sig=`. Empty if there is none.
 */
[[nodiscard]] base::Span shapedSecret(QByteArrayView text, qsizetype at);

} // namespace secrets
