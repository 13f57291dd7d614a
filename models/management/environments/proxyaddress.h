#pragma once

#include <QString>

class QObject;
namespace secrets {
class Keychain;
}

namespace management {

class EnvironmentList;

/** The parts of a proxy's address, such as `http://kim:secret@proxy.example.com:3128`. */
struct ProxyAddress {
    QString address; ///< Without user and password.
    QString user;
    QString password;
};
/** The scheme may be missing. A text that is not valid is the address. */
[[nodiscard]] ProxyAddress splitProxyAddress(const QString &text);

/**
 * Moves the passwords that earlier versions stored in the addresses of proxies to the keychain. An address keeps its
 * password until the keychain has stored it. `context` ends this.
 */
void moveProxyPasswords(EnvironmentList &environments, secrets::Keychain &keychain, QObject *context);

} // namespace management
