#include "requestbuilding.h"

#include <algorithm>
#include <cctype>

namespace requests {

using document::Node;
using document::Value;
using openapi::Place;
using specification::Version;

namespace {

/** Header fields whose parameters OpenAPI ignores, because other fields of the document describe them. */
constexpr const char *IgnoredHeaders[] = {"Accept", "Content-Type", "Authorization"};

bool isIgnoredHeader(QByteArrayView name)
{
    return std::any_of(std::begin(IgnoredHeaders), std::end(IgnoredHeaders),
                       [name](const char *ignored) { return http::sameName(name, ignored); });
}

/** A text of the document between parameters: characters that a path or query can't have are percent-encoded. */
QByteArray literalText(const QByteArray &text, const QByteArray &kept)
{
    QByteArray encoded;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const auto isHex = [&](qsizetype at) { return at < text.size() && isxdigit(static_cast<uchar>(text[at])); };
        const bool isTriple = text[i] == '%' && isHex(i + 1) && isHex(i + 2);
        encoded += isTriple ? QByteArray(1, '%') : text.mid(i, 1).toPercentEncoding(kept);
    }
    return encoded;
}

QByteArray literalPath(const QByteArray &text)
{
    return literalText(text, "!$&'()*+,;=:@/");
}

/** A value of only dots can be a segment that is removed on the way. */
QByteArray withoutDotSegment(const QByteArray &text)
{
    return text == "." || text == ".." ? QByteArray(text).replace('.', "%2E") : text;
}

/** A value that has no members or items to send. */
bool isEmptyValue(const Value &value)
{
    return value.isNull() || (value.isContainer() && value.items().isEmpty() && value.members().isEmpty());
}

/** A value that the style does not define is written in the nearest defined form. */
QByteArray nearestText(openapi::ParameterWriting writing, const Value &value)
{
    writing.style = writing.in == "query" || writing.in == "cookie" ? "form" : "simple";
    QList<Value::Member> members;
    QList<Value> items;
    const auto flat = [](const Value &part) { return part.isContainer() ? Value::string(part.toJson()) : part; };
    for (const Value::Member &member : value.members())
        members.append({member.first, flat(member.second)});
    for (const Value &item : value.items())
        items.append(flat(item));
    if (value.type() == Value::Type::Object)
        return openapi::styledValue(writing, Value::object(members)).value_or(QByteArray());
    if (value.type() == Value::Type::Array)
        return openapi::styledValue(writing, Value::array(items)).value_or(QByteArray());
    return openapi::styledValue(writing, value).value_or(QByteArray());
}

bool isFromDocument(ValueSource source)
{
    return source == ValueSource::Example || source == ValueSource::SchemaExample || source == ValueSource::Default;
}

} // namespace

void RequestBuilding::chooseValue(const openapi::Parameter &parameter, ParameterValue &value)
{
    const auto writing = openapi::writingOf(parameter.node, version);
    const Place schema = schemaOf(parameter, writing);
    if (const auto chosen = choices.parameters.constFind(value.key); chosen != choices.parameters.constEnd()) {
        value.value = *chosen;
        value.source = ValueSource::Chosen;
    } else {
        auto example = exampleOf(resolver, parameter.place, choices.example);
        if (!example && !writing.mediaType.isEmpty())
            example = exampleOf(resolver, mediaTypeAt(parameter.place, writing.mediaType), choices.example);
        if (example && (example->value || example->serialized)) {
            value.value = example->value ? *example->value : Value::string(*example->serialized);
            value.source = ValueSource::Example;
        } else if (look.at(schema).node.exists()) {
            const SchemaValue made = values.valueFor(schema, version);
            value.value = made.value;
            value.source = made.source;
            if (!made.findings.isEmpty())
                validate(made.value, schema, value.key);
        } else {
            value.value = Value::string(QByteArray(NoValue));
            value.source = ValueSource::Generated;
        }
    }
    if (value.source == ValueSource::Chosen || value.source == ValueSource::Example) {
        if (!value.value.isNull() || value.source == ValueSource::Chosen)
            validate(value.value, schema, value.key);
    }
}

QByteArray RequestBuilding::contentText(const openapi::Parameter &parameter, const openapi::ParameterWriting &writing,
                                        const Value &value)
{
    const ParameterKey key{writing.in, writing.name};
    const Place object = mediaTypeAt(parameter.place, writing.mediaType);
    const QByteArray mediaType = sendableMediaType(writing.mediaType, value.isContainer()).value_or("text/plain");
    const bool isForm = bodyFormOf(mediaType) == BodyForm::UrlEncoded;
    // A text of a media type that is not JSON is written as it is.
    const bool isText = value.isString() && bodyFormOf(mediaType) != BodyForm::Json;
    QByteArray text = value.bytes();
    if (!isText) {
        const BodySource source{
            mediaType, object, {object.address, object.pointer.child("schema")}, writing.name, version};
        text = BodyWriter(resolver, look, values, choices, request.findings, key).write(value, source).bytes;
    }
    if (writing.in == "header")
        return text;
    if (writing.in == "querystring")
        return isForm ? text : text.toPercentEncoding();
    const QByteArray encoded = text.toPercentEncoding();
    return writing.in == "path" ? encoded : writing.name.toPercentEncoding() + '=' + encoded;
}

QByteArray RequestBuilding::textOf(const openapi::Parameter &parameter, const ParameterValue &value)
{
    const auto writing = openapi::writingOf(parameter.node, version);
    if (isEmptyValue(value.value) && writing.in == "query" && parameter.node.member("allowEmptyValue").toBool())
        return writing.name.toPercentEncoding() + '=';
    if (value.value.isNull())
        return {};
    if (!writing.mediaType.isEmpty())
        return contentText(parameter, writing, value.value);
    const auto text = openapi::styledValue(writing, value.value);
    if (text)
        return writing.style == "simple" && writing.in == "path" ? withoutDotSegment(*text) : *text;
    report(FindingKind::StyleNotDefined, value.key);
    return nearestText(writing, value.value);
}

void RequestBuilding::place(const ParameterKey &key, const QByteArray &text)
{
    if (key.in == "path") {
        segments.insert(key.name, text);
    } else if (key.in == "query" || key.in == "querystring") {
        if (!text.isEmpty())
            queryPieces.append(text);
    } else if (!isHeaderText(text) || (key.in == "header" && !http::isToken(key.name))) {
        report(FindingKind::NotSendable, key);
        request.parameters.last().isSent = false;
    } else if (key.in == "cookie") {
        if (!text.isEmpty())
            cookies.append(text);
    } else {
        request.headers.append(key.name, text);
    }
}

void RequestBuilding::addParameter(const openapi::Parameter &parameter)
{
    ParameterValue value;
    value.key = {parameter.location.toUtf8(), parameter.name};
    value.place = parameter.place;
    value.isRequired = parameter.node.member("required").toBool() || value.key.in == "path";
    static constexpr const char *Locations[] = {"path", "query", "querystring", "header", "cookie"};
    if (std::none_of(std::begin(Locations), std::end(Locations),
                     [&](const char *location) { return value.key.in == location; }))
        return;
    if (value.key.in == "header" && isIgnoredHeader(value.key.name))
        return;
    // The value of a credential is never from the document.
    const bool isChosen = choices.parameters.contains(value.key);
    if (!isChosen && isCredential(value.key))
        return;
    chooseValue(parameter, value);
    value.isSent = value.isRequired || isChosen || choices.optional == OptionalParameters::All ||
                   (choices.optional == OptionalParameters::Suggested && isFromDocument(value.source));
    if (choices.leftOut.contains(value.key))
        value.isSent = false;
    // In a media type, an empty list or object is a value as others.
    const bool isNothing = (parameter.node.member("content").exists() ? value.value.isNull()
                                                                      : isEmptyValue(value.value)) &&
                           !parameter.node.member("allowEmptyValue").toBool();
    if (value.isRequired && (!value.isSent || isNothing))
        report(FindingKind::Missing, value.key);
    value.isSent = value.isSent && !isNothing;
    request.parameters.append(value);
    if (!value.isSent)
        return;
    const QByteArray text = textOf(parameter, value);
    if (value.key.in == "path" && text.isEmpty()) {
        // An empty segment is another path, so it is sent only if the user wants it.
        report(FindingKind::Missing, value.key);
        return isChosen ? place(value.key, text) : place(value.key, NoValue);
    }
    place(value.key, text);
}

void RequestBuilding::fillPath(const QByteArray &pathTemplate)
{
    QByteArray path = pathTemplate.startsWith('/') ? pathTemplate : '/' + pathTemplate;
    // Some documents have a query in the path. OpenAPI does not allow it, but it is what the server expects.
    if (const qsizetype mark = path.indexOf('?'); mark >= 0 && !path.sliced(mark).contains('{')) {
        queryPieces.prepend(literalText(path.sliced(mark + 1), "!$&'()*+,;=:@/?"));
        path.truncate(mark);
    }
    qsizetype at = 0;
    while (at < path.size()) {
        const qsizetype open = path.indexOf('{', at);
        const qsizetype close = open < 0 ? -1 : path.indexOf('}', open);
        if (close < 0)
            break;
        request.path += literalPath(path.sliced(at, open - at));
        const QByteArray name = path.sliced(open + 1, close - open - 1);
        const ParameterKey key{"path", name};
        const auto known = segments.constFind(name);
        if (known == segments.constEnd()) {
            const bool isDeclared = std::any_of(request.parameters.begin(), request.parameters.end(),
                                                [&key](const ParameterValue &value) { return value.key == key; });
            if (!isDeclared)
                report(FindingKind::NotDeclared, key);
            const auto chosen = isDeclared ? choices.parameters.constEnd() : choices.parameters.constFind(key);
            if (choices.leftOut.contains(key))
                request.path += '{' + name + '}';
            else if (chosen != choices.parameters.constEnd())
                request.path += withoutDotSegment(sentText(*chosen).toPercentEncoding());
            else
                request.path += NoValue;
        } else {
            request.path += *known;
        }
        at = close + 1;
    }
    request.path += literalPath(path.sliced(at));
    request.query = queryPieces.join('&');
}

} // namespace requests
