#pragma once

#include "result.h"
#include "textwithreferences.h"

#include <QFuture>
#include <QList>

namespace secrets {

/** Looks up the values of secret references in the stores of the active environment. Errors: NotFound, Unreachable,
 * KeychainLocked, KeychainUnavailable, InvalidArgument. */
class SecretResolver
{
public:
    virtual ~SecretResolver() = default;
    [[nodiscard]] virtual QFuture<base::Result<Secret>> resolve(const SecretReference &reference) = 0;
};

/** Reads and writes secrets in the user's keychain. Error: KeychainUnavailable if there is none; a file is never used
 * instead. */
class Keychain
{
public:
    virtual ~Keychain() = default;
    [[nodiscard]] virtual QFuture<base::Result<Secret>> read(const QString &key) = 0;
    [[nodiscard]] virtual QFuture<base::Result<void>> write(const QString &key, const Secret &secret) = 0;
    [[nodiscard]] virtual QFuture<base::Result<void>> remove(const QString &key) = 0;
};

/** A text in which references to secrets were replaced by their values. */
struct ResolvedText {
    Secret value;
    QList<Secret> references; ///< The value of each reference in the text.
};

/**
 * Replaces every reference in `text` by its value; a text without references is returned immediately. References inside
 * a value are not resolved. Errors are those of the resolver, and InvalidArgument for a malformed reference. Their
 * detail begins with the reference as written.
 */
[[nodiscard]] QFuture<base::Result<ResolvedText>> resolveText(SecretResolver &resolver, const TextWithReferences &text);

} // namespace secrets
