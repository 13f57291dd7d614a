#pragma once

#include <QSslCertificate>
#include <QSslKey>
#include <QTcpServer>
#include <QTemporaryDir>

namespace support {

/** A certificate authority of its own, made by openssl in a temporary folder. */
class TestAuthority final
{
public:
    TestAuthority();

    /** Returns false if openssl can't be run. */
    [[nodiscard]] bool isValid() const { return !m_key.isNull(); }
    /** The path of the authority's certificate, in PEM. */
    [[nodiscard]] QString path() const { return m_folder.filePath(u"ca.pem"_qs); }
    /** Returns a certificate for a server with the names, such as `DNS:localhost,IP:127.0.0.1`; null if openssl fails.
     */
    [[nodiscard]] QSslCertificate certificateFor(const QByteArray &names);
    /** The key of all certificates. */
    [[nodiscard]] const QSslKey &key() const { return m_key; }

private:
    [[nodiscard]] bool runOpenssl(const QStringList &arguments) const;
    [[nodiscard]] QByteArray contents(const QString &name) const;

    QTemporaryDir m_folder;
    QSslKey m_key;
};

/** An upstream over TLS: keeps what it gets, and answers each request with 200. */
class TlsPeer final : public QTcpServer
{
public:
    TlsPeer(const QSslCertificate &certificate, const QSslKey &key);

    /** The first bytes of all connections, in which the name that a client asks for is readable. */
    QByteArray hello;
    QByteArray received;

protected:
    void incomingConnection(qintptr descriptor) override;

private:
    QSslCertificate m_certificate;
    QSslKey m_key;
};

} // namespace support
