#include "environmentfile.h"

#include "managementlimits.h"
#include "valuereading.h"

#include <array>

namespace management {

namespace {

using document::Value;

struct KindName {
    NamedStore::Kind kind;
    const char *name;
};

constexpr std::array KindNames{
    KindName{NamedStore::Kind::Environment, "environment"},
    KindName{NamedStore::Kind::File, "file"},
    KindName{NamedStore::Kind::Keychain, "keychain"},
    KindName{NamedStore::Kind::Consul, "consul"},
    KindName{NamedStore::Kind::Vault, "vault"},
};

QByteArray nameOf(NamedStore::Kind kind)
{
    for (const KindName &each : KindNames) {
        if (each.kind == kind)
            return each.name;
    }
    return {};
}

NamedStore::Kind kindOf(const QString &name)
{
    for (const KindName &each : KindNames) {
        if (name == QLatin1String(each.name))
            return each.kind;
    }
    return NamedStore::Kind::Keychain;
}

QString withoutUser(const QUrl &url)
{
    return url.toString(QUrl::RemoveUserInfo);
}

QUrl readUrl(const Value &object, QByteArrayView key)
{
    return QUrl(withoutUser(QUrl(readText(object, key))));
}

Value toValue(const NamedStore &store)
{
    return Value::object({{"name", Value::string(store.name)},
                          {"kind", Value::string(nameOf(store.kind))},
                          {"url", Value::string(withoutUser(store.url))},
                          {"folder", Value::string(store.folder)}});
}

NamedStore toStore(const Value &value)
{
    return {readText(value, "name"), kindOf(readText(value, "kind")), readUrl(value, "url"), readText(value, "folder")};
}

struct CredentialKindName {
    ClientCredential::Kind kind;
    const char *name;
};

constexpr std::array CredentialKindNames{
    CredentialKindName{ClientCredential::Kind::Bearer, "bearer"},
    CredentialKindName{ClientCredential::Kind::Basic, "basic"},
    CredentialKindName{ClientCredential::Kind::ApiKey, "apiKey"},
};

Value toValue(const ClientCredential &credential)
{
    QByteArray kind;
    for (const CredentialKindName &each : CredentialKindNames) {
        if (each.kind == credential.kind)
            kind = each.name;
    }
    return Value::object({{"kind", Value::string(kind)},
                          {"scheme", Value::string(credential.scheme)},
                          {"origin", Value::string(withoutUser(QUrl(credential.origin)))}});
}

ClientCredential toCredential(const Value &value)
{
    ClientCredential credential{{}, readText(value, "scheme"), readUrl(value, "origin").toString()};
    credential.kind = ClientCredential::Kind::Bearer;
    for (const CredentialKindName &each : CredentialKindNames) {
        if (readText(value, "kind") == QLatin1String(each.name))
            credential.kind = each.kind;
    }
    return credential;
}

Value toValue(const Environment &environment)
{
    QList<Value> credentials;
    for (const ClientCredential &credential : environment.clientCredentials)
        credentials.append(toValue(credential));
    QList<Value> stores;
    for (const NamedStore &store : environment.stores)
        stores.append(toValue(store));
    return Value::object({{"name", Value::string(environment.name)},
                          {"dashboardUrl", Value::string(withoutUser(environment.dashboardUrl))},
                          {"portalUrl", Value::string(withoutUser(environment.portalUrl))},
                          {"timeoutMs", Value::integer(environment.timeoutMs)},
                          {"extraCaFile", Value::string(environment.extraCaFile)},
                          {"clientCertificateFile", Value::string(environment.clientCertificateFile)},
                          {"clientKeyFile", Value::string(environment.clientKeyFile)},
                          {"proxyUrl", Value::string(withoutUser(QUrl(environment.proxyUrl)))},
                          {"secretsFolder", Value::string(environment.secretsFolder)},
                          {"consulUrl", Value::string(withoutUser(environment.consulUrl))},
                          {"vaultUrl", Value::string(withoutUser(environment.vaultUrl))},
                          {"vaultMount", Value::string(environment.vaultMount)},
                          {"stores", Value::array(stores)},
                          {"clientCredentials", Value::array(credentials)}});
}

Environment toEnvironment(const Value &value)
{
    Environment environment;
    environment.name = readText(value, "name");
    environment.dashboardUrl = readUrl(value, "dashboardUrl");
    environment.portalUrl = readUrl(value, "portalUrl");
    const int timeout = readCount(value, "timeoutMs");
    if (timeout > 0)
        environment.timeoutMs = timeout;
    environment.extraCaFile = readText(value, "extraCaFile");
    environment.clientCertificateFile = readText(value, "clientCertificateFile");
    environment.clientKeyFile = readText(value, "clientKeyFile");
    environment.proxyUrl = readUrl(value, "proxyUrl").toString();
    environment.secretsFolder = readText(value, "secretsFolder");
    environment.consulUrl = readUrl(value, "consulUrl");
    environment.vaultUrl = readUrl(value, "vaultUrl");
    environment.vaultMount = readText(value, "vaultMount");
    const Value stores = value.member("stores");
    for (const Value &store : stores.items())
        environment.stores.append(toStore(store));
    const Value credentials = value.member("clientCredentials");
    for (const Value &credential : credentials.items())
        environment.clientCredentials.append(toCredential(credential));
    return environment;
}

} // namespace

QByteArray writeEnvironments(const QList<Environment> &environments)
{
    QList<Value> values;
    for (const Environment &environment : environments) {
        if (!environment.isSandbox)
            values.append(toValue(environment));
    }
    return Value::object({{"environments", Value::array(values)}}).toJson(2) + '\n';
}

base::Result<QList<Environment>> readEnvironments(const QByteArray &file)
{
    if (file.size() > MaximumEnvironmentFileBytes)
        return base::Error{base::ErrorCode::TooLarge, {}};
    const base::Result<Value> parsed = Value::fromJson(file);
    if (!parsed)
        return parsed.error();
    const Value list = parsed->member("environments");
    if (list.type() != Value::Type::Array)
        return base::Error{base::ErrorCode::WrongType, u"/environments"_qs};
    QList<Environment> environments;
    for (qsizetype i = 0; i < list.items().size(); ++i) {
        const Value &value = list.items().at(i);
        if (value.type() != Value::Type::Object || readText(value, "name").isEmpty())
            return base::Error{base::ErrorCode::WrongType, u"/environments/%1/name"_qs.arg(i)};
        environments.append(toEnvironment(value));
    }
    return environments;
}

} // namespace management
