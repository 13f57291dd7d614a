#include "upstreamtrust.h"

#include "openfile.h"

#include <QSslCertificate>

namespace gateway {

namespace {

constexpr qint64 MaximumTrustBytes = 16 * 1024 * 1024;

} // namespace

QSslConfiguration upstreamTrust()
{
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    const QString fileName = qEnvironmentVariable("SSL_CERT_FILE");
    if (fileName.isEmpty())
        return configuration;
    const QByteArray pem = storage::contentOfFile(fileName, MaximumTrustBytes);
    configuration.addCaCertificates(QSslCertificate::fromData(pem, QSsl::Pem));
    return configuration;
}

} // namespace gateway
