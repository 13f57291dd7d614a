#pragma once

#include "result.h"
#include "secret.h"
#include "secretreference.h"

#include <QFuture>
#include <QList>
#include <QStringList>

namespace secrets {

/** Answers references from the stores of the active environment. Errors: NotFound, Unreachable, KeychainLocked,
 * KeychainUnavailable, InvalidArgument. */
class SecretResolver
{
public:
    virtual ~SecretResolver() = default;
    [[nodiscard]] virtual QFuture<base::Result<Secret>> resolve(const SecretReference &reference) = 0;
};

/** This person's keychain. Where none answers, KeychainUnavailable: never a file in its place. */
class Keychain
{
public:
    virtual ~Keychain() = default;
    [[nodiscard]] virtual QFuture<base::Result<Secret>> read(const QString &key) = 0;
    [[nodiscard]] virtual QFuture<base::Result<void>> write(const QString &key, const Secret &secret) = 0;
    [[nodiscard]] virtual QFuture<base::Result<void>> remove(const QString &key) = 0;
};

/**
 * Resolves every reference in `value` and puts the answers in their places; a literal value is answered at once.
 * Answers are not looked into again. An error's detail begins with the reference as written. InvalidArgument: a
 * malformed one.
 */
[[nodiscard]] QFuture<base::Result<Secret>> resolveValue(SecretResolver &resolver, const QString &value);

/** resolveValue for several values, in their order; the first failure stands for all. */
[[nodiscard]] QFuture<base::Result<QList<Secret>>> resolveAll(SecretResolver &resolver, const QStringList &values);

} // namespace secrets
