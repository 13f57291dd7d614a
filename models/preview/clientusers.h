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
 * The local users that may call the APIs that ask their clients for http/basic. The keychain is asked the first time an
 * API that is open wants to know, as it may want to be unlocked. What the keychain does not take is kept for this run
 * only, and never in a file.
 */
class ClientUsers final : public QObject
{
    Q_OBJECT

public:
    /** Busy: the keychain is asked. KeptForThisRun: failure() says why the keychain could not be read or written. */
    enum class State { NotAsked, Busy, Kept, KeptForThisRun };

    ClientUsers(secrets::Keychain &keychain, RouteService &routes, QObject *parent = nullptr);

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const QList<routing::ClientUser> &users() const { return m_users; }
    [[nodiscard]] const std::optional<base::Error> &failure() const { return m_failure; }

    /** Asks the keychain, or gives it again what it did not take; those set in the meantime stay. Nothing while it is
     * asked. */
    void load();
    /** Adds the user, or gives the one of that name another password. Only when the state is one of the Kept. */
    void set(const routing::ClientUser &user);
    /** Nothing when there is no such user. Only when the state is one of the Kept. */
    void remove(const QByteArray &username);

signals:
    void changed();

private:
    [[nodiscard]] bool isKnown() const { return m_state == State::Kept || m_state == State::KeptForThisRun; }
    void loadWhereAsked();
    void take(const base::Result<QList<routing::ClientUser>> &kept);
    void keep();
    /** One write at a time; what changes meanwhile is written after it. */
    void write();
    void settle(std::optional<base::Error> failure);

    secrets::Keychain &m_keychain;
    RouteService &m_routes;
    QList<routing::ClientUser> m_users;
    std::optional<base::Error> m_failure;
    State m_state = State::NotAsked;
    bool m_isWriting = false;
    bool m_isWriteDue = false;
    bool m_wasRead = false; ///< Else the keychain may hold users that a write would lose.
};

} // namespace preview
