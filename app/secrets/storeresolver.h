#pragma once

#include "environment.h"
#include "secretlimits.h"
#include "secretresolver.h"

#include <QHash>
#include <QList>
#include <QObject>
#include <QPromise>

#include <memory>
#include <vector>

namespace secrets {

struct ProcessStore;
struct RemoteServer;

/**
 * Looks up references to secrets in the stores of an environment. If it has no address for Consul or Vault,
 * CONSUL_HTTP_ADDR or VAULT_ADDR of the process is used. A token is sent to its own address only: the token of a store
 * to the address of that store; CONSUL_HTTP_TOKEN and VAULT_TOKEN, if the store has none, to the origin of
 * CONSUL_HTTP_ADDR and VAULT_ADDR. Error: Unsupported if the environment has no such store. Concurrent lookups of the
 * same reference share one request, so that the keychain prompts the user once. The number of concurrent lookups is
 * limited, because each remote lookup needs a connection and a thread. Used from one thread.
 */
class StoreResolver final : public QObject, public SecretResolver
{
    Q_OBJECT

public:
    explicit StoreResolver(Keychain &keychain, QObject *parent = nullptr);

    /** Sets the environment whose stores are used. Lookups that have not sent their request end with Cancelled: they
     * are for the previous environment, and the keychain may have a token for the next one by now. */
    void setEnvironment(const management::Environment &environment);
    [[nodiscard]] QFuture<base::Result<Secret>> resolve(const SecretReference &reference) override;

private:
    using Outcome = base::Result<Secret>;

    void lookUpNext();
    void answer(const QString &key, const Outcome &outcome);
    [[nodiscard]] QFuture<Outcome> lookUp(const SecretReference &reference);
    /** The address and token of a Consul or Vault store of the environment. */
    struct OwnStore {
        QUrl address; ///< The address of the store; empty for the address that a variable of the process names.
        QString tokenKey;
    };
    [[nodiscard]] RemoteServer serverOf(const OwnStore &store, const ProcessStore &process) const;
    template<typename Task, typename Proceed>
    void withCredentials(Task &task, const OwnStore &store, const ProcessStore &process, Proceed proceed);
    [[nodiscard]] QFuture<Outcome> fromConsul(const OwnStore &store, const QString &key);
    [[nodiscard]] QFuture<Outcome> fromVault(const OwnStore &store, const QString &path, const QString &field);
    [[nodiscard]] QFuture<Outcome> fromNamed(const SecretReference &reference);

    Keychain &m_keychain;
    management::Environment m_environment;
    /** Counts the changes of the environment. */
    int m_generation = 0;
    /** The references that wait for a lookup, with their keys in `m_waiting`. */
    QList<std::pair<QString, SecretReference>> m_queue;
    /** The number of running lookups of this environment. */
    int m_lookedUp = 0;
    /** The promises for each running or waiting lookup, keyed by generation and reference. */
    QHash<QString, std::vector<std::shared_ptr<QPromise<Outcome>>>> m_waiting;
};

} // namespace secrets
