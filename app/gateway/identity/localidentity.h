#pragma once

#include "result.h"

#include <QSslCertificate>
#include <QSslKey>

namespace gateway {

/** How the gateway shows itself to clients over TLS. */
struct LocalIdentity {
    QSslCertificate certificate;
    QSslKey key;
    QString certificatePath; ///< The file that a client can be told to trust.
};

/** `$XDG_STATE_HOME/gatewright/gateway`, or what the specification says where it is not set. */
[[nodiscard]] QString localIdentityFolder();

/** Where the certificate of that folder is kept, without its key. */
[[nodiscard]] QString localCertificatePath(const QString &folder);

/**
 * The certificate of the folder with its key; a new pair where there is none or it ends within a day. The key's file is
 * for its owner alone. WriteFailed and the path where that cannot be kept.
 */
[[nodiscard]] base::Result<LocalIdentity> localIdentity(const QString &folder);

} // namespace gateway
