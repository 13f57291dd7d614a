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
 * Keeps the local users, who may call APIs with http/basic client authentication. The keychain is read when the first
 * such API is open, as it may have to be unlocked. If the keychain can't store the users, they are in memory until the
 * program ends, and never in a file.
 */
class ClientUsers final : public QObject
{
    Q_OBJECT

public:
    /** Where the users are. Loading: the keychain is being read. Stored: they are in the keychain. InMemory: failure()
     * says why the keychain can't be read or written. */
    enum class State { NotLoaded, Loading, Stored, InMemory };

    ClientUsers(secrets::Keychain &keychain, RouteService &routes, QObject *parent = nullptr);

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const QList<routing::ClientUser> &users() const { return m_users; }
    [[nodiscard]] const std::optional<base::Error> &failure() const { return m_failure; }

    /** Reads the users from the keychain, or repeats the write that failed. Users that were set meanwhile stay. Does
     * nothing while the keychain is being read. */
    void load();
    /** Adds a user, or changes the password of the user with that name. Call it only in the states Stored and
     * InMemory. */
    void set(const routing::ClientUser &user);
    /** Removes the user with that name, if there is one. Call it only in the states Stored and InMemory. */
    void remove(const QByteArray &username);

signals:
    void changed();

private:
    [[nodiscard]] bool isKnown() const { return m_state == State::Stored || m_state == State::InMemory; }
    void loadIfNeeded();
    void take(const base::Result<QList<routing::ClientUser>> &stored);
    void store();
    /** Starts to write the users to the keychain. Only one write runs at a time: changes made meanwhile are written
     * after it. */
    void write();
    void settle(std::optional<base::Error> failure);

    secrets::Keychain &m_keychain;
    RouteService &m_routes;
    QList<routing::ClientUser> m_users;
    std::optional<base::Error> m_failure;
    State m_state = State::NotLoaded;
    bool m_isWriting = false;
    bool m_isWriteDue = false;
    /** Whether the keychain has been read. Before that, a write could lose users that it contains. */
    bool m_wasRead = false;
};

} // namespace preview
