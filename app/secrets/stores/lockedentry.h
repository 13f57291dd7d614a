#pragma once

#include <QFuture>
#include <QString>

class QObject;

namespace secrets {

/**
 * True when the session's secret service holds that entry in a keyring that is locked. The keychain library answers for
 * such an entry, when nobody unlocks the keyring, as if there were none. Without a secret service: false. The future
 * ends as cancelled when `parent` goes.
 */
[[nodiscard]] QFuture<bool> isLockedEntry(const QString &service, const QString &key, QObject *parent);

} // namespace secrets
