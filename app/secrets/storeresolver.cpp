#include "storeresolver.h"

#include "environmentvariable.h"
#include "origin.h"
#include "proxypassword.h"
#include "remotestore.h"
#include "secretfile.h"
#include "task.h"
#include "whendone.h"

#include <algorithm>
#include <utility>

namespace secrets {

/** The variables of the process for a store on the network. */
struct ProcessStore {
    const char *address;
    const char *token;
};

namespace {

using management::Environment;
using management::NamedStore;

constexpr ProcessStore ProcessConsul{"CONSUL_HTTP_ADDR", "CONSUL_HTTP_TOKEN"};
constexpr ProcessStore ProcessVault{"VAULT_ADDR", "VAULT_TOKEN"};

/** The token of the process for a store at the origin of the process's own address. Empty for other addresses, which an
 * imported environment may contain. */
Secret processToken(const QUrl &address, const ProcessStore &process)
{
    const QString own = consent::originOf(qEnvironmentVariable(process.address));
    const bool isOwn = !own.isEmpty() && own == consent::originOf(address.toString(QUrl::FullyEncoded));
    return isOwn ? Secret(qgetenv(process.token)) : Secret();
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
        return fromConsul({m_environment.consulUrl, m_environment.consulTokenKey()}, reference.path);
    case Store::Vault:
        return fromVault({m_environment.vaultUrl, m_environment.vaultTokenKey()}, reference.path, reference.field);
    case Store::Named:
        return fromNamed(reference);
    }
    return base::readyFuture<Outcome>(base::Error{base::ErrorCode::Internal, {}});
}

RemoteServer StoreResolver::serverOf(const OwnStore &store, const ProcessStore &process) const
{
    RemoteServer server;
    server.address = store.address.isEmpty() ? QUrl(qEnvironmentVariable(process.address)) : store.address;
    server.mount = m_environment.vaultMount;
    server.allowPlainHttp = m_environment.allowPlainHttp;
    server.connection = {m_environment.timeoutMs, m_environment.extraCaFile, m_environment.proxyUrl};
    server.connection.proxyUser = m_environment.proxyUser;
    return server;
}

/** Calls `proceed` with the server and its token, which is empty for a store without authentication. The token is for
 * the address only while the environment is the same. */
template<typename Task, typename Proceed>
void StoreResolver::withCredentials(Task &task, const OwnStore &store, const ProcessStore &process, Proceed proceed)
{
    RemoteServer server = serverOf(store, process);
    if (server.address.isEmpty())
        return task.finish(base::Error{base::ErrorCode::Unsupported, {}});
    const Secret ofProcess = processToken(server.address, process);
    // The token in the keychain is for the address of the environment.
    const QString key = store.address.isEmpty() ? QString() : store.tokenKey;
    const auto isPrevious = [this, generation = m_generation] { return generation != m_generation; };
    task.step(network::proxyPassword(m_environment, m_keychain),
              [this, &task, server, key, ofProcess, proceed, isPrevious](const base::Result<Secret> &password) mutable {
                  if (isPrevious())
                      return task.finish(base::Error::cancelled());
                  if (password)
                      server.connection.proxyPassword = *password;
                  if (key.isEmpty())
                      return proceed(server, ofProcess);
                  task.step(m_keychain.read(key),
                            [&task, server, ofProcess, proceed, isPrevious](const base::Result<Secret> &stored) {
                                if (isPrevious())
                                    return task.finish(base::Error::cancelled());
                                proceed(server, stored && !stored->isEmpty() ? *stored : ofProcess);
                            });
              });
}

QFuture<StoreResolver::Outcome> StoreResolver::fromConsul(const OwnStore &store, const QString &key)
{
    auto *task = new network::Task<Outcome>(this);
    const QFuture<Outcome> future = task->future();
    withCredentials(*task, store, ProcessConsul, [task, key](const RemoteServer &server, const Secret &token) {
        task->step(readConsul(server, token, key, task), [task](const Outcome &outcome) { task->finish(outcome); });
    });
    return future;
}

QFuture<StoreResolver::Outcome> StoreResolver::fromVault(const OwnStore &store, const QString &path,
                                                         const QString &field)
{
    auto *task = new network::Task<Outcome>(this);
    const QFuture<Outcome> future = task->future();
    withCredentials(*task, store, ProcessVault, [task, path, field](const RemoteServer &server, const Secret &token) {
        task->step(readVault(server, token, path, field, task),
                   [task](const Outcome &outcome) { task->finish(outcome); });
    });
    return future;
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
        return fromConsul({store->url, m_environment.storeTokenKey(store->name)}, reference.path);
    case NamedStore::Kind::Vault:
        return fromVault({store->url, m_environment.storeTokenKey(store->name)}, reference.path, reference.field);
    }
    return base::readyFuture<Outcome>(base::Error{base::ErrorCode::Internal, {}});
}

} // namespace secrets

#include "moc_storeresolver.cpp"
