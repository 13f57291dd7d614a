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
 * Puts a secret into the person's keychain under a key made from a name. A key that holds another secret is left alone
 * and a number is added: two APIs of the same name do not take each other's password away.
 */
class KeychainTransfer final : public QObject
{
    Q_OBJECT

public:
    static constexpr int MaximumTries = 20;

    explicit KeychainTransfer(secrets::Keychain &keychain, QObject *parent = nullptr);

    /** Where the keychain holds the secret that `secrets://name` refers to; the name itself until this is set. */
    using KeyOf = std::function<QString(const QString &name)>;
    void setKeyOf(KeyOf keyOf) { m_keyOf = std::move(keyOf); }
    /** Starts; stored() or refused() follows. Nothing happens while another transfer is under way. */
    void store(const QString &apiName, const secrets::Secret &secret);
    [[nodiscard]] bool isBusy() const { return m_isBusy; }

signals:
    /** `secrets://name` now leads to the secret. */
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
