#pragma once

#include <QSslConfiguration>
#include <QString>

#include <optional>

namespace network {

/** Returns a TLS configuration that trusts the CA certificates of the system, of SSL_CERT_FILE and of the extra file.
 * Returns std::nullopt if an extra file is named that has no certificates. */
[[nodiscard]] std::optional<QSslConfiguration> trustWith(const QString &extraCaFile);

/** Sets the client certificate from PEM files. Without a certificate file there is none; without a key file the
 * certificate file contains the key. Returns false if a file can't be read, or the key is for another certificate. */
[[nodiscard]] bool offerCertificate(const QString &certificateFile, const QString &keyFile,
                                    QSslConfiguration &configuration);

} // namespace network
