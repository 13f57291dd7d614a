#include "keychaintransfer.h"

#include "importer.h"
#include "secretresolver.h"
#include "whendone.h"

namespace designer {

KeychainTransfer::KeychainTransfer(secrets::Keychain &keychain, QObject *parent)
    : QObject(parent)
    , m_keychain(keychain)
{}

void KeychainTransfer::store(const QString &apiName, const secrets::Secret &secret)
{
    if (m_isBusy)
        return;
    m_isBusy = true;
    m_baseName = definition::slug(apiName) + u"-upstream-password"_qs;
    m_secret = secret;
    tryName(1);
}

void KeychainTransfer::tryName(int number)
{
    const QString name = number == 1 ? m_baseName : u"%1-%2"_qs.arg(m_baseName, QString::number(number));
    base::whenDone(m_keychain.read(keyOf(name)), this,
                   [this, name, number](const base::Result<secrets::Secret> &found) {
                       if (found && !isSameSecret(*found, m_secret) && number < MaximumTries)
                           tryName(number + 1);
                       else if (!found && found.error().code != base::ErrorCode::NotFound) {
                           end();
                           emit refused(found.error());
                       } else if (found && isSameSecret(*found, m_secret)) {
                           end();
                           emit stored(name);
                       } else if (found) {
                           end();
                           emit refused({base::ErrorCode::AlreadyExists, name});
                       } else
                           write(name);
                   });
}

void KeychainTransfer::write(const QString &name)
{
    base::whenDone(m_keychain.write(keyOf(name), m_secret), this, [this, name](const base::Result<void> &written) {
        end();
        if (written)
            emit stored(name);
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

#include "moc_keychaintransfer.cpp"
