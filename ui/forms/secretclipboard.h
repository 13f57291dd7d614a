#pragma once

#include <QString>

#include <chrono>

namespace forms {

/** How long a copied secret stays on the clipboard. */
inline constexpr std::chrono::seconds SecretOnClipboard{10};

/** Copies a secret; after `kept` it is taken off again, unless something else was copied meanwhile. The
 * clipboard has the timer, `secretOnClipboard`, as its child. */
void copySecret(const QString &text, std::chrono::milliseconds kept = SecretOnClipboard);

} // namespace forms
