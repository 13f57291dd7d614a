#include "exporttarget.h"

#include "kubernetesnames.h"

namespace deploy {

namespace {

struct TargetRow {
    Target target;
    const char *name;
};

constexpr TargetRow Targets[] = {
    {Target::Nginx, "nginx"},   {Target::Haproxy, "haproxy"},     {Target::Caddy, "caddy"},
    {Target::Apache, "apache"}, {Target::HttpRoute, "httproute"},
};

} // namespace

QStringList targetNames()
{
    QStringList names;
    for (const TargetRow &row : Targets)
        names.append(QLatin1String(row.name));
    return names;
}

std::optional<Target> targetNamed(QStringView name)
{
    for (const TargetRow &row : Targets) {
        if (name == QLatin1String(row.name))
            return row.target;
    }
    return std::nullopt;
}

bool needsGateway(Target target)
{
    return target == Target::HttpRoute;
}

bool isGatewayName(const QString &text)
{
    return isDnsName(text.toUtf8());
}

QString nameOf(Target target)
{
    return targetNames().value(static_cast<int>(target));
}

} // namespace deploy
