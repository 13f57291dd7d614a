#include "exporttargets.h"

namespace proxyexport {

const QList<TargetChoice> &targetChoices()
{
    static const QList<TargetChoice> choices = {
        {deploy::Target::Nginx, "nginx"},
        {deploy::Target::Haproxy, "HAProxy"},
        {deploy::Target::Caddy, "Caddy"},
        {deploy::Target::Apache, "Apache HTTP Server"},
        {deploy::Target::HttpRoute, "Kubernetes HTTPRoute"},
    };
    return choices;
}

} // namespace proxyexport
