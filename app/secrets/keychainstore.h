#pragma once

#include "secretresolver.h"

#include <QObject>

namespace secrets {

/**
 * The keychain of the desktop. Errors: NotFound; KeychainLocked: the user did not unlock it; PermissionDenied;
 * KeychainUnavailable: there is none. A file is never used instead. Used from one thread with an event loop.
 */
class KeychainStore final : public QObject, public Keychain
{
    Q_OBJECT

public:
    /** `service` is the service name of the entries. */
    explicit KeychainStore(QString service = u"Gatewright"_qs, QObject *parent = nullptr);

    [[nodiscard]] QFuture<base::Result<Secret>> read(const QString &key) override;
    [[nodiscard]] QFuture<base::Result<void>> write(const QString &key, const Secret &secret) override;
    [[nodiscard]] QFuture<base::Result<void>> remove(const QString &key) override;

private:
    /** A locked keyring reports its entries as missing. */
    [[nodiscard]] QFuture<base::Result<Secret>> missingOrLocked(const QString &key);
    /** Reads an entry to verify that it was written. */
    [[nodiscard]] QFuture<base::Result<void>> confirm(const QString &key, const Secret &secret);

    QString m_service;
};

} // namespace secrets
