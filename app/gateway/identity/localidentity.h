#pragma once

#include "result.h"

#include <QSslCertificate>
#include <QSslKey>

namespace gateway {

/** The certificate and key with which the gateway serves TLS clients. */
struct LocalIdentity {
    QSslCertificate certificate;
    QSslKey key;
    QString certificatePath; ///< The path of the certificate file, which clients can trust.
};

/** Returns the folder of the gateway's certificate: `$XDG_STATE_HOME/gatewright/gateway`, or
 * `~/.local/state/gatewright/gateway` if the variable is not set. */
[[nodiscard]] QString localIdentityFolder();

/** Returns the path of the certificate file in an identity folder. The file does not contain the key. */
[[nodiscard]] QString localCertificatePath(const QString &folder);

/**
 * Returns the certificate in the folder with its key. Creates a new pair if there is none, if it expires within a day,
 * if the key belongs to another certificate, or if other users can read or write its file. The folder has mode 0700 and
 * the file of the key 0600. Errors: WriteFailed with the path; WrongFileType if a link, pipe or the like has the name
 * of the folder or a file.
 */
[[nodiscard]] base::Result<LocalIdentity> localIdentity(const QString &folder);

} // namespace gateway
