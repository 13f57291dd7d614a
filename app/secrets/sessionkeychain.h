#pragma once

#include "secretresolver.h"

#include <QHash>
#include <QObject>

namespace secrets {

/** A keychain that passes secrets to another keychain. While that one can't store them, it keeps them in memory until
 * the program ends. */
class SessionKeychain final : public QObject, public Keychain
{
    Q_OBJECT

public:
    explicit SessionKeychain(Keychain &keychain, QObject *parent = nullptr);

    [[nodiscard]] QFuture<base::Result<Secret>> read(const QString &key) override;
    /** Writes a secret. Reports the error of the other keychain, although the secret can be read in this run. */
    [[nodiscard]] QFuture<base::Result<void>> write(const QString &key, const Secret &secret) override;
    [[nodiscard]] QFuture<base::Result<void>> remove(const QString &key) override;

private:
    struct Kept {
        Secret secret;
        /** The number of the write to the other keychain that has to end before the secret is forgotten. */
        int write = 0;
    };

    Keychain &m_keychain;
    QHash<QString, Kept> m_kept;
    int m_writes = 0;
};

} // namespace secrets
