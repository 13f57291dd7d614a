#include "requestwriter.h"

#include "edits.h"
#include "requestfile.h"
#include "requestvalue.h"
#include "savedrequestlimits.h"
#include "secretplaces.h"

namespace savedrequests {

using document::Pointer;
using document::Value;

namespace {

Value textValue(const QByteArray &text)
{
    return Value::string(text);
}

Value parametersValue(const SavedRequest &request)
{
    QList<Value::Member> locations;
    for (const char *in : {"path", "query", "querystring", "header", "cookie"}) {
        QList<Value::Member> members;
        for (const SavedParameter &parameter : request.parameters) {
            if (parameter.key.in == in)
                members.append({parameter.key.name, parameter.value});
        }
        if (!members.isEmpty())
            locations.append({in, Value::object(members)});
    }
    return Value::object(locations);
}

Value statusValue(const StatusRange &range)
{
    if (range.first == range.last)
        return Value::integer(range.first);
    if (range.first % 100 == 0 && range.last == range.first + 99)
        return textValue(QByteArray::number(range.first / 100) + "XX");
    return textValue(QByteArray::number(range.first) + '-' + QByteArray::number(range.last));
}

Value expectationValue(const Expectation &expectation)
{
    QList<Value::Member> members;
    if (expectation.statuses.size() == 1) {
        members.append({"status", statusValue(expectation.statuses.first())});
    } else if (!expectation.statuses.isEmpty()) {
        QList<Value> list;
        for (const StatusRange &range : expectation.statuses)
            list.append(statusValue(range));
        members.append({"status", Value::array(list)});
    }
    if (!expectation.checksSchema)
        members.append({"schema", Value::boolean(false)});
    if (expectation.milliseconds)
        members.append({"time", textValue(QByteArray::number(*expectation.milliseconds) + "ms")});
    return Value::object(members);
}

Value operationValue(const OperationName &operation)
{
    QList<Value::Member> members;
    if (!operation.id.isEmpty())
        members.append({"id", textValue(operation.id)});
    members.append({"method", textValue(operation.method)});
    members.append({"path", textValue(operation.path)});
    return Value::object(members);
}

Value valueOf(const SavedRequest &request)
{
    QList<Value::Member> members;
    if (!request.title.isEmpty())
        members.append({"title", Value::string(request.title)});
    members.append({"definition", Value::string(request.definition)});
    members.append({"operation", operationValue(request.operation)});
    if (!request.parameters.isEmpty())
        members.append({"parameters", parametersValue(request)});
    if (!request.mediaType.isEmpty())
        members.append({"mediaType", textValue(request.mediaType)});
    if (!request.example.isEmpty())
        members.append({"example", textValue(request.example)});
    if (request.body)
        members.append({"body", *request.body});
    if (request.bodyText)
        members.append({"bodyText", textValue(*request.bodyText)});
    if (!request.credentials.isEmpty()) {
        QList<Value::Member> credentials;
        for (const SavedCredential &credential : request.credentials)
            credentials.append({credential.scheme, credential.value});
        members.append({"security", Value::object(credentials)});
    }
    if (request.expectation != Expectation())
        members.append({"expect", expectationValue(request.expectation)});
    return Value::object(members);
}

} // namespace

base::Result<QByteArray> writeRequest(const SavedRequest &request)
{
    if (const QList<SecretPlace> found = secretsIn(request); !found.isEmpty())
        return base::Error{base::ErrorCode::Refused, found.first().name};
    const auto edited = document::setIn(document::Snapshot(), Pointer(), valueOf(request));
    if (!edited)
        return edited.error();
    QByteArray text = edited->snapshot.text();
    if (!text.endsWith('\n'))
        text += '\n';
    if (text.size() > MaximumFileBytes)
        return base::Error{base::ErrorCode::TooLarge, {}};
    return text;
}

base::Result<QByteArray> withNames(const document::Snapshot &text, const OperationName &operation,
                                   const QHash<requests::ParameterKey, QByteArray> &names)
{
    document::Snapshot now = text;
    const auto take = [&now](const document::EditResult &edited) -> base::Result<void> {
        if (!edited)
            return edited.error();
        now = edited->snapshot;
        return {};
    };
    // The new name of one parameter can be the old name of another: all get a name in between first.
    for (const bool isFirst : {true, false}) {
        qsizetype number = 0;
        for (auto name = names.cbegin(); name != names.cend(); ++name, ++number) {
            const QByteArray between = "renamed parameter " + QByteArray::number(number);
            const Pointer place{"parameters", name.key().in, isFirst ? name.key().name : between};
            if (!now.at(place).exists())
                continue;
            if (const auto done = take(document::renameIn(now, place, isFirst ? between : name.value())); !done)
                return done.error();
        }
    }
    if (operation.id.isEmpty() && now.at({"operation", "id"}).exists()) {
        if (const auto done = take(document::removeFrom(now, {"operation", "id"})); !done)
            return done.error();
    }
    const std::pair<const char *, QByteArray> members[] = {
        {"path", operation.path}, {"method", operation.method}, {"id", operation.id}};
    for (const auto &[key, value] : members) {
        const Pointer place{"operation", key};
        if (value.isEmpty() || now.at(place).bytes() == value)
            continue;
        const auto edited = now.at(place).exists() ? document::setScalarIn(now, place, Value::string(value))
                                                   : document::insertInto(now, place, Value::string(value), 0);
        if (const auto done = take(edited); !done)
            return done.error();
    }
    return now.text();
}

} // namespace savedrequests
