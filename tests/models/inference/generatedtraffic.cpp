#include "generatedtraffic.h"

#include "descriptionresolver.h"
#include "mockapi.h"
#include "parameters.h"
#include "requestbuilder.h"

#include <QRegularExpression>
#include <QUuid>

namespace inferred {

using document::Node;
using document::Value;

namespace {

QByteArray uuidOf(QRandomGenerator &random)
{
    quint32 words[4];
    random.fillRange(words);
    return QUuid(words[0], ushort(words[1]), ushort(words[1] >> 16), uchar(words[2]), uchar(words[2] >> 8),
                 uchar(words[2] >> 16), uchar(words[2] >> 24), uchar(words[3]), uchar(words[3] >> 8),
                 uchar(words[3] >> 16), uchar(words[3] >> 24))
        .toByteArray(QUuid::WithoutBraces);
}

/** A value of a path parameter as servers give it: a number or a UUID, or one of its `enum`. */
std::optional<Value> idFor(const Node &schema, QRandomGenerator &random)
{
    const Node values = schema.member("enum").resolved();
    if (values.isSequence() && values.childCount() > 0) {
        const auto value = values.childAt(random.bounded(qint64(values.childCount()))).value();
        return value ? std::optional(*value) : std::nullopt;
    }
    const QByteArray type = schema.member("type").resolved().bytes();
    if (type == "integer")
        return Value::integer(1 + random.bounded(100'000));
    const QByteArray id = uuidOf(random);
    const QByteArray longest = schema.member("maxLength").resolved().bytes();
    const QRegularExpression pattern(QString::fromUtf8(schema.member("pattern").resolved().bytes()));
    const QByteArray format = schema.member("format").resolved().bytes();
    const bool fits = (longest.isEmpty() || longest.toLongLong() >= id.size()) &&
                      (format.isEmpty() || format == "uuid") && pattern.match(QString::fromUtf8(id)).hasMatch();
    return type == "string" && fits ? std::optional(Value::string(id)) : std::nullopt;
}

} // namespace

QByteArray pathShape(const QByteArray &path)
{
    QByteArray shape;
    bool isName = false;
    for (const char c : path) {
        isName = isName && c != '}';
        if (!isName)
            shape += c;
        isName = isName || c == '{';
    }
    return shape;
}

QByteArray parameterKey(const openapi::Operation &operation, const QByteArray &in, const QByteArray &name)
{
    return operation.method + ' ' + pathShape(operation.path) + ' ' + in + ' ' + name.toLower();
}

GeneratedTraffic trafficOf(const std::shared_ptr<const description::Description> &api, qsizetype count,
                           QRandomGenerator &random)
{
    requests::RequestBuilder builder(api);
    mock::MockApi answers(api, {.answersInvalid = true});
    openapi::ReferenceResolver resolver = description::resolverOf(*api);
    const QList<openapi::PathItem> items = api->pathItems();
    GeneratedTraffic traffic;
    qsizetype operations = 0;
    for (const openapi::PathItem &item : items)
        operations += item.operations.size();
    for (qsizetype round = 0; operations > 0 && traffic.exchanges.size() < count && round < count; ++round) {
        for (const openapi::PathItem &item : items) {
            for (const openapi::Operation &operation : item.operations) {
                requests::Choices choices;
                const QString address = item.address.isEmpty() ? api->entry()->address() : item.address;
                for (const openapi::Parameter &parameter :
                     openapi::parametersOf(resolver, {address, operation.pointer})) {
                    const Node schema = resolver.follow(parameter.place.address, parameter.node.member("schema")).node;
                    const auto id = parameter.location == u"path" ? idFor(schema, random) : std::nullopt;
                    if (id)
                        choices.parameters.insert({"path", parameter.name}, *id);
                }
                choices.optional = static_cast<requests::OptionalParameters>(random.bounded(3));
                choices.extent = random.bounded(2) == 0 ? schema::Extent::Minimal : schema::Extent::Full;
                const requests::BuiltRequest built = builder.build(item, operation, choices);
                if (built.path.contains('{') || traffic.exchanges.size() >= count)
                    continue;
                traffic::Exchange exchange;
                exchange.request = built.head();
                exchange.request.headers.append("Host", "api.example");
                exchange.requestBody.bytes = built.body;
                exchange.requestBody.size = built.body.size();
                http::RequestHead asked = exchange.request;
                asked.headers.append("Prefer", "example=none, seed=" + QByteArray::number(random.bounded(1000)));
                const mock::MockAnswer answer = answers.answer(asked, built.body);
                exchange.response = answer.head;
                exchange.responseBody.bytes = answer.body;
                exchange.responseBody.size = answer.body.size();
                exchange.answeredBy = traffic::AnsweredBy::Upstream;
                traffic.exchanges.append(exchange);
                traffic.paths.insert(pathShape(item.path));
                for (const requests::ParameterValue &parameter : built.parameters) {
                    if (parameter.isSent && (parameter.key.in == "query" || parameter.key.in == "header"))
                        traffic.parameters.insert(parameterKey(operation, parameter.key.in, parameter.key.name));
                }
            }
        }
    }
    return traffic;
}

} // namespace inferred
