#include "classicformat.h"

#include "basiccredentials.h"

namespace definition {

using document::Value;

namespace {

bool holdsClassicMembers(const document::Node &object)
{
    const document::Node proxy = object.member("proxy");
    const bool isProxied = proxy.member("listen_path").exists() || proxy.member("target_url").exists();
    const bool isIdentified = object.member("api_id").exists() || object.member("version_data").exists();
    return isProxied && isIdentified && !object.member("openapi").exists();
}

Value oneMember(const QByteArray &name, const Value &value)
{
    return Value::object({{name, value}});
}

Value credentialHeader(const ClassicHeader &header)
{
    return oneMember(header.name.toUtf8(), Value::string(classicCredential(header)));
}

} // namespace

bool isClassicFormat(const document::Node &root)
{
    if (root.member("openapi").exists())
        return false;
    return holdsClassicMembers(root) || holdsClassicMembers(root.member("api_definition"));
}

QByteArray classicCredential(const ClassicHeader &header)
{
    return http::makeBasicCredentials(header.userName.toUtf8(), header.password.toUtf8());
}

Value classicGlobalHeaders(const ClassicHeader &header, const QString &version)
{
    const Value perVersion = oneMember(version.toUtf8(), oneMember("global_headers", credentialHeader(header)));
    return oneMember("version_data", oneMember("versions", perVersion));
}

Value classicTransformHeaders(const ClassicHeader &header, const QString &path, const QString &method)
{
    const Value transform = Value::object({{"path", Value::string(path)},
                                           {"method", Value::string(method.toUpper())},
                                           {"add_headers", credentialHeader(header)},
                                           {"delete_headers", Value::array()}});
    return oneMember("extended_paths", oneMember("transform_headers", Value::array({transform})));
}

} // namespace definition
