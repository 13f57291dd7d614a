#include "namedcertificates.h"

#include "definitionview.h"

namespace preflight {

namespace {

namespace fields = definition::fields;

void collect(const document::Snapshot &snapshot, const document::Pointer &list, CertificateUse use,
             const QByteArray &member, QList<NamedCertificate> &named)
{
    const document::Node node = snapshot.at(list);
    for (qsizetype i = 0; i < node.childCount(); ++i) {
        const document::Pointer place = member.isEmpty() ? list.child(i) : list.child(i).child(member);
        if (const document::Node id = snapshot.at(place); id.isScalar() && !id.isNull())
            named.append({id.text(), use, place});
    }
}

} // namespace

QList<NamedCertificate> namedCertificates(const document::Snapshot &snapshot)
{
    QList<NamedCertificate> named;
    const definition::DefinitionView view(snapshot);
    if (!view.hasExtension())
        return named;
    const document::Pointer &root = view.extension();
    collect(snapshot, root / fields::upstreamCertificates(), CertificateUse::UpstreamMutualTls, "certificate", named);
    collect(snapshot, root / fields::clientCertificates(), CertificateUse::ClientAllowList, {}, named);
    collect(snapshot, root / fields::domainCertificates(), CertificateUse::CustomDomain, {}, named);
    return named;
}

} // namespace preflight
