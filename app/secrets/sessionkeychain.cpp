#include "sessionkeychain.h"

#include "whendone.h"

namespace secrets {

SessionKeychain::SessionKeychain(Keychain &keychain, QObject *parent)
    : QObject(parent)
    , m_keychain(keychain)
{}

QFuture<base::Result<Secret>> SessionKeychain::read(const QString &key)
{
    const auto kept = m_kept.constFind(key);
    if (kept != m_kept.constEnd())
        return base::readyFuture(base::Result<Secret>(kept->secret));
    return m_keychain.read(key);
}

QFuture<base::Result<void>> SessionKeychain::write(const QString &key, const Secret &secret)
{
    const int write = ++m_writes;
    m_kept.insert(key, {secret, write});
    QFuture<base::Result<void>> written = m_keychain.write(key, secret);
    base::whenDone(written, this, [this, key, write](const base::Result<void> &outcome) {
        if (outcome && m_kept.value(key).write == write)
            m_kept.remove(key);
    });
    return written;
}

QFuture<base::Result<void>> SessionKeychain::remove(const QString &key)
{
    m_kept.remove(key);
    return m_keychain.remove(key);
}

} // namespace secrets

#include "moc_sessionkeychain.cpp"
