#include "certificateproblems.h"

#include "certificatestatus.h"
#include "definitionview.h"
#include "ruletable.h"

namespace preflight {

namespace {

using management::Certificate;
using management::Validity;

struct Found {
    const rules::Rule *rule;
    QStringList arguments;
};

/** An allow list contains the certificates of clients. Only the clients have the private keys. */
bool needsKey(CertificateUse use)
{
    return use != CertificateUse::ClientAllowList;
}

bool isKnownToHaveNoKey(const Certificate &certificate)
{
    const document::Value has = certificate.raw.member("has_private");
    return has.type() == document::Value::Type::Bool && !certificate.hasPrivateKey;
}

QList<Found> problemsOf(const Certificate &certificate, CertificateUse use, const QDateTime &now)
{
    QList<Found> found;
    const QString name = certificate.title();
    const QString start = certificate.notBefore.date().toString(Qt::ISODate);
    const QString end = certificate.notAfter.date().toString(Qt::ISODate);
    switch (management::certificateStatus(certificate, now).validity) {
    case Validity::Expired:
        found.append({&"certificate-expired"_rule, {name, end}});
        break;
    case Validity::NotYetValid:
        found.append({&"certificate-not-yet-valid"_rule, {name, start}});
        break;
    case Validity::ExpiresSoon:
        found.append({&"certificate-expires-soon"_rule, {name, end}});
        break;
    case Validity::Valid:
    case Validity::Unknown:
        break;
    }
    if (needsKey(use) && isKnownToHaveNoKey(certificate))
        found.append({&"certificate-without-key"_rule, {name}});
    return found;
}

QList<Found> problemsOf(const NamedCertificate &named, const management::KnownCertificates &known, const QDateTime &now)
{
    if (const Certificate *certificate = known.find(named.id))
        return problemsOf(*certificate, named.use, now);
    if (!known.isComplete() || !isCertificateId(named.id))
        return {};
    return {{&"certificate-missing"_rule, {named.id, known.environmentName()}}};
}

} // namespace

base::Diagnostics certificateProblems(const QList<NamedCertificate> &named, const management::KnownCertificates &known,
                                      const QDateTime &now)
{
    base::Diagnostics problems;
    for (const NamedCertificate &certificate : named) {
        for (const Found &found : problemsOf(certificate, known, now))
            problems.append(found.rule->at({}, certificate.pointer.toString(), found.arguments));
    }
    return problems;
}

base::Diagnostics certificateProblems(const document::Snapshot &snapshot, const management::KnownCertificates &known,
                                      const QDateTime &now)
{
    base::Diagnostics problems = certificateProblems(namedCertificates(snapshot), known, now);
    for (base::Diagnostic &problem : problems)
        problem.span = definition::placeOf(snapshot, *document::Pointer::parse(problem.pointer));
    return problems;
}

} // namespace preflight
