#include "waystations.h"

#include "clientaccesssection.h"
#include "upstreamwords.h"

#include <QCoreApplication>
#include <QUrl>

namespace designer {

using definition::DefinitionView;
using definition::UpstreamAuthentication;

namespace {

struct WayStations {
    Q_DECLARE_TR_FUNCTIONS(designer::WayStations)
};

WayStation client(const DefinitionView &view)
{
    const bool isServed = view.active().value;
    return {theme::Icon::Client, WayStations::tr("Client"),
            isServed ? WayStations::tr("calls the gateway") : WayStations::tr("gets 404: not active"), !isServed};
}

WayStation listenPath(const DefinitionView &view)
{
    const QString path = view.listenPath().value;
    if (path.isEmpty())
        return {theme::Icon::Gateway, WayStations::tr("Listen path"), WayStations::tr("not set"), true};
    const QString detail = view.stripListenPath().value ? WayStations::tr("%1, stripped").arg(path) : path;
    return {theme::Icon::Gateway, WayStations::tr("Listen path"), detail, false};
}

WayStation clientAuthentication(const DefinitionView &view)
{
    const bool isChecked = view.flagField({"server", "authentication", "enabled"}).value;
    QStringList names = securityAlternatives(view.snapshot().at({"security"}));
    names.removeAll(QString());
    if (!isChecked)
        return {theme::Icon::Key, WayStations::tr("Client access"), WayStations::tr("not checked"), true};
    return {theme::Icon::Key, WayStations::tr("Client access"),
            names.isEmpty() ? WayStations::tr("checked") : names.join(u", "), false};
}

WayStation upstreamAuthentication(const DefinitionView &view)
{
    const UpstreamAuthentication authentication = view.upstreamAuthentication();
    const QString title = WayStations::tr("Credentials");
    if (authentication.isBasicActive())
        return {theme::Icon::Lock, title, WayStations::tr("Basic Auth in %1").arg(authentication.effectiveHeaderName()),
                false};
    const QString foreign = foreignMethodName(authentication);
    return {theme::Icon::Lock, title, foreign.isEmpty() ? WayStations::tr("none added") : foreign, foreign.isEmpty()};
}

/** Host and path of the upstream: user info in the URL is not for the screen. */
WayStation upstream(const DefinitionView &view)
{
    const QUrl url(view.upstreamUrl().value);
    const QString port = url.port() < 0 ? QString() : u":%1"_qs.arg(url.port());
    const QString place = url.host().isEmpty() ? QString() : url.host() + port + url.path();
    return {theme::Icon::Upstream, WayStations::tr("Upstream"), place.isEmpty() ? WayStations::tr("not set") : place,
            place.isEmpty()};
}

} // namespace

QList<WayStation> stationsOf(const DefinitionView &view)
{
    return {client(view), listenPath(view), clientAuthentication(view), upstreamAuthentication(view), upstream(view)};
}

SettingsSection sectionOf(Station station)
{
    switch (station) {
    case Station::Client:
        return SettingsSection::Api;
    case Station::ListenPath:
        return SettingsSection::Server;
    case Station::ClientAuthentication:
        return SettingsSection::ClientAccess;
    case Station::UpstreamAuthentication:
    case Station::Upstream:
        break;
    }
    return SettingsSection::Upstream;
}

} // namespace designer
