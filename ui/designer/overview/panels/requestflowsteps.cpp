#include "requestflowsteps.h"

#include "clientaccesssection.h"
#include "upstreammessages.h"

#include <QCoreApplication>
#include <QUrl>

namespace designer {

using definition::DefinitionView;
using definition::UpstreamAuthentication;

namespace {

struct RequestFlowSteps {
    Q_DECLARE_TR_FUNCTIONS(designer::RequestFlowSteps)
};

FlowStep client(const DefinitionView &view)
{
    const bool isServed = view.active().value;
    return {theme::Icon::Client, RequestFlowSteps::tr("Client"),
            isServed ? RequestFlowSteps::tr("calls the gateway") : RequestFlowSteps::tr("gets 404: API not active"),
            !isServed};
}

FlowStep listenPath(const DefinitionView &view)
{
    const QString path = view.listenPath().value;
    if (path.isEmpty())
        return {theme::Icon::Gateway, RequestFlowSteps::tr("Listen path"), RequestFlowSteps::tr("not set"), true};
    const QString detail = view.stripListenPath().value ? RequestFlowSteps::tr("%1, stripped").arg(path) : path;
    return {theme::Icon::Gateway, RequestFlowSteps::tr("Listen path"), detail, false};
}

FlowStep clientAuthentication(const DefinitionView &view)
{
    const bool isChecked = view.flagField(definition::fields::clientAuthenticationEnabled()).value;
    QStringList names = securityAlternatives(openapi::documentSecurity(view.snapshot()));
    names.removeAll(QString());
    if (!isChecked)
        return {theme::Icon::Key, RequestFlowSteps::tr("Client access"), RequestFlowSteps::tr("not checked"), true};
    return {theme::Icon::Key, RequestFlowSteps::tr("Client access"),
            names.isEmpty() ? RequestFlowSteps::tr("checked") : names.join(u", "), false};
}

FlowStep upstreamAuthentication(const DefinitionView &view)
{
    const UpstreamAuthentication authentication = view.upstreamAuthentication();
    const QString title = RequestFlowSteps::tr("Credentials");
    if (authentication.isBasicActive())
        return {theme::Icon::Lock, title,
                RequestFlowSteps::tr("Basic Auth in %1").arg(authentication.effectiveHeaderName()), false};
    const QString other = otherMethodName(authentication);
    return {theme::Icon::Lock, title, other.isEmpty() ? RequestFlowSteps::tr("none added") : other, other.isEmpty()};
}

/** Host and path only: the user info of the URL must not be shown. */
FlowStep upstream(const DefinitionView &view)
{
    const QUrl url(view.upstreamUrl().value);
    const QString port = url.port() < 0 ? QString() : u":%1"_qs.arg(url.port());
    const QString place = url.host().isEmpty() ? QString() : url.host() + port + url.path();
    return {theme::Icon::Upstream, RequestFlowSteps::tr("Upstream"),
            place.isEmpty() ? RequestFlowSteps::tr("not set") : place, place.isEmpty()};
}

} // namespace

QList<FlowStep> requestFlowSteps(const DefinitionView &view)
{
    return {client(view), listenPath(view), clientAuthentication(view), upstreamAuthentication(view), upstream(view)};
}

document::Pointer settingsOf(RequestStep step)
{
    switch (step) {
    case RequestStep::Client:
        return definition::fields::info();
    case RequestStep::ListenPath:
        return definition::fields::listenPathObject();
    case RequestStep::ClientAuthentication:
        return definition::fields::clientAuthentication();
    case RequestStep::UpstreamAuthentication:
    case RequestStep::Upstream:
        break;
    }
    return definition::fields::upstream();
}

} // namespace designer
