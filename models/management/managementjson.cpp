#include "managementjson.h"

#include "valuereading.h"

namespace management {

using document::Value;

namespace {

/** The members, followed by those of `other` with other names. */
Value withOther(QList<Value::Member> members, const Value &other)
{
    const Value known = Value::object(members);
    for (const Value::Member &member : other.members()) {
        if (!hasMember(known, member.first))
            members.append(member);
    }
    return Value::object(members);
}

} // namespace

Value toJsonValue(const CertificatePage &page)
{
    QList<Value> certificates;
    for (const Certificate &certificate : page.certificates)
        certificates.append(certificate.raw);
    return withOther(
        {
            {"shape", Value::string(QByteArray(page.shape == CertificateShape::Basics ? "cert_basics" : "certs"))},
            {"certificates", Value::array(certificates)},
            {"pages", Value::integer(page.pages)},
        },
        page.other);
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
    return withOther(
        {
            {"source", Value::string(QByteArray(page.source == PolicyPage::Source::Server ? "server" : "remembered"))},
            {"policies", Value::array(policies)},
            {"pages", Value::integer(page.pages)},
        },
        page.other);
}

} // namespace management
