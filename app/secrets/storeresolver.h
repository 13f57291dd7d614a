#pragma once

#include "environment.h"
#include "secretresolver.h"

#include <QHash>
#include <QObject>
#include <QPromise>

#include <memory>
#include <vector>

namespace secretstores {

/**
 * Answers references from the stores of an environment. Consul and Vault: the addresses and tokens of the environment,
 * else CONSUL_HTTP_ADDR, CONSUL_HTTP_TOKEN, VAULT_ADDR and VAULT_TOKEN of the process. Unsupported: the environment
 * names no such store. Who asks for what is being asked for already shares that answer, so that nobody is shown the
 * keychain's question twice. Used from one thread.
 */
class StoreResolver final : public QObject, public secrets::SecretResolver
{
    Q_OBJECT

public:
    explicit StoreResolver(secrets::Keychain &keychain, QObject *parent = nullptr);

    void setEnvironment(const management::Environment &environment);
    [[nodiscard]] QFuture<base::Result<secrets::Secret>> resolve(const secrets::SecretReference &reference) override;

private:
    using Outcome = base::Result<secrets::Secret>;

    [[nodiscard]] QFuture<Outcome> lookUp(const secrets::SecretReference &reference);
    [[nodiscard]] QFuture<Outcome> fromConsul(const QUrl &address, const QString &key);
    [[nodiscard]] QFuture<Outcome> fromVault(const QUrl &address, const QString &path, const QString &field);
    [[nodiscard]] QFuture<Outcome> fromNamed(const secrets::SecretReference &reference);

    secrets::Keychain &m_keychain;
    management::Environment m_environment;
    int m_generation = 0;                                                      ///< Of the environment.
    QHash<QString, std::vector<std::shared_ptr<QPromise<Outcome>>>> m_waiting; ///< By generation and reference.
};

} // namespace secretstores
