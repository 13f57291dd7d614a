#pragma once

#include "environment.h"
#include "secretresolver.h"

#include <QObject>

namespace secretstores {

/**
 * Answers references from the stores of an environment. Consul and Vault: the addresses and tokens of the environment,
 * else CONSUL_HTTP_ADDR, CONSUL_HTTP_TOKEN, VAULT_ADDR and VAULT_TOKEN of the process. Used from one thread.
 */
class StoreResolver final : public QObject, public secrets::SecretResolver
{
    Q_OBJECT

public:
    explicit StoreResolver(secrets::Keychain &keychain, QObject *parent = nullptr);

    void setEnvironment(const management::Environment &environment) { m_environment = environment; }
    [[nodiscard]] QFuture<base::Result<secrets::Secret>> resolve(const secrets::SecretReference &reference) override;

private:
    using Outcome = base::Result<secrets::Secret>;

    [[nodiscard]] QFuture<Outcome> fromConsul(const QUrl &address, const QString &key);
    [[nodiscard]] QFuture<Outcome> fromVault(const QUrl &address, const QString &path, const QString &field);
    [[nodiscard]] QFuture<Outcome> fromNamed(const secrets::SecretReference &reference);

    secrets::Keychain &m_keychain;
    management::Environment m_environment;
};

} // namespace secretstores
