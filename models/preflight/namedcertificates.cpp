#include "namedcertificates.h"

#include "definitionview.h"
#include "secretreference.h"

namespace preflight {

namespace {

namespace fields = definition::fields;

/** A list of certificates in a definition. */
struct CertificateList {
    CertificateUse use;
    document::Pointer setting; ///< The object with `enabled` and the list.
    document::Pointer list;
    QByteArray member; ///< The member of each element that has the id; empty if the element is the id.
};

void collect(const definition::DefinitionView &view, const CertificateList &from, QList<NamedCertificate> &named)
{
    const document::Snapshot &snapshot = view.snapshot();
    const document::Pointer list = view.extension() / from.list;
    const bool isEnabled = view.flagField(from.setting.child("enabled")).value;
    const bool isDomain = from.use == CertificateUse::CustomDomain;
    const QString domain = isDomain ? view.textField(from.setting.child("name")).value : QString();
    const document::Node node = snapshot.at(list);
    for (qsizetype i = 0; i < node.childCount(); ++i) {
        const document::Pointer element = list.child(i);
        const document::Pointer place = from.member.isEmpty() ? element : element.child(from.member);
        if (const document::Node id = snapshot.at(place); id.isScalar() && !id.isNull())
            named.append({id.text(), from.use, place,
                          from.member.isEmpty() ? domain : snapshot.at(element.child("domain")).text(), isEnabled});
    }
}

} // namespace

QList<NamedCertificate> namedCertificates(const document::Snapshot &snapshot)
{
    QList<NamedCertificate> named;
    const definition::DefinitionView view(snapshot);
    if (!view.hasExtension())
        return named;
    using Use = CertificateUse;
    const document::Pointer upstream = fields::upstreamCertificates();
    const document::Pointer clients = fields::clientCertificates();
    const document::Pointer domain = fields::domainCertificates();
    collect(view, {Use::UpstreamMutualTls, upstream.parent(), upstream, "certificate"}, named);
    collect(view, {Use::ClientAllowList, clients.parent(), clients, {}}, named);
    collect(view, {Use::CustomDomain, domain.parent(), domain, {}}, named);
    return named;
}

QList<PinnedKey> pinnedKeys(const document::Snapshot &snapshot)
{
    QList<PinnedKey> pinned;
    const definition::DefinitionView view(snapshot);
    if (!view.hasExtension())
        return pinned;
    const document::Pointer list = view.extension() / fields::pinnedKeys();
    const bool isEnabled = view.flagField(fields::pinningEnabled()).value;
    const qsizetype mappings = snapshot.at(list).childCount();
    for (qsizetype i = 0; i < mappings; ++i) {
        const QString domain = snapshot.at(list.child(i).child("domain")).text();
        const document::Pointer keys = list.child(i).child("publicKeys");
        for (qsizetype k = 0; k < snapshot.at(keys).childCount(); ++k) {
            const document::Node id = snapshot.at(keys.child(k));
            if (id.isScalar() && !id.isNull())
                pinned.append({id.text(), domain, keys.child(k), isEnabled});
        }
    }
    return pinned;
}

bool isCertificateId(const QString &text)
{
    return !text.trimmed().isEmpty() && !text.contains(u'/') && !text.contains(u'\n') && !text.startsWith(u"-----") &&
           secrets::scanReferences(text).isLiteral();
}

} // namespace preflight
