#pragma once

#include <QString>
#include <QUrl>

namespace management {

/** What the text of an SSO profile's URL says. Hosts are in lower-case ASCII, without the brackets of IPv6 addresses.
 */
struct SsoUrl {
    enum class Form {
        Empty,
        Malformed,   ///< The text is no absolute URL with a host, and no path.
        Script,      ///< A URL that a browser runs or reads from the user's machine: `javascript:`, `data:`, `file:`.
        OtherScheme, ///< A URL with another scheme than http and https.
        Web,         ///< An http or https URL. A path is a Web URL on the portal, if the portal's address is known.
        Relative,    ///< A path, and the portal's address is not known.
    };

    Form form = Form::Empty;
    QString scheme;
    QString host;
    int port =
        -1; ///< The port of the connection, also if the URL does not name it; -1 for Form::OtherScheme without one.
    QString path;                    ///< The path, percent-encoded, without a final slash.
    bool hasCredentials = false;     ///< The URL has user information, such as `user:password@`.
    bool hasSecretParameter = false; ///< The query or the fragment has a parameter whose value is a secret.

    [[nodiscard]] bool isPlainHttp() const { return form == Form::Web && scheme == u"http"_qs; }
    [[nodiscard]] bool isLoopback() const;
};

/** Reads the text of an SSO profile's URL. A path, such as `/login`, is resolved against the portal's address. */
[[nodiscard]] SsoUrl readSsoUrl(const QString &text, const QUrl &portal = {});

} // namespace management
