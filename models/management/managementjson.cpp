#include "managementjson.h"

namespace management {

using document::Value;

Value toJsonValue(const CertificatePage &page)
{
    QList<Value> certificates;
    for (const Certificate &certificate : page.certificates)
        certificates.append(certificate.raw);
    return Value::object({
        {"shape", Value::string(QByteArray(page.shape == CertificateShape::Basics ? "cert_basics" : "certs"))},
        {"certificates", Value::array(certificates)},
        {"pages", Value::integer(page.pages)},
    });
}

Value toJsonValue(const SsoProfileList &profiles)
{
    QList<Value> groups;
    for (const QList<SsoProfile> &group : profiles.groups) {
        QList<Value> records;
        for (const SsoProfile &profile : group)
            records.append(profile.raw);
        groups.append(Value::array(records));
    }
    return Value::object({{"profiles", Value::array(groups)}});
}

Value toJsonValue(const CreatedPolicy &created)
{
    return Value::object({
        {"id", Value::string(created.id)},
        {"status", Value::string(created.status)},
        {"message", Value::string(created.message)},
        {"policy", created.readBackError ? Value() : created.readBack.json},
    });
}

Value toJsonValue(const PolicyPage &page)
{
    QList<Value> policies;
    for (const Policy &policy : page.policies)
        policies.append(policy.json);
    return Value::object({
        {"source", Value::string(QByteArray(page.source == PolicyPage::Source::Server ? "server" : "remembered"))},
        {"policies", Value::array(policies)},
        {"pages", Value::integer(page.pages)},
    });
}

} // namespace management
