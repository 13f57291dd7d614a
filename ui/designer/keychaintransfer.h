#pragma once

#include "result.h"
#include "secret.h"

#include <QObject>

namespace secrets {
class Keychain;
}

namespace designer {

/**
 * Puts a secret into the person's keychain under a key made from a name. A key that holds another secret is left alone
 * and a number is added: two APIs of the same name do not take each other's password away.
 */
class KeychainTransfer final : public QObject
{
    Q_OBJECT

public:
    static constexpr int MaximumTries = 20;

    explicit KeychainTransfer(secrets::Keychain &keychain, QObject *parent = nullptr);

    /** Starts; stored() or refused() follows. Nothing happens while another transfer is under way. */
    void store(const QString &name, const secrets::Secret &secret);
    [[nodiscard]] bool isBusy() const { return m_isBusy; }

signals:
    void stored(const QString &key);
    void refused(const base::Error &error);

private:
    void tryKey(int number);
    void write(const QString &key);
    void end();

    secrets::Keychain &m_keychain;
    QString m_baseKey;
    secrets::Secret m_secret;
    bool m_isBusy = false;
};

} // namespace designer
