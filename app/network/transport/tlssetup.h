#pragma once

#include <QSslConfiguration>
#include <QString>

#include <optional>

namespace network {

/** The CA certificates of the system, SSL_CERT_FILE and the extra file. Nothing if the extra file has none. */
[[nodiscard]] std::optional<QSslConfiguration> trustWith(const QString &extraCaFile);

/** Sets the client certificate from PEM files. Without a certificate file there is none; without a key file the
 * certificate file contains the key. False if a file can't be read, or the key is for another certificate. */
[[nodiscard]] bool offerCertificate(const QString &certificateFile, const QString &keyFile,
                                    QSslConfiguration &configuration);

} // namespace network
