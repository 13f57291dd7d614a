#pragma once

#include <QString>

#include <chrono>

namespace forms {

/** How long a copied secret is on the clipboard. */
inline constexpr std::chrono::seconds SecretOnClipboard{10};

/** Copies a secret, and clears the clipboard after `kept` unless something else was copied in the meantime. The timer,
 * `secretOnClipboard`, is a child of the clipboard. */
void copySecret(const QString &text, std::chrono::milliseconds kept = SecretOnClipboard);

} // namespace forms
