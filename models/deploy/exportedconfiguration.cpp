#include "exportedconfiguration.h"

#include "apachewriter.h"
#include "caddywriter.h"
#include "haproxywriter.h"
#include "httproutewriter.h"
#include "nginxwriter.h"
#include "proxydifferences.h"

namespace deploy {

namespace {

ExportedConfiguration configurationFor(Target target, const ExportPlan &plan, const Placement &placement)
{
    switch (target) {
    case Target::Nginx:
        return NginxWriter(plan, placement.port).run();
    case Target::HttpRoute:
        return HttpRouteWriter(plan, placement.gateway).run();
    case Target::Haproxy:
        return HaproxyWriter(plan, placement.port).run();
    case Target::Caddy:
        return CaddyWriter(plan, placement.port).run();
    case Target::Apache:
        return ApacheWriter(plan, placement.port).run();
    }
    Q_UNREACHABLE();
}

} // namespace

ExportedConfiguration exportConfiguration(Target target, const ExportPlan &plan, const Placement &placement)
{
    ExportedConfiguration configuration = configurationFor(target, plan, placement);
    for (const Topic topic : differencesOf(target))
        configuration.report.add(topic);
    return configuration;
}

} // namespace deploy
