#include "keychaintransfer.h"

#include "importer.h"
#include "secretresolver.h"
#include "whendone.h"

namespace designer {

KeychainTransfer::KeychainTransfer(secrets::Keychain &keychain, QObject *parent)
    : QObject(parent)
    , m_keychain(keychain)
{}

void KeychainTransfer::store(const QString &name, const secrets::Secret &secret)
{
    if (m_isBusy)
        return;
    m_isBusy = true;
    m_baseKey = definition::slug(name) + u"-upstream-password"_qs;
    m_secret = secret;
    tryKey(1);
}

void KeychainTransfer::tryKey(int number)
{
    const QString key = number == 1 ? m_baseKey : u"%1-%2"_qs.arg(m_baseKey).arg(number);
    base::whenDone(m_keychain.read(key), this, [this, key, number](const base::Result<secrets::Secret> &found) {
        if (found && found->reveal() != m_secret.reveal() && number < MaximumTries)
            tryKey(number + 1);
        else if (!found && found.error().code != base::ErrorCode::NotFound) {
            end();
            emit refused(found.error());
        } else if (found && found->reveal() == m_secret.reveal()) {
            end();
            emit stored(key);
        } else if (found) {
            end();
            emit refused({base::ErrorCode::AlreadyExists, key});
        } else
            write(key);
    });
}

void KeychainTransfer::write(const QString &key)
{
    base::whenDone(m_keychain.write(key, m_secret), this, [this, key](const base::Result<void> &written) {
        end();
        if (written)
            emit stored(key);
        else
            emit refused(written.error());
    });
}

void KeychainTransfer::end()
{
    m_isBusy = false;
    m_secret = {};
}

} // namespace designer
