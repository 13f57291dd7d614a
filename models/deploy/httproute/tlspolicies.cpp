#include "tlspolicies.h"

#include <QMap>

#include <algorithm>

namespace deploy {

namespace {

/** The uses of one Service. */
using ServiceUses = QList<const ServiceUse *>;

QList<ServiceUses> groupedByService(const QList<ServiceUse> &uses)
{
    QMap<std::pair<QByteArray, QByteArray>, qsizetype> known;
    QList<ServiceUses> groups;
    for (const ServiceUse &use : uses) {
        const std::pair key(use.backend.service, use.backend.namespaceName);
        if (!known.contains(key)) {
            known.insert(key, groups.size());
            groups.append(ServiceUses());
        }
        groups[known.value(key)].append(&use);
    }
    return groups;
}

/** Returns the first use of each port that has TLS. */
QMap<quint16, const ServiceUse *> firstWithTls(const ServiceUses &uses)
{
    QMap<quint16, const ServiceUse *> first;
    for (const ServiceUse *const use : uses) {
        if (use->usesTls && !first.contains(use->backend.port))
            first.insert(use->backend.port, use);
    }
    return first;
}

bool needsSamePolicy(const ServiceUse &left, const ServiceUse &right)
{
    return left.usesTls == right.usesTls && left.host == right.host;
}

} // namespace

QList<UpstreamTls> tlsPoliciesFor(const QList<ServiceUse> &uses, KubernetesNames &names, ExportReport &report)
{
    QList<UpstreamTls> policies;
    const auto add = [&](const ServiceUse &use, Topic topic, const QByteArray &portName) {
        policies.append(
            {names.uniqueName(use.identifier, "-tls"), use.backend, use.host, portName, !portName.isEmpty()});
        report.add(topic,
                   {use.reportName, QString::fromLatin1(use.backend.service), QString::number(use.backend.port)});
    };
    const QList<ServiceUses> groups = groupedByService(uses);
    for (const ServiceUses &group : groups) {
        const QMap<quint16, const ServiceUse *> first = firstWithTls(group);
        if (first.isEmpty())
            continue;
        const ServiceUse &any = *first.first();
        const bool isUniform = std::all_of(group.begin(), group.end(),
                                           [&any](const ServiceUse *use) { return needsSamePolicy(*use, any); });
        if (isUniform)
            add(any, Topic::TlsAllPorts, {});
        for (const ServiceUse *const use : first) {
            if (!isUniform)
                add(*use, Topic::TlsPortName, "port-" + QByteArray::number(use->backend.port));
        }
        for (const ServiceUse *const use : group) {
            const ServiceUse *const served = first.value(use->backend.port);
            if (served && !needsSamePolicy(*use, *served))
                report.add(Topic::TlsConflict,
                           {use->reportName, QString::fromLatin1(use->backend.service), served->reportName});
        }
    }
    return policies;
}

} // namespace deploy
