#include "documentwriter.h"

#include "additions.h"
#include "operationwriter.h"
#include "schemadraft.h"
#include "segments.h"
#include "textvalue.h"

#include <algorithm>

namespace inference {

using document::Pointer;
using document::Value;

namespace {

constexpr char SpecificationVersion[] = "3.1.0";

bool isSuccess(const QByteArray &status)
{
    return !status.startsWith('4') && !status.startsWith('5');
}

Value infoOf(const QList<QByteArray> &origins)
{
    QByteArray title = "API";
    if (!origins.isEmpty() && !origins.first().isEmpty())
        title = "API of " + origins.first().sliced(origins.first().indexOf("://") + 3);
    return Value::object({{"title", textValue(title)},
                          {"version", textValue("1.0.0")},
                          {"description", textValue("Drafted from recorded traffic.")}});
}

Value serversOf(const QList<QByteArray> &origins)
{
    QList<Value> servers;
    for (const QByteArray &origin : origins) {
        if (origin.isEmpty())
            servers.append(Value::object(
                {{"url", textValue("/")}, {"description", textValue("Servers whose names may be secrets.")}}));
        else
            servers.append(Value::object({{"url", textValue(origin)}}));
    }
    return Value::array(servers);
}

/** Returns the security that all operations have, or a null value, and removes it from them. */
Value commonSecurity(QList<Value::Member> &pathItems)
{
    std::optional<Value> common;
    for (const auto &[path, item] : std::as_const(pathItems)) {
        for (const auto &[method, operation] : item.members()) {
            if (method == "parameters")
                continue;
            const Value security = operation.member("security");
            if (security.isNull() || (common && *common != security))
                return {};
            common = security;
        }
    }
    if (!common)
        return {};
    for (auto &[path, item] : pathItems) {
        QList<Value::Member> members = item.members();
        for (auto &[method, operation] : members) {
            QList<Value::Member> fields = operation.members();
            fields.removeIf([](const Value::Member &field) { return field.first == "security"; });
            if (method != "parameters")
                operation = Value::object(fields);
        }
        item = Value::object(members);
    }
    return *common;
}

} // namespace

QByteArray wordOf(const QByteArray &path, const QByteArray &method, bool isSuccess)
{
    if (!isSuccess)
        return "error";
    const QList<QByteArray> segments = path.split('/');
    const auto isValue = [](const QByteArray &segment) { return segment.startsWith('{') || looksLikeId(segment); };
    const bool isItem = isValue(segments.last()) || method == "post" || method == "put" || method == "patch";
    for (auto segment = segments.crbegin(); segment != segments.crend(); ++segment) {
        if (!segment->isEmpty() && !isValue(*segment))
            return isItem ? drafts::singularOf(*segment) : *segment;
    }
    return "body";
}

void addTo(ComponentPlan &plan, const QByteArray &path, const QByteArray &method, const OperationShape &operation)
{
    for (const auto &[status, response] : operation.responses) {
        for (const auto &[mediaType, content] : response.contents)
            plan.add(content.value, wordOf(path, method, isSuccess(status)));
    }
    for (const auto &[mediaType, content] : operation.contents)
        plan.add(content.value, wordOf(path, method, true));
}

QByteArray textOfDraft(PathTree &paths, const QList<QByteArray> &origins, document::Format format)
{
    ComponentPlan plan;
    paths.eachPath([&plan](const InferredPath &path) {
        for (const auto &[method, operation] : *path.operations)
            addTo(plan, path.path, method, operation);
    });
    plan.settle();
    const ShapeWriter schemas(plan, schema::Dialect::Draft202012);
    SecuritySchemes schemes;
    const OperationWriter writer(schemas, schemes);
    QList<Value::Member> items;
    paths.eachPath([&](const InferredPath &path) {
        QList<Value::Member> members;
        if (!path.parameters.isEmpty())
            members.append({"parameters", writer.pathParametersOf(path)});
        for (const auto &[method, operation] : *path.operations)
            members.append({method, writer.operationOf(operation)});
        items.append({path.path, Value::object(members)});
    });
    drafts::Additions additions{{Pointer{"openapi"}, textValue(SpecificationVersion)},
                                {Pointer{"info"}, infoOf(origins)}};
    if (!origins.isEmpty())
        additions.append({Pointer{"servers"}, serversOf(origins)});
    if (const Value security = commonSecurity(items); !security.isNull())
        additions.append({Pointer{"security"}, security});
    additions.append({Pointer{"paths"}, Value::object(items)});
    QList<Value::Member> components;
    for (const ComponentPlan::Component &component : plan.components())
        components.append({component.name, schemas.componentOf(*component.shape)});
    if (!components.isEmpty())
        additions.append({Pointer{"components", "schemas"}, Value::object(components)});
    if (!schemes.added().isEmpty())
        additions.append({Pointer{"components", "securitySchemes"}, Value::object(schemes.added())});
    return drafts::textOf(additions, format);
}

} // namespace inference
