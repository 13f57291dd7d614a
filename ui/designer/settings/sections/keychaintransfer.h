#pragma once

#include "result.h"
#include "secret.h"

#include <QObject>

#include <functional>

namespace secrets {
class Keychain;
}

namespace designer {

/**
 * Stores a secret in the user's keychain under a key derived from the name of the API. A number is added if the key
 * already has another secret, so that APIs with the same name don't overwrite each other's password.
 */
class KeychainTransfer final : public QObject
{
    Q_OBJECT

public:
    static constexpr int MaximumTries = 20;

    explicit KeychainTransfer(secrets::Keychain &keychain, QObject *parent = nullptr);

    /**
     * A function that returns the keychain key for the name in `secrets://name`. By default the key is the name itself.
     */
    using KeyOf = std::function<QString(const QString &name)>;
    void setKeyOf(KeyOf keyOf) { m_keyOf = std::move(keyOf); }
    /**
     * Starts to store the secret, which ends with stored() or refused(). Does nothing while another secret is being
     * stored.
     */
    void store(const QString &apiName, const secrets::Secret &secret);
    [[nodiscard]] bool isBusy() const { return m_isBusy; }

signals:
    /** Emitted when the secret is stored, so that the reference `secrets://name` refers to it. */
    void stored(const QString &name);
    void refused(const base::Error &error);

private:
    void tryName(int number);
    void write(const QString &name);
    [[nodiscard]] QString keyOf(const QString &name) const { return m_keyOf ? m_keyOf(name) : name; }
    void end();

    secrets::Keychain &m_keychain;
    KeyOf m_keyOf;
    QString m_baseName;
    secrets::Secret m_secret;
    bool m_isBusy = false;
};

} // namespace designer
