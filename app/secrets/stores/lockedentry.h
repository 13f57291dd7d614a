#pragma once

#include <QFuture>
#include <QString>

class QObject;

namespace secrets {

/**
 * True if the secret service of the session has this entry in a locked keyring. QtKeychain reports such an entry as
 * missing if the user does not unlock the keyring. False without a secret service. The future is cancelled if `parent`
 * is destroyed.
 */
[[nodiscard]] QFuture<bool> isLockedEntry(const QString &service, const QString &key, QObject *parent);

} // namespace secrets
