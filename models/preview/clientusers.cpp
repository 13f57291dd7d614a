#include "clientusers.h"

#include "clientuserstore.h"
#include "routeservice.h"
#include "whendone.h"

#include <algorithm>

namespace preview {

namespace {

using routing::ClientUser;

void put(QList<ClientUser> &users, const ClientUser &user)
{
    const auto same = std::find_if(users.begin(), users.end(),
                                   [&](const ClientUser &each) { return each.username == user.username; });
    if (same == users.end())
        users.append(user);
    else
        same->password = user.password;
}

} // namespace

ClientUsers::ClientUsers(secrets::Keychain &keychain, RouteService &routes, QObject *parent)
    : QObject(parent)
    , m_keychain(keychain)
    , m_routes(routes)
{
    connect(&routes, &RouteService::routesChanged, this, &ClientUsers::loadIfNeeded);
    loadIfNeeded();
}

void ClientUsers::loadIfNeeded()
{
    if (m_state == State::NotLoaded && m_routes.checksClients())
        load();
}

void ClientUsers::load()
{
    if (m_state == State::Loading || m_state == State::Stored)
        return;
    if (m_wasRead)
        return store(); // The last write failed. Reading again would restore users that were removed since.
    m_state = State::Loading;
    emit changed();
    base::whenDone(routing::ClientUserStore(m_keychain).read(), this,
                   [this](const base::Result<QList<ClientUser>> &stored) { take(stored); });
}

void ClientUsers::take(const base::Result<QList<ClientUser>> &stored)
{
    if (!stored)
        return settle(stored.error());
    m_wasRead = true;
    const QList<ClientUser> inMemory = std::exchange(m_users, *stored);
    for (const ClientUser &user : inMemory)
        put(m_users, user);
    m_routes.setClientUsers(m_users);
    settle({});
    if (!inMemory.isEmpty())
        store();
}

void ClientUsers::set(const ClientUser &user)
{
    if (!isKnown())
        return;
    put(m_users, user);
    store();
}

void ClientUsers::remove(const QByteArray &username)
{
    if (isKnown() && m_users.removeIf([&](const ClientUser &user) { return user.username == username; }) > 0)
        store();
}

void ClientUsers::store()
{
    m_routes.setClientUsers(m_users);
    if (!m_wasRead)
        return settle(m_failure);
    emit changed();
    m_isWriteDue = true;
    write();
}

void ClientUsers::write()
{
    if (m_isWriting || !std::exchange(m_isWriteDue, false))
        return;
    m_isWriting = true;
    base::whenDone(routing::ClientUserStore(m_keychain).write(m_users), this,
                   [this](const base::Result<void> &written) {
                       m_isWriting = false;
                       settle(written ? std::nullopt : std::optional(written.error()));
                       write();
                   });
}

void ClientUsers::settle(std::optional<base::Error> failure)
{
    m_failure = std::move(failure);
    m_state = m_failure ? State::InMemory : State::Stored;
    emit changed();
}

} // namespace preview

#include "moc_clientusers.cpp"
