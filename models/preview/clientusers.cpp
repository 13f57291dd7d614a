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
    connect(&routes, &RouteService::routesChanged, this, &ClientUsers::loadWhereAsked);
    loadWhereAsked();
}

void ClientUsers::loadWhereAsked()
{
    if (m_state == State::NotAsked && m_routes.checksClients())
        load();
}

void ClientUsers::load()
{
    if (m_state == State::Busy || m_state == State::Kept)
        return;
    if (m_wasRead)
        return keep(); // It is the last write that failed: what was removed since must not come back.
    m_state = State::Busy;
    emit changed();
    base::whenDone(routing::ClientUserStore(m_keychain).read(), this,
                   [this](const base::Result<QList<ClientUser>> &kept) { take(kept); });
}

void ClientUsers::take(const base::Result<QList<ClientUser>> &kept)
{
    if (!kept)
        return settle(kept.error());
    m_wasRead = true;
    const QList<ClientUser> ofThisRun = std::exchange(m_users, *kept);
    for (const ClientUser &user : ofThisRun)
        put(m_users, user);
    m_routes.setClientUsers(m_users);
    settle({});
    if (!ofThisRun.isEmpty())
        keep();
}

void ClientUsers::set(const ClientUser &user)
{
    if (!isKnown())
        return;
    put(m_users, user);
    keep();
}

void ClientUsers::remove(const QByteArray &username)
{
    if (isKnown() && m_users.removeIf([&](const ClientUser &user) { return user.username == username; }) > 0)
        keep();
}

void ClientUsers::keep()
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
    m_state = m_failure ? State::KeptForThisRun : State::Kept;
    emit changed();
}

} // namespace preview

#include "moc_clientusers.cpp"
