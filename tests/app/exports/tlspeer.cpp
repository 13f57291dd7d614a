#include "tlspeer.h"

#include "recordingpeer.h"

#include <QFile>
#include <QProcess>
#include <QSslSocket>

namespace support {

namespace {

constexpr int OpensslPatienceMs = 30'000;

} // namespace

TestAuthority::TestAuthority()
{
    const QStringList newKey{u"-newkey"_qs, u"ec"_qs, u"-pkeyopt"_qs, u"ec_paramgen_curve:prime256v1"_qs, u"-nodes"_qs};
    if (runOpenssl(QStringList{u"req"_qs, u"-x509"_qs, u"-keyout"_qs, u"ca.key"_qs, u"-out"_qs, u"ca.pem"_qs,
                               u"-days"_qs, u"2"_qs, u"-subj"_qs, u"/CN=Test authority"_qs} +
                   newKey) &&
        runOpenssl(QStringList{u"req"_qs, u"-new"_qs, u"-keyout"_qs, u"leaf.key"_qs, u"-out"_qs, u"leaf.csr"_qs,
                               u"-subj"_qs, u"/CN=leaf"_qs} +
                   newKey))
        m_key = QSslKey(contents(u"leaf.key"_qs), QSsl::Ec);
}

QSslCertificate TestAuthority::certificateFor(const QByteArray &names)
{
    QFile extensions(m_folder.filePath(u"leaf.ext"_qs));
    if (!extensions.open(QIODevice::WriteOnly))
        return QSslCertificate();
    extensions.write("subjectAltName=" + names + '\n');
    extensions.close();
    if (!runOpenssl({u"x509"_qs, u"-req"_qs, u"-in"_qs, u"leaf.csr"_qs, u"-CA"_qs, u"ca.pem"_qs, u"-CAkey"_qs,
                     u"ca.key"_qs, u"-CAcreateserial"_qs, u"-days"_qs, u"2"_qs, u"-extfile"_qs, u"leaf.ext"_qs,
                     u"-out"_qs, u"leaf.pem"_qs}))
        return QSslCertificate();
    return QSslCertificate(contents(u"leaf.pem"_qs));
}

bool TestAuthority::runOpenssl(const QStringList &arguments) const
{
    QProcess openssl;
    openssl.setWorkingDirectory(m_folder.path());
    openssl.start(u"openssl"_qs, arguments);
    return openssl.waitForFinished(OpensslPatienceMs) && openssl.exitCode() == 0;
}

QByteArray TestAuthority::contents(const QString &name) const
{
    QFile file(m_folder.filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

TlsPeer::TlsPeer(const QSslCertificate &certificate, const QSslKey &key)
    : m_certificate(certificate)
    , m_key(key)
{
    listen(QHostAddress::LocalHost);
}

void TlsPeer::incomingConnection(qintptr descriptor)
{
    auto *const socket = new QSslSocket(this);
    socket->setLocalCertificate(m_certificate);
    socket->setPrivateKey(m_key);
    socket->setSocketDescriptor(descriptor);
    connect(socket, &QSslSocket::disconnected, socket, &QObject::deleteLater);
    connect(socket, &QSslSocket::readyRead, this, [this, socket, mine = QByteArray()]() mutable {
        if (socket->mode() == QSslSocket::UnencryptedMode) {
            hello += socket->peek(socket->bytesAvailable());
            return socket->startServerEncryption();
        }
        const QByteArray bytes = socket->readAll();
        received += bytes;
        mine += bytes;
        if (!RecordingPeer::isWhole(mine))
            return;
        mine.clear();
        socket->write("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello");
    });
}

} // namespace support
