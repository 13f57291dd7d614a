#include "exchangemutations.h"

#include "descriptionresolver.h"
#include "parameters.h"
#include "security.h"
#include "value.h"

#include <algorithm>

namespace support {

using document::Node;
using document::Value;
using exchangecheck::ExchangePart;
using openapi::Place;

namespace {

bool isJsonType(const http::HeaderList &headers)
{
    const QByteArray type = headers.first("Content-Type").value_or(QByteArray()).toLower();
    return type.startsWith("application/json") || type.contains("+json");
}

bool hasRange(const Node &content)
{
    for (qsizetype i = 0; i < content.childCount(); ++i) {
        if (content.keyAt(i).contains('*'))
            return true;
    }
    return false;
}

void setBody(http::Body &body, const QByteArray &bytes)
{
    body = {};
    body.bytes = bytes;
    body.size = bytes.size();
}

/** Returns true if each of the media types has a schema: the check does not read a body about which nothing is said. */
bool haveSchemas(const Node &content)
{
    for (qsizetype i = 0; i < content.childCount(); ++i) {
        if (!content.childAt(i).resolved().member("schema").exists())
            return false;
    }
    return content.childCount() > 0;
}

} // namespace

ExchangeMutations::ExchangeMutations(const description::Description &description, QRandomGenerator &random)
    : m_description(description)
    , m_resolver(description::resolverOf(description))
    , m_operations(description.pathItems())
    , m_random(random)
{}

Node ExchangeMutations::resolved(const document::Pointer &below, Place *place)
{
    const QString address = m_item->address.isEmpty() ? m_description.entry()->address() : m_item->address;
    const openapi::SetResolution found = m_resolver.resolve(Place{address, m_operation->pointer / below});
    if (place)
        *place = found.place;
    return found.isResolved() ? found.node : Node();
}

QList<Node> ExchangeMutations::parameters(const QByteArray &in)
{
    const QString address = m_item->address.isEmpty() ? m_description.entry()->address() : m_item->address;
    QList<Node> found;
    for (const openapi::Parameter &parameter : openapi::parametersOf(m_resolver, {address, m_operation->pointer})) {
        if (parameter.node.member("in").bytes() == in)
            found.append(parameter.node);
    }
    return found;
}

bool ExchangeMutations::removeQueryParameter(MutatedExchange &made)
{
    for (const Node &parameter : parameters("query")) {
        const QByteArray name = parameter.member("name").bytes();
        const qsizetype start = made.exchange.request.target.indexOf('?');
        const QList<QByteArray> pairs = made.exchange.request.target.mid(start + 1).split('&');
        const auto isNamed = [&](const QByteArray &pair) { return pair.startsWith(name + '='); };
        if (!parameter.member("required").resolved().toBool() || start < 0 ||
            std::ranges::count_if(pairs, isNamed) != 1)
            continue;
        QList<QByteArray> kept = pairs;
        kept.removeIf(isNamed);
        made.exchange.request.target = made.exchange.request.target.first(start) +
                                       (kept.isEmpty() ? QByteArray() : '?' + kept.join('&'));
        made.part = ExchangePart::Query;
        made.name = name;
        return true;
    }
    return false;
}

bool ExchangeMutations::addQueryParameter(MutatedExchange &made)
{
    // An exploded object can have any name.
    for (const Node &parameter : parameters("query")) {
        const Node schema = parameter.member("schema").resolved();
        if (!schema.member("type").isString() || schema.member("type").bytes() == "object")
            return false;
    }
    if (!parameters("querystring").isEmpty())
        return false;
    made.exchange.request.target += QByteArray(made.exchange.request.target.contains('?') ? "&" : "?") + "zz-none=1";
    made.part = ExchangePart::Query;
    made.name = "zz-none";
    made.severity = base::Severity::Warning;
    return true;
}

bool ExchangeMutations::removeHeader(MutatedExchange &made)
{
    for (const Node &parameter : parameters("header")) {
        const QByteArray name = parameter.member("name").bytes();
        static const QByteArrayList ignored = {"accept", "content-type", "authorization"};
        if (!parameter.member("required").resolved().toBool() || ignored.contains(name.toLower()) ||
            made.exchange.request.headers.remove(name) != 1)
            continue;
        made.part = ExchangePart::Header;
        made.name = name;
        return true;
    }
    return false;
}

bool ExchangeMutations::removeBody(MutatedExchange &made)
{
    if (!resolved({"requestBody"}).member("required").resolved().toBool() || made.exchange.requestBody.size == 0)
        return false;
    made.exchange.requestBody = {};
    made.part = ExchangePart::Body;
    return true;
}

bool ExchangeMutations::removeCredentials(MutatedExchange &made)
{
    const QString entry = m_description.entry()->address();
    const Place place{m_item->address.isEmpty() ? entry : m_item->address, m_operation->pointer};
    const openapi::SecurityRequirements security = openapi::securityOf(m_resolver, entry, place);
    const bool isHttp = std::ranges::all_of(security.alternatives, [&](const auto &schemes) {
        return std::ranges::any_of(schemes, [&](const openapi::RequiredScheme &scheme) {
            const Node node = m_resolver.resolve(Place{entry, {"components", "securitySchemes", scheme.name}}).node;
            return node.member("type").bytes() != "apiKey" && node.member("type").bytes() != "mutualTLS";
        });
    });
    if (!security.needsCredentials() || security.alternatives.isEmpty() || !isHttp ||
        made.exchange.request.headers.remove("Authorization") == 0)
        return false;
    made.part = ExchangePart::Security;
    return true;
}

bool ExchangeMutations::changeMediaType(MutatedExchange &made)
{
    if (made.exchange.requestBody.size == 0 || hasRange(resolved({"requestBody"}).member("content").resolved()))
        return false;
    made.exchange.request.headers.set("Content-Type", "application/x-none");
    made.part = ExchangePart::MediaType;
    made.name = "application/x-none";
    return true;
}

/** Gives a property of an object with a plain schema a value of another type, or removes it if it is required. */
bool ExchangeMutations::spoil(http::Body &body, const Place &schemaPlace, document::Pointer &instance)
{
    const Node schema = m_resolver.resolve(schemaPlace).node;
    static const QByteArrayList combining = {"oneOf",           "anyOf", "allOf", "not", "if", "patternProperties",
                                             "dependentSchemas"};
    if (!schema.isMapping() ||
        std::ranges::any_of(combining, [&](const QByteArray &key) { return schema.member(key).exists(); }))
        return false;
    const auto value = Value::fromJson(body.bytes.read());
    if (!value || value->type() != Value::Type::Object)
        return false;
    const QString address = m_resolver.resolve(schemaPlace).place.address;
    const document::Pointer pointer = m_resolver.resolve(schemaPlace).place.pointer;
    QList<Value::Member> members = value->members();
    for (Value::Member &member : members) {
        const Node property =
            m_resolver.resolve(Place{address, pointer / document::Pointer{"properties", member.first}}).node;
        const Node type = property.member("type");
        static const QByteArrayList scalars = {"string", "integer", "number", "boolean"};
        if (!type.isString() || !scalars.contains(type.bytes()))
            continue;
        member.second = Value::array({Value::object()});
        setBody(body, Value::object(members).toJson());
        instance = document::Pointer{member.first};
        return true;
    }
    return false;
}

bool ExchangeMutations::changeBody(MutatedExchange &made)
{
    Place body;
    const Node content = resolved({"requestBody"}, &body).member("content").resolved();
    if (!isJsonType(made.exchange.request.headers) || content.childCount() == 0)
        return false;
    const QByteArray type = made.exchange.request.headers.first("Content-Type").value_or(QByteArray());
    if (!content.member(type).exists())
        return false;
    made.part = ExchangePart::Body;
    return spoil(made.exchange.requestBody, {body.address, body.pointer / document::Pointer{"content", type, "schema"}},
                 made.instance);
}

bool ExchangeMutations::cutBody(MutatedExchange &made)
{
    const QByteArray body = made.exchange.requestBody.bytes.read();
    if (!isJsonType(made.exchange.request.headers) || !(body.startsWith('{') || body.startsWith('[')) ||
        !haveSchemas(resolved({"requestBody"}).member("content").resolved()))
        return false;
    setBody(made.exchange.requestBody, body.chopped(1));
    made.part = ExchangePart::Body;
    made.name = "JSON";
    return true;
}

bool ExchangeMutations::changeStatus(MutatedExchange &made)
{
    const Node responses = resolved({"responses"});
    if (responses.member("default").exists() || responses.member("5XX").exists() || responses.member("5xx").exists() ||
        responses.member("599").exists())
        return false;
    made.exchange.response.status = 599;
    made.part = ExchangePart::Status;
    made.name = "599";
    return true;
}

Node ExchangeMutations::responseNode(int status, Place *place)
{
    return resolved({"responses", QByteArray::number(status)}, place);
}

bool ExchangeMutations::changeResponseMediaType(MutatedExchange &made)
{
    const Node content = responseNode(made.exchange.response.status, nullptr).member("content").resolved();
    if (made.exchange.responseBody.size == 0 || content.childCount() == 0 || hasRange(content))
        return false;
    made.exchange.response.headers.set("Content-Type", "application/x-none");
    made.part = ExchangePart::ResponseMediaType;
    made.name = "application/x-none";
    return true;
}

bool ExchangeMutations::changeResponseBody(MutatedExchange &made)
{
    Place response;
    const Node content = responseNode(made.exchange.response.status, &response).member("content").resolved();
    const QByteArray type = made.exchange.response.headers.first("Content-Type").value_or(QByteArray());
    if (!isJsonType(made.exchange.response.headers) || !content.member(type).exists())
        return false;
    made.part = ExchangePart::ResponseBody;
    return spoil(made.exchange.responseBody,
                 {response.address, response.pointer / document::Pointer{"content", type, "schema"}}, made.instance);
}

bool ExchangeMutations::cutResponseBody(MutatedExchange &made)
{
    const QByteArray body = made.exchange.responseBody.bytes.read();
    const Node content = responseNode(made.exchange.response.status, nullptr).member("content").resolved();
    if (!isJsonType(made.exchange.response.headers) || !(body.startsWith('{') || body.startsWith('[')) ||
        !haveSchemas(content))
        return false;
    setBody(made.exchange.responseBody, body.chopped(1));
    made.part = ExchangePart::ResponseBody;
    made.name = "JSON";
    return true;
}

bool ExchangeMutations::removeResponseHeader(MutatedExchange &made)
{
    const Node headers = responseNode(made.exchange.response.status, nullptr).member("headers").resolved();
    for (qsizetype i = 0; headers.isMapping() && i < headers.childCount(); ++i) {
        const QByteArray name = headers.keyAt(i);
        if (!headers.childAt(i).resolved().member("required").resolved().toBool() ||
            made.exchange.response.headers.remove(name) == 0)
            continue;
        made.part = ExchangePart::ResponseHeader;
        made.name = name;
        return true;
    }
    return false;
}

bool ExchangeMutations::changePathParameter(MutatedExchange &made)
{
    for (const Node &parameter : parameters("path")) {
        const QByteArray name = parameter.member("name").bytes();
        const Node type = parameter.member("schema").resolved().member("type");
        const qsizetype segment = m_item->path.split('/').indexOf('{' + name + '}');
        if (segment < 0 || !type.isString() || type.bytes() != "integer" || parameter.member("style").exists())
            continue;
        const qsizetype query = made.exchange.request.target.indexOf('?');
        QList<QByteArray> segments =
            made.exchange.request.target.first(query < 0 ? made.exchange.request.target.size() : query).split('/');
        segments[segment] = "zz-none";
        const QByteArray path = segments.join('/');
        const auto match = m_operations.find(made.exchange.request.method, path);
        if (!match || m_operations.items().at(match->item).path != m_item->path)
            continue;
        made.exchange.request.target = path + (query < 0 ? QByteArray() : made.exchange.request.target.mid(query));
        made.part = ExchangePart::Path;
        made.name = name;
        return true;
    }
    return false;
}

bool ExchangeMutations::changeMethod(MutatedExchange &made)
{
    // Other paths with names in braces can match, too.
    if (m_item->path.contains('{'))
        return false;
    const auto isMissing = [this](const QByteArray &method) {
        return std::ranges::none_of(m_item->operations, [&](const auto &each) { return each.method == method; });
    };
    const QList<QByteArray> methods{"trace", "options", "patch", "delete"};
    const auto other = std::ranges::find_if(methods, isMissing);
    if (other == methods.end())
        return false;
    made.exchange.request.method = other->toUpper();
    made.part = ExchangePart::Method;
    made.name = other->toUpper();
    return true;
}

bool ExchangeMutations::changePath(MutatedExchange &made)
{
    const QList<openapi::PathItem> items = m_description.pathItems();
    qsizetype longest = 0;
    for (const openapi::PathItem &item : items)
        longest = std::max(longest, item.path.count('/'));
    made.exchange.request.target = QByteArray("/zz-none").repeated(longest + 1);
    made.part = ExchangePart::Route;
    return true;
}

MutatedExchange ExchangeMutations::mutate(const traffic::Exchange &valid, const openapi::PathItem &item,
                                          const openapi::Operation &operation)
{
    struct NamedWay {
        const char *name;
        Way way;
    };
    static const QList<NamedWay> ways = {
        {"query parameter removed", &ExchangeMutations::removeQueryParameter},
        {"query parameter added", &ExchangeMutations::addQueryParameter},
        {"header removed", &ExchangeMutations::removeHeader},
        {"body removed", &ExchangeMutations::removeBody},
        {"credentials removed", &ExchangeMutations::removeCredentials},
        {"media type changed", &ExchangeMutations::changeMediaType},
        {"body changed", &ExchangeMutations::changeBody},
        {"body cut", &ExchangeMutations::cutBody},
        {"status changed", &ExchangeMutations::changeStatus},
        {"response media type changed", &ExchangeMutations::changeResponseMediaType},
        {"response body changed", &ExchangeMutations::changeResponseBody},
        {"response body cut", &ExchangeMutations::cutResponseBody},
        {"response header removed", &ExchangeMutations::removeResponseHeader},
        {"path parameter changed", &ExchangeMutations::changePathParameter},
        {"method changed", &ExchangeMutations::changeMethod},
        {"path changed", &ExchangeMutations::changePath},
    };
    m_item = &item;
    m_operation = &operation;
    QList<NamedWay> shuffled = ways;
    std::shuffle(shuffled.begin(), shuffled.end(), m_random);
    for (const NamedWay &way : std::as_const(shuffled)) {
        MutatedExchange made;
        made.exchange = valid;
        if ((this->*way.way)(made)) {
            made.mutation = way.name;
            return made;
        }
    }
    return {};
}

} // namespace support
