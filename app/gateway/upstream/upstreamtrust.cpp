#include "upstreamtrust.h"

#include <QFile>
#include <QSslCertificate>

namespace gateway {

QSslConfiguration upstreamTrust()
{
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    const QString fileName = qEnvironmentVariable("SSL_CERT_FILE");
    if (fileName.isEmpty())
        return configuration;
    QFile file(fileName);
    if (file.open(QIODevice::ReadOnly))
        configuration.addCaCertificates(QSslCertificate::fromDevice(&file, QSsl::Pem));
    return configuration;
}

} // namespace gateway
