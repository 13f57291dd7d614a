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
    QString address; ///< The address without user name and password.
    QString user;
    QString password;
};
/** Splits the address of a proxy, whose scheme may be missing, into its parts. A text that is not a valid address is
 * returned as the address. */
[[nodiscard]] ProxyAddress splitProxyAddress(const QString &text);

/** Moves the passwords that earlier versions stored in the addresses of proxies to the keychain. An address keeps its
 * password until the keychain has stored it. Nothing is moved after `context` is deleted. */
void moveProxyPasswords(EnvironmentList &environments, secrets::Keychain &keychain, QObject *context);

} // namespace management
