#pragma once

#include <QString>

#include <chrono>

namespace forms {

/** How long a copied secret is on the clipboard. */
inline constexpr std::chrono::seconds SecretOnClipboard{10};

/** Tells clipboard managers not to store a secret; its value is `secret`. */
inline const QString PasswordManagerHint = u"x-kde-passwordManagerHint"_qs;

/**
 * Copies a secret. It is removed from the clipboard after `kept` and when the program quits, unless something else was
 * copied in the meantime. The timer, `secretOnClipboard`, is a child of the clipboard.
 */
void copySecret(const QString &text, std::chrono::milliseconds kept = SecretOnClipboard);

} // namespace forms
