#pragma once

#include "secretresolver.h"

#include <QHash>
#include <QObject>

namespace secrets {

/** A keychain that keeps secrets in memory until the program ends while the other keychain can't store them. */
class SessionKeychain final : public QObject, public Keychain
{
    Q_OBJECT

public:
    explicit SessionKeychain(Keychain &keychain, QObject *parent = nullptr);

    [[nodiscard]] QFuture<base::Result<Secret>> read(const QString &key) override;
    /** Reports the error of the other keychain, although the secret can be read in this run. */
    [[nodiscard]] QFuture<base::Result<void>> write(const QString &key, const Secret &secret) override;
    [[nodiscard]] QFuture<base::Result<void>> remove(const QString &key) override;

private:
    struct Kept {
        Secret secret;
        int write = 0; ///< The number of the write that it waits for.
    };

    Keychain &m_keychain;
    QHash<QString, Kept> m_kept;
    int m_writes = 0;
};

} // namespace secrets
