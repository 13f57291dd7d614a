#pragma once

#include <QString>

#include <chrono>

class QTimer;

namespace forms {

/** The time after which a copied secret is removed from the clipboard. */
inline constexpr std::chrono::seconds SecretOnClipboard{10};

/**
 * The MIME type that tells clipboard managers not to store the copied text, which is a secret. Its data is `secret`.
 */
inline const QString PasswordManagerHint = u"x-kde-passwordManagerHint"_qs;

/**
 * Copies a secret to the clipboard, and removes it after the time `kept` and when the program quits, unless something
 * else was copied in the meantime. The timer, with the object name `secretOnClipboard`, is a child of the clipboard. It
 * is returned, and deletes itself after its timeout.
 */
QTimer &copySecret(const QString &text, std::chrono::milliseconds kept = SecretOnClipboard);

} // namespace forms
