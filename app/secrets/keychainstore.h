#pragma once

#include "secretresolver.h"

#include <QObject>

namespace secrets {

/**
 * The system's keychain. NotFound; KeychainLocked: the person did not unlock it; PermissionDenied; KeychainUnavailable:
 * none answers. Nothing is ever written to a file in its place. Used from one thread, whose event loop runs.
 */
class KeychainStore final : public QObject, public Keychain
{
    Q_OBJECT

public:
    /** `service` is the name that the entries are filed under. */
    explicit KeychainStore(QString service = u"Gatewright"_qs, QObject *parent = nullptr);

    [[nodiscard]] QFuture<base::Result<Secret>> read(const QString &key) override;
    [[nodiscard]] QFuture<base::Result<void>> write(const QString &key, const Secret &secret) override;
    [[nodiscard]] QFuture<base::Result<void>> remove(const QString &key) override;

private:
    /** A locked keyring keeps what it holds to itself. */
    [[nodiscard]] QFuture<base::Result<Secret>> missingOrLocked(const QString &key);
    /** Reads back what was just written. */
    [[nodiscard]] QFuture<base::Result<void>> confirm(const QString &key, const Secret &secret);

    QString m_service;
};

} // namespace secrets
