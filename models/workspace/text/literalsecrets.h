#pragma once

#include "snapshot.h"

#include <QList>

namespace workspace {

/**
 * The bytes of the secrets that stand in a definition themselves, by place, none within another: scalars under a key
 * `password`, quotes not included but a comment that may be a part of the password, and user names with passwords in
 * URLs. References to secrets are none. In a text that is not understood, keys and values are guessed from its lines.
 */
[[nodiscard]] QList<base::Span> literalSecrets(const document::Snapshot &snapshot);

/** What literalSecrets() would guess were the text not understood. */
[[nodiscard]] QList<base::Span> guessedSecrets(const document::Snapshot &snapshot);

} // namespace workspace
