#include "tlssetup.h"

#include "networklimits.h"
#include "openfile.h"

#include <QSslCertificate>
#include <QSslKey>

#include <algorithm>

namespace network {

namespace {

QList<QSslCertificate> certificatesIn(const QString &fileName)
{
    return QSslCertificate::fromData(storage::contentOfFile(fileName, MaximumCertificateBytes), QSsl::Pem);
}

/** The private key of a PEM file, of any algorithm, or a null key. */
QSslKey keyIn(const QString &fileName)
{
    const QByteArray pem = storage::contentOfFile(fileName, MaximumCertificateBytes);
    for (const QSsl::KeyAlgorithm algorithm : {QSsl::Rsa, QSsl::Ec, QSsl::Dsa}) {
        const QSslKey key(pem, algorithm);
        if (!key.isNull())
            return key;
    }
    return {};
}

/** False for the key of another certificate, with which no handshake would begin. A private key usually contains the
 * public one; without it this is unknown. */
bool canBeKeyOf(const QSslCertificate &certificate, const QSslKey &key)
{
    constexpr qsizetype ComparedBytes = 64;
    const QSslKey expected = certificate.publicKey();
    if (expected.isNull())
        return true;
    const QByteArray known = expected.toDer();
    const QByteArray own = key.toDer();
    return key.algorithm() == expected.algorithm() &&
           (own.size() < known.size() || own.contains(known.last(std::min(known.size(), ComparedBytes))));
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
    if (chain.isEmpty() || key.isNull() || !canBeKeyOf(chain.constFirst(), key))
        return false;
    configuration.setLocalCertificateChain(chain);
    configuration.setPrivateKey(key);
    return true;
}

} // namespace network
