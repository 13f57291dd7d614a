#pragma once

#include "value.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace sandbox {

/** The X.509 files (`*.pem`, `*.crt`) of a folder as the records that the dashboard answers; read anew with every call.
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
    [[nodiscard]] QList<Record> records() const;

private:
    QString m_path;
};

} // namespace sandbox
