#include "changeexamples.h"

#include "changerules.h"
#include "operationexamples.h"

#include <algorithm>

namespace difference {

namespace {

const ExampleRow *rowIn(const auto &rows, const QString &rule)
{
    const auto found = std::ranges::find_if(rows,
                                            [&](const ExampleRow &row) { return rule == QLatin1String(row.rule); });
    return found == rows.end() ? nullptr : &*found;
}

QByteArray described(const QByteArray &paths)
{
    return "openapi: 3.2.0\ninfo: {title: Example, version: '1'}\npaths:\n  " + paths + '\n';
}

QByteArray inRequest(const QByteArray &schema)
{
    return described("/a: {post: {requestBody: {content: {application/json: {schema: " + schema + "}}}}}");
}

QByteArray inResponse(const QByteArray &schema)
{
    return described("/a: {get: {responses: {'200': {description: d, content: {application/json: {schema: " + schema +
                     "}}}}}}");
}

QByteArray inParameter(const QByteArray &schema)
{
    return described("/a: {get: {parameters: [{name: q, in: query, schema: " + schema + "}]}}");
}

QByteArray inHeader(const QByteArray &schema)
{
    return described("/a: {get: {responses: {'200': {description: d, headers: {X-Value: {schema: " + schema + "}}}}}}");
}

QByteArray withProperty(const QByteArray &schema)
{
    return "{type: object, properties: {name: " + schema + "}}";
}

/** The schema with another keyword in front. */
QByteArray withKeyword(QByteArray schema, const QByteArray &keyword)
{
    return schema.insert(1, keyword + ", ");
}

/** A description that has a schema in the place of a scope. */
QByteArray inScope(const QByteArray &schema, Scope scope)
{
    switch (scope) {
    case Scope::RequestBody:
        return inRequest(schema);
    case Scope::RequestProperty:
        return inRequest(withProperty(schema));
    case Scope::RequestReadOnlyProperty:
        return inRequest(withProperty(withKeyword(schema, "readOnly: true")));
    case Scope::RequestParameter:
        return inParameter(schema);
    case Scope::RequestParameterProperty:
        return inParameter(withProperty(schema));
    case Scope::ResponseBody:
        return inResponse(schema);
    case Scope::ResponseProperty:
        return inResponse(withProperty(schema));
    case Scope::ResponseWriteOnlyProperty:
        return inResponse(withProperty(withKeyword(schema, "writeOnly: true")));
    case Scope::ResponseHeader:
        return inHeader(schema);
    case Scope::ResponseHeaderProperty:
        return inHeader(withProperty(schema));
    case Scope::None:
        break;
    }
    return {};
}

/** The place of the object that has the property of a scope. */
Scope outerOf(Scope scope)
{
    switch (scope) {
    case Scope::RequestProperty:
        return Scope::RequestBody;
    case Scope::RequestParameterProperty:
        return Scope::RequestParameter;
    case Scope::ResponseProperty:
        return Scope::ResponseBody;
    case Scope::ResponseHeaderProperty:
        return Scope::ResponseHeader;
    default:
        return Scope::None;
    }
}

} // namespace

std::optional<ChangeExample> changeExample(const QString &id)
{
    if (const ExampleRow *row = rowIn(OperationExamples, id))
        return ChangeExample{described(row->before), described(row->now)};
    if (const ExampleRow *row = rowIn(BodyExamples, id)) {
        const bool isOfResponse = id.startsWith(u"response-");
        return ChangeExample{isOfResponse ? inResponse(row->before) : inRequest(row->before),
                             isOfResponse ? inResponse(row->now) : inRequest(row->now)};
    }
    const auto named = findChangeRule(id);
    if (!named || named->scope == Scope::None)
        return std::nullopt;
    const QString rule = QString::fromLatin1(named->rule->name);
    if (const ExampleRow *row = rowIn(PropertyExamples, rule)) {
        const Scope outer = outerOf(named->scope);
        return outer == Scope::None
                   ? std::nullopt
                   : std::optional(ChangeExample{inScope(row->before, outer), inScope(row->now, outer)});
    }
    const ExampleRow *row = rowIn(SchemaExamples, rule);
    return row ? std::optional(ChangeExample{inScope(row->before, named->scope), inScope(row->now, named->scope)})
               : std::nullopt;
}

} // namespace difference
