#pragma once

#include "value.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>

namespace sandbox {

/**
 * The certificates in the files of a folder as records of the dashboard API, read again for each call. Files are X.509
 * in PEM (`*.pem`, `*.crt`), PKCS#12 (`*.p12`, `*.pfx`, with the password in a file with the extension `.password`), or
 * invented certificates (`*.json`): an object with the fields of a certificate, where dates can be relative to now
 * (`+10d`).
 */
class CertificateFolder final
{
public:
    struct Record {
        bool hasPrivateKey = false;
        document::Value basic; ///< The fields of the certificate in a list without details.
        /** The fields of the certificate in a list with details: also fingerprint, issuer and subject as objects,
         * serial number, key. */
        document::Value detailed;
    };

    explicit CertificateFolder(QString path)
        : m_path(std::move(path))
    {}

    /** Returns the certificates in the order of file names. A file can contain several. */
    [[nodiscard]] QList<Record> records(const QDateTime &now) const;

private:
    QString m_path;
};

} // namespace sandbox
