#include "certificateuses.h"

#include "definitionview.h"

namespace certificates {
namespace {

void collect(const document::Snapshot &snapshot, const document::Pointer &list, const QString &id, CertificateUse use,
             const QByteArray &member, QList<CertificateUsage> &usages)
{
    const document::Node node = snapshot.at(list);
    for (qsizetype i = 0; i < node.childCount(); ++i) {
        const document::Pointer place = member.isEmpty() ? list.child(i) : list.child(i).child(member);
        if (snapshot.at(place).text() == id)
            usages.append({use, place});
    }
}

} // namespace

QList<CertificateUsage> certificateUses(const document::Snapshot &snapshot, const QString &id)
{
    QList<CertificateUsage> usages;
    const definition::DefinitionView view(snapshot);
    if (id.isEmpty() || !view.hasExtension())
        return usages;
    const document::Pointer &root = view.extension();
    collect(snapshot, root / document::Pointer{"upstream", "mutualTLS", "domainToCertificateMapping"}, id,
            CertificateUse::UpstreamMutualTls, "certificate", usages);
    collect(snapshot, root / document::Pointer{"server", "clientCertificates", "allowlist"}, id,
            CertificateUse::ClientAllowList, {}, usages);
    collect(snapshot, root / document::Pointer{"server", "customDomain", "certificates"}, id,
            CertificateUse::CustomDomain, {}, usages);
    return usages;
}

} // namespace certificates
