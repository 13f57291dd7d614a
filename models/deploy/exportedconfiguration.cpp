#include "exportedconfiguration.h"

#include "haproxywriter.h"
#include "nginxwriter.h"

namespace deploy {

ExportedConfiguration exportConfiguration(Target target, const ExportPlan &plan, quint16 port)
{
    switch (target) {
    case Target::Nginx:
        return NginxWriter(plan, port).run();
    case Target::Haproxy:
        return HaproxyWriter(plan, port).run();
    case Target::Caddy:
    case Target::Apache:
        break;
    }
    Q_UNREACHABLE();
}

} // namespace deploy
