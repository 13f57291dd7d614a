#pragma once

#include "value.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>

namespace sandbox {

/**
 * The certificates of a folder as the records that the dashboard answers; read anew with every call. X.509 files in PEM
 * (`*.pem`, `*.crt`) and PKCS#12 (`*.p12`, `*.pfx`; the password in a file beside it that ends in `.password`), and
 * made-up ones (`*.json`): an object with fields of section 2.2, where a moment may be so many days from now, `+10d`.
 */
class CertificateFolder final
{
public:
    struct Record {
        bool hasPrivateKey = false;
        document::Value basic;    ///< The fields of section 2.2.
        document::Value detailed; ///< The same, with fingerprint, issuer and subject as objects, serial number, key.
    };

    explicit CertificateFolder(QString path)
        : m_path(std::move(path))
    {}

    /** In the order of file names; a file may hold several. */
    [[nodiscard]] QList<Record> records(const QDateTime &now) const;

private:
    QString m_path;
};

} // namespace sandbox
