#include "storeresolver.h"

#include "environmentvariable.h"
#include "proxypassword.h"
#include "remotestore.h"
#include "secretfile.h"
#include "task.h"
#include "whendone.h"

#include <algorithm>
#include <utility>

namespace secrets {

namespace {

using management::Environment;
using management::NamedStore;

QUrl orProcessAddress(const QUrl &address, const char *variable)
{
    return address.isEmpty() ? QUrl(qEnvironmentVariable(variable)) : address;
}

RemoteServer serverAt(const QUrl &address, const Environment &environment)
{
    RemoteServer server;
    server.address = address;
    server.mount = environment.vaultMount;
    server.allowPlainHttp = environment.allowPlainHttp;
    server.connection = {environment.timeoutMs, environment.extraCaFile, environment.proxyUrl};
    server.connection.proxyUser = environment.proxyUser;
    return server;
}

/** The token from the keychain or from the environment variable. Empty for a store without authentication. */
Secret tokenFrom(const base::Result<Secret> &stored, const char *variable)
{
    return stored && !stored->isEmpty() ? *stored : Secret(qgetenv(variable));
}

} // namespace

StoreResolver::StoreResolver(Keychain &keychain, QObject *parent)
    : QObject(parent)
    , m_keychain(keychain)
{}

void StoreResolver::setEnvironment(const Environment &environment)
{
    m_environment = environment;
    ++m_generation; // Pending requests belong to the previous environment.
    m_lookedUp = 0;
    for (const auto &[key, reference] : std::exchange(m_queue, {}))
        answer(key, base::Error::cancelled());
}

QFuture<StoreResolver::Outcome> StoreResolver::resolve(const SecretReference &reference)
{
    const QString key = QString::number(m_generation) + u' ' + referenceText(reference);
    const bool isOnTheWay = m_waiting.contains(key);
    auto promise = std::make_shared<QPromise<Outcome>>();
    promise->start();
    m_waiting[key].push_back(promise);
    if (!isOnTheWay) {
        m_queue.append({key, reference});
        lookUpNext();
    }
    return promise->future();
}

void StoreResolver::lookUpNext()
{
    while (m_lookedUp < MaximumConcurrentLookups && !m_queue.isEmpty()) {
        const auto [key, reference] = m_queue.takeFirst();
        ++m_lookedUp;
        base::whenDone(lookUp(reference), this, [this, key = key, generation = m_generation](const Outcome &outcome) {
            answer(key, outcome);
            if (generation != m_generation)
                return;
            --m_lookedUp;
            lookUpNext();
        });
    }
}

void StoreResolver::answer(const QString &key, const Outcome &outcome)
{
    for (const auto &waiting : m_waiting.take(key)) {
        waiting->addResult(outcome);
        waiting->finish();
    }
}

QFuture<StoreResolver::Outcome> StoreResolver::lookUp(const SecretReference &reference)
{
    switch (reference.store) {
    case Store::Environment:
        return base::readyFuture(readEnvironmentVariable(reference.path));
    case Store::File:
        return base::readyFuture(readSecretFile(m_environment.secretsFolder, reference.path));
    case Store::Keychain:
        return m_keychain.read(m_environment.secretKey(reference.path));
    case Store::Consul:
        return fromConsul(m_environment.consulUrl, reference.path);
    case Store::Vault:
        return fromVault(m_environment.vaultUrl, reference.path, reference.field);
    case Store::Named:
        return fromNamed(reference);
    }
    return base::readyFuture<Outcome>(base::Error{base::ErrorCode::Internal, {}});
}

/** Reads the token of a store and the password of the proxy, then calls `proceed`. */
template<typename Task, typename Proceed>
void StoreResolver::withCredentials(Task &task, const QString &tokenKey, RemoteServer server, Proceed proceed)
{
    task.step(network::proxyPassword(m_environment, m_keychain),
              [this, &task, tokenKey, server, proceed](const base::Result<Secret> &password) mutable {
                  if (password)
                      server.connection.proxyPassword = *password;
                  task.step(m_keychain.read(tokenKey),
                            [server, proceed](const base::Result<Secret> &token) { proceed(server, token); });
              });
}

QFuture<StoreResolver::Outcome> StoreResolver::fromConsul(const QUrl &address, const QString &key)
{
    const RemoteServer server = serverAt(orProcessAddress(address, "CONSUL_HTTP_ADDR"), m_environment);
    if (server.address.isEmpty())
        return base::readyFuture<Outcome>(base::Error{base::ErrorCode::Unsupported, {}});
    auto *task = new network::Task<Outcome>(this);
    withCredentials(*task, m_environment.consulTokenKey(), server,
                    [task, key](const RemoteServer &reached, const base::Result<Secret> &stored) {
                        task->step(readConsul(reached, tokenFrom(stored, "CONSUL_HTTP_TOKEN"), key, task),
                                   [task](const Outcome &outcome) { task->finish(outcome); });
                    });
    return task->future();
}

QFuture<StoreResolver::Outcome> StoreResolver::fromVault(const QUrl &address, const QString &path, const QString &field)
{
    const RemoteServer server = serverAt(orProcessAddress(address, "VAULT_ADDR"), m_environment);
    if (server.address.isEmpty())
        return base::readyFuture<Outcome>(base::Error{base::ErrorCode::Unsupported, {}});
    auto *task = new network::Task<Outcome>(this);
    withCredentials(*task, m_environment.vaultTokenKey(), server,
                    [task, path, field](const RemoteServer &reached, const base::Result<Secret> &stored) {
                        task->step(readVault(reached, tokenFrom(stored, "VAULT_TOKEN"), path, field, task),
                                   [task](const Outcome &outcome) { task->finish(outcome); });
                    });
    return task->future();
}

QFuture<StoreResolver::Outcome> StoreResolver::fromNamed(const SecretReference &reference)
{
    const QList<NamedStore> &stores = m_environment.stores;
    const auto store = std::find_if(stores.begin(), stores.end(),
                                    [&](const NamedStore &s) { return s.name == reference.storeName; });
    if (store == stores.end())
        return base::readyFuture<Outcome>(base::Error{base::ErrorCode::Unsupported, reference.storeName});
    switch (store->kind) {
    case NamedStore::Kind::Environment:
        return base::readyFuture(readEnvironmentVariable(reference.path));
    case NamedStore::Kind::File:
        return base::readyFuture(readSecretFile(store->folder, reference.path));
    case NamedStore::Kind::Keychain:
        return m_keychain.read(m_environment.secretKey(reference.path));
    case NamedStore::Kind::Consul:
        return fromConsul(store->url, reference.path);
    case NamedStore::Kind::Vault:
        return fromVault(store->url, reference.path, reference.field);
    }
    return base::readyFuture<Outcome>(base::Error{base::ErrorCode::Internal, {}});
}

} // namespace secrets

#include "moc_storeresolver.cpp"
