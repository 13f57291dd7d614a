#include "tlssetup.h"

#include <QFile>
#include <QSslCertificate>
#include <QSslKey>

namespace network {

namespace {

QList<QSslCertificate> certificatesIn(const QString &fileName)
{
    QFile file(fileName);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QSslCertificate::fromDevice(&file, QSsl::Pem);
}

/** The private key of a PEM file, of any algorithm, or a null key. */
QSslKey keyIn(const QString &fileName)
{
    QFile file(fileName);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray pem = file.readAll();
    for (const QSsl::KeyAlgorithm algorithm : {QSsl::Rsa, QSsl::Ec, QSsl::Dsa}) {
        const QSslKey key(pem, algorithm);
        if (!key.isNull())
            return key;
    }
    return {};
}

} // namespace

std::optional<QSslConfiguration> trustWith(const QString &extraCaFile)
{
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    const QString fromProcess = qEnvironmentVariable("SSL_CERT_FILE");
    if (!fromProcess.isEmpty())
        configuration.addCaCertificates(certificatesIn(fromProcess));
    if (extraCaFile.isEmpty())
        return configuration;
    const QList<QSslCertificate> extra = certificatesIn(extraCaFile);
    if (extra.isEmpty())
        return std::nullopt;
    configuration.addCaCertificates(extra);
    return configuration;
}

bool offerCertificate(const QString &certificateFile, const QString &keyFile, QSslConfiguration &configuration)
{
    if (certificateFile.isEmpty())
        return true;
    const QList<QSslCertificate> chain = certificatesIn(certificateFile);
    const QSslKey key = keyIn(keyFile.isEmpty() ? certificateFile : keyFile);
    if (chain.isEmpty() || key.isNull())
        return false;
    configuration.setLocalCertificateChain(chain);
    configuration.setPrivateKey(key);
    return true;
}

} // namespace network
