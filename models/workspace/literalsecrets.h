#pragma once

#include "snapshot.h"

#include <QList>

namespace workspace {

/**
 * The bytes of the secrets in a definition's text, by place, none inside another: everywhere those of
 * secrets::secretsInText(), comments included; by the tree, scalars whose key is base::isSecretName(), collections
 * whose key is base::isSecretCollection(), and examples of parameters, header fields and properties with such names.
 * Quotes are not included; a comment that can be part of the password is. References to secrets are not. In a text with
 * syntax errors, keys and values are guessed from its lines.
 */
[[nodiscard]] QList<base::Span> literalSecrets(const document::Snapshot &snapshot);

/** literalSecrets(), and after them what they would be if the text had syntax errors. */
[[nodiscard]] QList<base::Span> possibleSecrets(const document::Snapshot &snapshot);

/** True for a secret that is a number of JSON: what replaces it needs quotes. */
[[nodiscard]] bool isNumberOfJson(const document::Snapshot &snapshot, const base::Span &secret);

/** Those of literalSecrets() that read REDACTED: the secrets themselves are missing. */
[[nodiscard]] QList<base::Span> redactedSecrets(const document::Snapshot &snapshot);

} // namespace workspace
