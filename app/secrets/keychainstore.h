#pragma once

#include "secretresolver.h"

#include <QObject>

namespace secrets {

/**
 * Stores secrets in the keychain of the desktop. Errors: NotFound; KeychainLocked if the user did not unlock it;
 * PermissionDenied; KeychainUnavailable if there is none. A file is never used instead. Used from one thread with an
 * event loop.
 */
class KeychainStore final : public QObject, public Keychain
{
    Q_OBJECT

public:
    /** Creates a store whose keychain entries have the service name `service`. */
    explicit KeychainStore(QString service = u"Gatewright"_qs, QObject *parent = nullptr);

    [[nodiscard]] QFuture<base::Result<Secret>> read(const QString &key) override;
    [[nodiscard]] QFuture<base::Result<void>> write(const QString &key, const Secret &secret) override;
    [[nodiscard]] QFuture<base::Result<void>> remove(const QString &key) override;

private:
    /** Returns the error for an entry that was reported as missing: KeychainLocked if its keyring is locked, because a
     * locked keyring reports its entries as missing, otherwise NotFound. */
    [[nodiscard]] QFuture<base::Result<Secret>> missingOrLocked(const QString &key);
    /** Reads an entry again to verify that it was written. */
    [[nodiscard]] QFuture<base::Result<void>> confirm(const QString &key, const Secret &secret);

    QString m_service;
};

} // namespace secrets
