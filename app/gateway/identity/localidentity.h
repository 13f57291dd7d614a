#pragma once

#include "result.h"

#include <QSslCertificate>
#include <QSslKey>

namespace gateway {

/** The identity of the gateway for TLS clients. */
struct LocalIdentity {
    QSslCertificate certificate;
    QSslKey key;
    QString certificatePath; ///< The file that clients can trust.
};

/** `$XDG_STATE_HOME/gatewright/gateway`, or `~/.local/state/gatewright/gateway` where that is not set. */
[[nodiscard]] QString localIdentityFolder();

/** The file of the certificate in that folder, without its key. */
[[nodiscard]] QString localCertificatePath(const QString &folder);

/**
 * The certificate of the folder with its key. Creates a new pair if there is none, if it expires within a day, if the
 * key is that of another certificate, or if others can read or write its file. The folder has mode 0700 and the file of
 * the key 0600. Error: WriteFailed with the path; WrongFileType for a link, pipe or the like in the place of one of
 * them.
 */
[[nodiscard]] base::Result<LocalIdentity> localIdentity(const QString &folder);

} // namespace gateway
