#include "securityschemes.h"

#include "components.h"
#include "inferencelimits.h"
#include "objectplace.h"
#include "security.h"
#include "textvalue.h"

namespace inference {

using document::Value;

namespace {

/** `X-Api-Key` for `x-api-key`. */
QByteArray fieldName(const QByteArray &lower)
{
    QByteArray name = lower;
    bool isFirst = true;
    for (char &c : name) {
        if (isFirst && c >= 'a' && c <= 'z')
            c = char(c - 'a' + 'A');
        isFirst = c == '-';
    }
    return name;
}

Value schemeOf(const Credential &credential)
{
    if (credential.type == "http")
        return Value::object({{"type", textValue("http")}, {"scheme", textValue(credential.name)}});
    const QByteArray name = credential.in == "header" ? fieldName(credential.name) : credential.name;
    return Value::object({{"type", textValue("apiKey")}, {"in", textValue(credential.in)}, {"name", textValue(name)}});
}

/** `bearerAuth`, `xApiKey`. */
QByteArray wantedName(const Credential &credential)
{
    QByteArray name = openapi::typeName(credential.name);
    if (name.isEmpty())
        name = "Key";
    if (name.front() >= 'A' && name.front() <= 'Z')
        name.front() = char(name.front() - 'A' + 'a');
    return openapi::componentName(credential.type == "http" ? name + "Auth" : name);
}

std::optional<Credential> credentialOf(const document::Node &scheme)
{
    const QByteArray type = scheme.member("type").bytes();
    if (type == "http")
        return Credential{type, {}, scheme.member("scheme").bytes().toLower()};
    if (type == "oauth2" || type == "openIdConnect")
        return Credential{"http", {}, "bearer"};
    if (type != "apiKey")
        return std::nullopt;
    const QByteArray in = scheme.member("in").bytes();
    const QByteArray name = scheme.member("name").bytes();
    return Credential{type, in, in == "header" ? name.toLower() : name};
}

} // namespace

SecuritySchemes::SecuritySchemes(const document::Snapshot &document)
{
    for (const QByteArray &name : openapi::definedSchemes(document)) {
        m_taken.insert(name);
        const document::Node scheme = openapi::resolveAt(document, {"components", "securitySchemes", name}).node;
        if (const auto credential = credentialOf(scheme))
            m_names.try_emplace(*credential, name);
    }
}

QByteArray SecuritySchemes::nameOf(const Credential &credential)
{
    const auto known = m_names.find(credential);
    if (known != m_names.end())
        return known->second;
    const QByteArray wanted = wantedName(credential);
    QByteArray name = wanted;
    for (int number = 2; m_taken.contains(name); ++number)
        name = wanted + QByteArray::number(number);
    m_taken.insert(name);
    m_names.emplace(credential, name);
    m_added.append({name, schemeOf(credential)});
    return name;
}

Value SecuritySchemes::requirementsFor(const std::set<CredentialSet> &credentials)
{
    const bool isNever = credentials.empty() || (credentials.size() == 1 && credentials.begin()->empty());
    if (isNever || credentials.size() > std::size_t(MaximumCredentialSets))
        return {};
    QList<Value> alternatives;
    for (const CredentialSet &set : credentials) {
        QList<Value::Member> schemes;
        for (const Credential &credential : set)
            schemes.append({nameOf(credential), Value::array()});
        // The alternative without credentials is first in the set, and last where people write it.
        if (set.empty())
            continue;
        alternatives.append(Value::object(schemes));
    }
    if (credentials.begin()->empty())
        alternatives.append(Value::object());
    return Value::array(alternatives);
}

} // namespace inference
