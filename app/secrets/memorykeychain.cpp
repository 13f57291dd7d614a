#include "memorykeychain.h"

#include "whendone.h"

namespace secretstores {

using base::Result;
using secrets::Secret;

QFuture<Result<Secret>> MemoryKeychain::read(const QString &key)
{
    if (!m_secrets.contains(key))
        return base::readyFuture<Result<Secret>>(base::Error{base::ErrorCode::NotFound, key});
    return base::readyFuture<Result<Secret>>(m_secrets.value(key));
}

QFuture<Result<void>> MemoryKeychain::write(const QString &key, const Secret &secret)
{
    m_secrets.insert(key, secret);
    return base::readyFuture(Result<void>());
}

QFuture<Result<void>> MemoryKeychain::remove(const QString &key)
{
    if (!m_secrets.remove(key))
        return base::readyFuture<Result<void>>(base::Error{base::ErrorCode::NotFound, key});
    return base::readyFuture(Result<void>());
}

} // namespace secretstores
