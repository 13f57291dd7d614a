#include "fallbackkeychain.h"

#include "whendone.h"

#include <QPromise>

#include <memory>

namespace secretstores {

namespace {

using base::Result;
using secrets::Secret;

template<typename T>
bool isUnavailable(const Result<T> &result)
{
    return !result && result.error().code == base::ErrorCode::KeychainUnavailable;
}

/** The answer of `first`; where no keychain answered, that of `second`, which is asked then. */
template<typename T, typename Second>
QFuture<Result<T>> orElse(QFuture<Result<T>> first, QObject *context, Second second)
{
    auto promise = std::make_shared<QPromise<Result<T>>>();
    promise->start();
    base::whenDone(first, context, [promise, second](const Result<T> &result) {
        promise->addResult(isUnavailable(result) ? second(result.error()) : result);
        promise->finish();
    });
    return promise->future();
}

} // namespace

FallbackKeychain::FallbackKeychain(secrets::Keychain &system, QObject *parent)
    : QObject(parent)
    , m_system(system)
{}

QFuture<Result<Secret>> FallbackKeychain::read(const QString &key)
{
    if (m_memory.contains(key))
        return m_memory.read(key);
    return orElse(m_system.read(key), this, [](const base::Error &error) { return Result<Secret>(error); });
}

QFuture<Result<void>> FallbackKeychain::write(const QString &key, const Secret &secret)
{
    return orElse(m_system.write(key, secret), this, [this, key, secret](const base::Error &error) {
        announce(error.detail);
        return m_memory.write(key, secret).result();
    });
}

QFuture<Result<void>> FallbackKeychain::remove(const QString &key)
{
    if (m_memory.contains(key))
        return m_memory.remove(key);
    return m_system.remove(key);
}

void FallbackKeychain::announce(const QString &reason)
{
    if (m_isForThisRunOnly)
        return;
    m_isForThisRunOnly = true;
    emit keptForThisRunOnly(reason);
}

} // namespace secretstores
