#pragma once

#include "result.h"
#include "route.h"

#include <QObject>

#include <optional>

namespace secrets {
class Keychain;
}

namespace preview {

class RouteService;

/**
 * The local users, who may call the APIs with http/basic client authentication. The keychain is read when the first
 * such API is open, as it may have to be unlocked. If the keychain can't store them, they are in memory until the
 * program ends, and never in a file.
 */
class ClientUsers final : public QObject
{
    Q_OBJECT

public:
    /** Loading: the keychain is being read. InMemory: failure() says why the keychain can't be read or written. */
    enum class State { NotLoaded, Loading, Stored, InMemory };

    ClientUsers(secrets::Keychain &keychain, RouteService &routes, QObject *parent = nullptr);

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const QList<routing::ClientUser> &users() const { return m_users; }
    [[nodiscard]] const std::optional<base::Error> &failure() const { return m_failure; }

    /** Reads the keychain, or repeats the write that failed. Users that were set meanwhile stay. Does nothing while it
     * is loading. */
    void load();
    /** Adds the user, or changes the password of the one with that name. Only in the states Stored and InMemory. */
    void set(const routing::ClientUser &user);
    /** Does nothing when there is no such user. Only in the states Stored and InMemory. */
    void remove(const QByteArray &username);

signals:
    void changed();

private:
    [[nodiscard]] bool isKnown() const { return m_state == State::Stored || m_state == State::InMemory; }
    void loadIfNeeded();
    void take(const base::Result<QList<routing::ClientUser>> &stored);
    void store();
    /** One write at a time. Changes made meanwhile are written after it. */
    void write();
    void settle(std::optional<base::Error> failure);

    secrets::Keychain &m_keychain;
    RouteService &m_routes;
    QList<routing::ClientUser> m_users;
    std::optional<base::Error> m_failure;
    State m_state = State::NotLoaded;
    bool m_isWriting = false;
    bool m_isWriteDue = false;
    bool m_wasRead = false; ///< Otherwise a write could lose users in the keychain.
};

} // namespace preview
