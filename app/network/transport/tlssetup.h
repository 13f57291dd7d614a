#pragma once

#include <QSslConfiguration>
#include <QString>

#include <optional>

namespace network {

/** The system's authorities, those of SSL_CERT_FILE, and the extra ones; nothing where the extra file holds none. */
[[nodiscard]] std::optional<QSslConfiguration> trustWith(const QString &extraCaFile);

/** Offers the client certificate of two PEM files; no certificate file is none, no key file means that both stand in
 * one. False where they cannot be read. */
[[nodiscard]] bool offerCertificate(const QString &certificateFile, const QString &keyFile,
                                    QSslConfiguration &configuration);

} // namespace network
