#pragma once

#include "secretresolver.h"

#include <QHash>

namespace secretstores {

/** Secrets for this run, in memory alone. */
class MemoryKeychain final : public secrets::Keychain
{
public:
    [[nodiscard]] QFuture<base::Result<secrets::Secret>> read(const QString &key) override;
    [[nodiscard]] QFuture<base::Result<void>> write(const QString &key, const secrets::Secret &secret) override;
    [[nodiscard]] QFuture<base::Result<void>> remove(const QString &key) override;

    [[nodiscard]] bool contains(const QString &key) const { return m_secrets.contains(key); }

private:
    QHash<QString, secrets::Secret> m_secrets;
};

} // namespace secretstores
