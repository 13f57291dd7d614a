#pragma once

#include "certificate.h"

#include <QHash>
#include <QObject>

namespace management {

/**
 * What is known of the current environment's certificates: what its dashboard answered in this run, or what is kept of
 * an answer of before. What was never answered is not known, which is another thing than not there.
 */
class KnownCertificates final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /** Another environment is current. */
    void forget(const QString &environmentName);
    /** An answer to `query`. A list of all takes the place of what was known; a part of one adds to it. */
    void take(const CertificateQuery &query, const CertificatePage &page);

    [[nodiscard]] QString environmentName() const { return m_environmentName; }
    /** True once a list of all was answered, so that what it does not hold is not there. */
    [[nodiscard]] bool isComplete() const { return m_isComplete; }
    /** The one of that id, or of that fingerprint where the id is nothing else; null where none is known. */
    [[nodiscard]] const Certificate *find(const QString &id) const;

signals:
    void changed();

private:
    void add(const Certificate &certificate, const QHash<QString, Certificate> &before);

    QHash<QString, Certificate> m_certificates; ///< By fingerprint, in small letters.
    QString m_environmentName;
    bool m_isComplete = false;
};

} // namespace management
