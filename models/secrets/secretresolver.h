#pragma once

#include "result.h"
#include "textwithreferences.h"

#include <QFuture>
#include <QList>

namespace secrets {

/** Answers references from the stores of the active environment. Errors: NotFound, Unreachable, KeychainLocked,
 * KeychainUnavailable, InvalidArgument. */
class SecretResolver
{
public:
    virtual ~SecretResolver() = default;
    [[nodiscard]] virtual QFuture<base::Result<Secret>> resolve(const SecretReference &reference) = 0;
};

/** The user's keychain. KeychainUnavailable if there is none: a file is never used instead. */
class Keychain
{
public:
    virtual ~Keychain() = default;
    [[nodiscard]] virtual QFuture<base::Result<Secret>> read(const QString &key) = 0;
    [[nodiscard]] virtual QFuture<base::Result<void>> write(const QString &key, const Secret &secret) = 0;
    [[nodiscard]] virtual QFuture<base::Result<void>> remove(const QString &key) = 0;
};

/** A text whose references were replaced by their values. */
struct ResolvedText {
    Secret value;
    QList<Secret> references; ///< The value of each reference.
};

/**
 * Resolves every reference in `text` and replaces it; a literal text is returned immediately.
 * Answers are not looked into again. An error's detail begins with the reference as written. InvalidArgument: a
 * malformed one.
 */
[[nodiscard]] QFuture<base::Result<ResolvedText>> resolveText(SecretResolver &resolver, const TextWithReferences &text);

} // namespace secrets
