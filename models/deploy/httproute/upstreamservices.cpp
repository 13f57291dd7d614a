#include "upstreamservices.h"

#include <algorithm>

namespace deploy {

namespace {

/** The numbers of an IPv4 address, or an empty list for any other text. */
QList<int> addressNumbers(const QByteArray &host)
{
    constexpr int Count = 4;
    constexpr int Largest = 255;
    QList<int> numbers;
    for (const QByteArray &part : host.split('.')) {
        bool isNumber = false;
        const int number = part.toInt(&isNumber);
        const bool isPlain = isNumber && number >= 0 && number <= Largest && QByteArray::number(number) == part;
        if (!isPlain)
            return {};
        numbers.append(number);
    }
    return numbers.size() == Count ? numbers : QList<int>();
}

/** True for addresses that an EndpointSlice can't have: this host, loopback, link-local and multicast. */
bool isLocal(const QList<int> &numbers)
{
    constexpr int Multicast = 224;
    return numbers[0] == 0 || numbers[0] == 127 || numbers[0] >= Multicast || (numbers[0] == 169 && numbers[1] == 254);
}

HostKind kindOfVersion6(const QByteArray &host)
{
    const QByteArray text = host.toLower();
    if (text == "::" || text == "::1" || text.startsWith("fe8") || text.startsWith("fe9") || text.startsWith("fea") ||
        text.startsWith("feb") || text.startsWith("ff"))
        return HostKind::Local;
    // With a zone, or an IPv4 address in it.
    return text.contains('%') || text.contains('.') || text.startsWith("::ffff:") ? HostKind::Unusable
                                                                                  : HostKind::Address;
}

/** The parts of the host of a Service: its name and, if the host has one, its namespace. */
struct ServiceHost {
    QByteArray service;
    QByteArray namespaceName;
};

std::optional<ServiceHost> serviceOf(const QByteArray &host)
{
    QByteArray name = host;
    if (name.endsWith(".cluster.local"))
        name.chop(qsizetype(qstrlen(".cluster.local")));
    const QByteArrayList labels = name.split('.');
    if (labels.size() == 1 && name == host)
        return ServiceHost{name, {}};
    if (labels.size() == 3 && labels[2] == "svc")
        return ServiceHost{labels[0], labels[1]};
    return std::nullopt;
}

QByteArray hostOf(const PlannedRoute &route)
{
    return route.upstream.target.host.toUtf8();
}

} // namespace

HostKind hostKindOf(const QByteArray &host)
{
    if (host.contains(':'))
        return kindOfVersion6(host);
    if (const QList<int> numbers = addressNumbers(host); !numbers.isEmpty())
        return isLocal(numbers) ? HostKind::Local : HostKind::Address;
    if (host == "localhost" || host.endsWith(".localhost"))
        return HostKind::Local;
    if (!isDnsName(host))
        return HostKind::Unusable;
    return serviceOf(host) ? HostKind::Service : HostKind::External;
}

Backend UpstreamServices::backendFor(const PlannedRoute &route, ExportReport &report)
{
    const QByteArray host = hostOf(route);
    const HostKind kind = hostKindOf(host);
    const auto known = m_known.constFind(route.upstream.target.url);
    const Backend backend = known != m_known.constEnd() ? *known : made(route, host);
    m_known.insert(route.upstream.target.url, backend);
    const QString shown = QString::fromLatin1(backend.service);
    if (kind == HostKind::External)
        report.add(Topic::ExternalName, {route.reportName, shown});
    if (!backend.namespaceName.isEmpty())
        report.add(Topic::OtherNamespace, {route.reportName, shown, QString::fromLatin1(backend.namespaceName)});
    if (route.upstream.target.usesTls)
        report.add(Topic::UpstreamTls, {route.reportName, shown});
    if (kind == HostKind::Service)
        m_uses.append({route.reportName, route.identifier, backend, route.upstream.target.usesTls,
                       route.upstream.target.usesTls ? host : QByteArray()});
    return backend;
}

Backend UpstreamServices::made(const PlannedRoute &route, const QByteArray &host)
{
    const routing::UpstreamTarget &target = route.upstream.target;
    const HostKind kind = hostKindOf(host);
    Backend backend{{}, {}, target.port};
    if (kind == HostKind::Service) {
        const ServiceHost parts = *serviceOf(host);
        backend.service = parts.service;
        backend.namespaceName = parts.namespaceName;
    } else {
        backend.service = m_names.uniqueName(route.identifier, "-upstream");
        const QByteArray portName = target.usesTls ? "https" : "";
        m_services.append({backend.service, host, kind == HostKind::Address, target.port, portName});
        if (target.usesTls)
            m_tls.append({m_names.uniqueName(route.identifier, "-tls"), backend, host, portName});
    }
    return backend;
}

QList<UpstreamTls> UpstreamServices::tls(ExportReport &report)
{
    return m_tls + tlsPoliciesFor(m_uses, m_names, report);
}

} // namespace deploy
