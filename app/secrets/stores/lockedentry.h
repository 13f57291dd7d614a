#pragma once

#include <QFuture>
#include <QString>

class QObject;

namespace secrets {

/**
 * Returns true if the secret service of the session has the keychain entry `key` in a locked keyring. QtKeychain
 * reports such an entry as missing if the user does not unlock the keyring. Returns false without a secret service. The
 * future is cancelled if `parent` is destroyed.
 */
[[nodiscard]] QFuture<bool> isLockedEntry(const QString &service, const QString &key, QObject *parent);

} // namespace secrets
