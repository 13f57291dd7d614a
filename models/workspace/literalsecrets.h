#pragma once

#include "snapshot.h"

#include <QList>

namespace workspace {

/**
 * Finds the secrets that a definition's text contains literally. Returns their bytes, by place, none inside another. In
 * the whole text, comments included, these are the secrets of secrets::secretsInText(); by the tree, scalars whose key
 * is base::isSecretName(), collections whose key is base::isSecretCollection(), and examples of parameters, header
 * fields and properties with such names. Quotes are not included; a comment that can be part of a password is.
 * References to secrets are left out. In a text with syntax errors, keys and values are guessed from its lines.
 */
[[nodiscard]] QList<base::Span> literalSecrets(const document::Snapshot &snapshot);

/** Returns literalSecrets(), and after them the secrets that literalSecrets() would guess if the text had syntax
 * errors. */
[[nodiscard]] QList<base::Span> possibleSecrets(const document::Snapshot &snapshot);

/** True for a secret that is a number in a JSON text, so the text that replaces it needs quotes. */
[[nodiscard]] bool isNumberOfJson(const document::Snapshot &snapshot, const base::Span &secret);

/** The spans of literalSecrets() that contain REDACTED, so that the secrets themselves are missing. */
[[nodiscard]] QList<base::Span> redactedSecrets(const document::Snapshot &snapshot);

} // namespace workspace
