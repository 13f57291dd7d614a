#include "requestbuilder.h"

#include "bodywriter.h"
#include "exampletexts.h"
#include "mediatypechoice.h"
#include "mediatypes.h"
#include "parameters.h"
#include "parameterstyle.h"
#include "security.h"

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
/** The text for a name in a path that no parameter gives a value. */
constexpr char NoValue[] = "value";

bool isIgnoredHeader(QByteArrayView name)
{
    return std::any_of(std::begin(IgnoredHeaders), std::end(IgnoredHeaders),
                       [name](const char *ignored) { return http::sameName(name, ignored); });
}

/** A header field can't have line breaks and other control characters. */
bool isHeaderText(QByteArrayView text)
{
    return std::none_of(text.begin(), text.end(), [](char byte) {
        const auto code = static_cast<uchar>(byte);
        return (code < 0x20 && byte != '\t') || code == 0x7f;
    });
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

CredentialPlace credentialOf(const openapi::RequiredScheme &required, const Node &scheme)
{
    CredentialPlace place{required.name, CredentialPlace::In::Header, "Authorization", {}, required.scopes};
    const QString type = scheme.member("type").text();
    if (type == u"apiKey") {
        const QString in = scheme.member("in").text();
        place.name = scheme.member("name").bytes();
        if (in == u"query")
            place.in = CredentialPlace::In::Query;
        else if (in == u"cookie")
            place.in = CredentialPlace::In::Cookie;
    } else if (type == u"mutualTLS") {
        place.in = CredentialPlace::In::Certificate;
        place.name.clear();
    } else if (type == u"http" && scheme.member("scheme").text().compare(u"bearer", Qt::CaseInsensitive) != 0) {
        const QByteArray name = scheme.member("scheme").bytes();
        place.prefix = name.toLower() == "basic" ? QByteArray("Basic ") : name + ' ';
    } else {
        place.prefix = "Bearer ";
    }
    return place;
}

QByteArray locationOf(CredentialPlace::In in)
{
    switch (in) {
    case CredentialPlace::In::Header:
        return "header";
    case CredentialPlace::In::Query:
        return "query";
    case CredentialPlace::In::Cookie:
        return "cookie";
    case CredentialPlace::In::Certificate:
        break;
    }
    return {};
}

} // namespace

class RequestBuilder::Private
{
public:
    explicit Private(std::shared_ptr<const description::Description> api)
        : description(std::move(api))
        , resolver(description->set(),
                   [entry = description->entry()](const QString &address) -> std::optional<document::Snapshot> {
                       return address == entry->address() ? std::optional(entry->snapshot()) : std::nullopt;
                   })
        , look(resolver)
        , values(description, resolver)
    {}

    void begin(const openapi::PathItem &item, const openapi::Operation &operation, const Choices &chosen);
    void addSecurity();
    void addParameter(const openapi::Parameter &parameter);
    void fillPath(const QByteArray &pathTemplate);
    void addBody();
    void addHeaders();

    void chooseValue(const openapi::Parameter &parameter, ParameterValue &value);
    void validate(const Value &value, const Place &schema, const ParameterKey &key);
    void report(FindingKind kind, const ParameterKey &key) { request.findings.append({kind, key, {}, {}}); }
    [[nodiscard]] Place schemaOf(const openapi::Parameter &parameter, const openapi::ParameterWriting &writing);
    [[nodiscard]] Place mediaTypeAt(const Place &owner, const QByteArray &mediaType);
    [[nodiscard]] QByteArray textOf(const openapi::Parameter &parameter, const ParameterValue &value);
    [[nodiscard]] QByteArray contentText(const openapi::Parameter &parameter, const openapi::ParameterWriting &writing,
                                         const Value &value);
    void place(const ParameterKey &key, const QByteArray &text);
    [[nodiscard]] bool isCredential(const ParameterKey &key) const;
    [[nodiscard]] QByteArray chosenMediaType(const Node &content) const;
    [[nodiscard]] std::optional<Value> bodyValue(const Place &mediaType, const Place &schema, BodyForm form);
    [[nodiscard]] std::optional<Value> exampleBody(const ExampleText &example, const Place &schema, BodyForm form);

    std::shared_ptr<const description::Description> description;
    openapi::ReferenceResolver resolver;
    SchemaLook look;
    SchemaValues values;

    Choices choices;
    Place operationPlace;
    Version version = Version::V30;
    QHash<QByteArray, QByteArray> segments; ///< The texts of the parameters in the path, by name.
    QByteArrayList queryPieces;
    QByteArrayList cookies;
    std::optional<QByteArray> rawBody; ///< The exact bytes of the body.
    BuiltRequest request;
};

void RequestBuilder::Private::begin(const openapi::PathItem &item, const openapi::Operation &operation,
                                    const Choices &chosen)
{
    const QString entry = description->entry()->address();
    choices = chosen;
    operationPlace = {item.address.isEmpty() ? entry : item.address, operation.pointer};
    version = resolver.versionOf(operationPlace.address, entry).value_or(operation.version.value_or(Version::V30));
    segments.clear();
    queryPieces.clear();
    cookies.clear();
    rawBody.reset();
    request = {};
    request.method = openapi::isFixedMethod(operation.method) ? operation.method.toUpper() : operation.method;
    look.begin();
    values.begin(choices.extent);
}

void RequestBuilder::Private::addSecurity()
{
    const QString entry = description->entry()->address();
    const auto security = openapi::securityOf(resolver, entry, operationPlace);
    const auto schemeNode = [&](const QByteArray &name) {
        return resolver.resolve(Place{entry, {"components", "securitySchemes", name}}).node;
    };
    const auto isDefined = [&](const openapi::RequiredScheme &scheme) { return schemeNode(scheme.name).isMapping(); };
    for (const QList<openapi::RequiredScheme> &alternative : security.alternatives) {
        QList<CredentialPlace> &places = request.alternatives.emplaceBack();
        for (const openapi::RequiredScheme &scheme : alternative)
            places.append(credentialOf(scheme, schemeNode(scheme.name)));
    }
    if (security.alternatives.isEmpty())
        return;
    const auto possible = std::find_if(security.alternatives.begin(), security.alternatives.end(),
                                       [&](const QList<openapi::RequiredScheme> &alternative) {
                                           return std::all_of(alternative.begin(), alternative.end(), isDefined);
                                       });
    qsizetype index = possible == security.alternatives.end() ? 0 : possible - security.alternatives.begin();
    if (choices.requirement && *choices.requirement >= 0 && *choices.requirement < security.alternatives.size())
        index = *choices.requirement;
    request.requirement = index;
    for (const openapi::RequiredScheme &scheme : security.alternatives[index]) {
        if (isDefined(scheme))
            request.credentials.append(credentialOf(scheme, schemeNode(scheme.name)));
        else
            report(FindingKind::UnknownScheme, {"security", scheme.name});
    }
}

bool RequestBuilder::Private::isCredential(const ParameterKey &key) const
{
    const auto isThere = [&key](const CredentialPlace &scheme) {
        if (locationOf(scheme.in) != key.in)
            return false;
        return key.in == "header" ? http::sameName(scheme.name, key.name) : scheme.name == key.name;
    };
    return std::any_of(request.alternatives.cbegin(), request.alternatives.cend(), [&isThere](const auto &alternative) {
        return std::any_of(alternative.begin(), alternative.end(), isThere);
    });
}

Place RequestBuilder::Private::mediaTypeAt(const Place &owner, const QByteArray &mediaType)
{
    const Place place{owner.address, owner.pointer / document::Pointer{"content", mediaType}};
    const openapi::SetResolution found = resolver.resolve(place);
    return found.isResolved() ? found.place : place;
}

Place RequestBuilder::Private::schemaOf(const openapi::Parameter &parameter, const openapi::ParameterWriting &writing)
{
    const Place holder = writing.mediaType.isEmpty() ? parameter.place
                                                     : mediaTypeAt(parameter.place, writing.mediaType);
    return {holder.address, holder.pointer.child("schema")};
}

void RequestBuilder::Private::validate(const Value &value, const Place &schema, const ParameterKey &key)
{
    if (!look.at(schema).node.exists())
        return;
    const schema::Findings reasons = values.findingsOf(value, schema, version);
    for (const schema::Finding &reason : reasons)
        request.findings.append({FindingKind::NotValid, key, reason.instance, reason});
}

void RequestBuilder::Private::chooseValue(const openapi::Parameter &parameter, ParameterValue &value)
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

QByteArray RequestBuilder::Private::contentText(const openapi::Parameter &parameter,
                                                const openapi::ParameterWriting &writing, const Value &value)
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

QByteArray RequestBuilder::Private::textOf(const openapi::Parameter &parameter, const ParameterValue &value)
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

void RequestBuilder::Private::place(const ParameterKey &key, const QByteArray &text)
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

void RequestBuilder::Private::addParameter(const openapi::Parameter &parameter)
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

void RequestBuilder::Private::fillPath(const QByteArray &pathTemplate)
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

QByteArray RequestBuilder::Private::chosenMediaType(const Node &content) const
{
    if (content.member(choices.mediaType).exists() && !choices.mediaType.isEmpty())
        return choices.mediaType;
    const QList<QByteArray> types = content::mediaTypesOf(content);
    return types.isEmpty() ? QByteArray() : types.constFirst();
}

/** The value of an example, or its exact text. */
std::optional<Value> RequestBuilder::Private::exampleBody(const ExampleText &example, const Place &schema,
                                                          BodyForm form)
{
    request.bodySource = ValueSource::Example;
    if (example.serialized) {
        rawBody = *example.serialized;
        return example.value;
    }
    const Value value = *example.value;
    if (!value.isString())
        return value;
    // In JSON a text can be the value, or the JSON of the value as older documents write it.
    if (form == BodyForm::Json) {
        const auto json = Value::fromJson(value.bytes());
        const bool isWritten = json && json->isContainer() &&
                               (!look.at(schema).node.exists() || !values.findingsOf(value, schema, version).isEmpty());
        return isWritten ? *json : value;
    }
    rawBody = value.bytes();
    return value;
}

std::optional<Value> RequestBuilder::Private::bodyValue(const Place &mediaType, const Place &schema, BodyForm form)
{
    if (choices.bodyText) {
        request.bodySource = ValueSource::Chosen;
        rawBody = *choices.bodyText;
        const auto json = form == BodyForm::Json ? Value::fromJson(*rawBody) : base::Result<Value>(base::Error{});
        return json ? std::optional(*json) : std::nullopt;
    }
    if (const auto file = choices.files.constFind(QByteArray()); file != choices.files.constEnd()) {
        request.bodySource = ValueSource::Chosen;
        rawBody = file->bytes;
        return std::nullopt;
    }
    if (choices.body) {
        request.bodySource = ValueSource::Chosen;
        return choices.body;
    }
    if (const auto example = exampleOf(resolver, mediaType, choices.example))
        return exampleBody(*example, schema, form);
    if (look.at(schema).node.exists()) {
        const SchemaValue made = values.valueFor(schema, version);
        request.bodySource = made.source;
        if (!made.findings.isEmpty())
            validate(made.value, schema, {"body", {}});
        return made.value;
    }
    const Place item{mediaType.address, mediaType.pointer.child("itemSchema")};
    if (look.at(item).node.exists()) {
        request.bodySource = ValueSource::Generated;
        return Value::array({values.valueFor(item, version).value});
    }
    request.bodySource = ValueSource::Generated;
    return form == BodyForm::Other ? Value::string(QByteArray(NoValue)) : Value::object();
}

void RequestBuilder::Private::addBody()
{
    const ParameterKey key{"body", {}};
    const auto body = resolver.resolve(Place{operationPlace.address, operationPlace.pointer.child("requestBody")});
    if (!body.node.isMapping() || request.method == "TRACE")
        return;
    const bool isRequired = body.node.member("required").toBool();
    if (!choices.sendsBody) {
        if (isRequired)
            report(FindingKind::Missing, key);
        return;
    }
    const QByteArray name = chosenMediaType(body.node.member("content").resolved());
    const Place mediaType = mediaTypeAt(body.place, name);
    const Place schema{mediaType.address, mediaType.pointer.child("schema")};
    if (name.isEmpty())
        report(FindingKind::UnknownMediaType, key);
    // The value decides about a media type that is a range.
    const bool isKnown = !name.contains('*') && sendableMediaType(name, false);
    const std::optional<Value> value = bodyValue(
        mediaType, schema, isKnown ? bodyFormOf(*sendableMediaType(name, false)) : BodyForm::Json);
    const bool isStructured = value && value->isContainer();
    const auto sent = sendableMediaType(name, isStructured);
    if (!sent && !name.isEmpty())
        report(FindingKind::UnknownMediaType, key);
    const QByteArray type = sent.value_or(isStructured ? "application/json" : "application/octet-stream");
    if (value && (request.bodySource == ValueSource::Chosen || request.bodySource == ValueSource::Example) &&
        (!rawBody || bodyFormOf(type) == BodyForm::Json))
        validate(*value, schema, key);
    request.hasBody = true;
    request.contentType = type;
    // The file's own type says what a range such as `image/*` is.
    if (const auto file = choices.files.constFind(QByteArray());
        file != choices.files.constEnd() && !file->mediaType.isEmpty() && (name.isEmpty() || name.contains('*')))
        request.contentType = file->mediaType;
    if (rawBody) {
        request.body = *rawBody;
    } else {
        const QByteArray component = description->nameOfSchema(look.at(schema).place);
        const BodySource source{type, mediaType, schema, component.isEmpty() ? QByteArray("root") : component, version};
        const WrittenBody written = BodyWriter(resolver, look, values, choices, request.findings, key)
                                        .write(value.value_or(Value()), source);
        request.body = written.bytes;
        request.contentType = written.contentType;
        request.fileParts = written.fileParts;
    }
    // The value that is made for a file is an empty text.
    if (request.body.isEmpty() && request.bodySource == ValueSource::Generated && bodyFormOf(type) == BodyForm::Other) {
        request.body = NoValue;
        report(FindingKind::NoFileChosen, key);
    }
    if (isRequired && request.body.isEmpty())
        report(FindingKind::Missing, key);
}

void RequestBuilder::Private::addHeaders()
{
    if (!cookies.isEmpty()) {
        request.cookie = cookies.join("; ");
        request.headers.append("Cookie", request.cookie);
    }
    if (!choices.acceptedType.isEmpty())
        request.headers.append("Accept", choices.acceptedType);
    if (request.hasBody && !isHeaderText(request.contentType)) {
        report(FindingKind::UnknownMediaType, {"body", {}});
        request.contentType = "application/octet-stream";
    }
    if (request.hasBody)
        request.headers.append("Content-Type", request.contentType);
    if (values.isOverLimit())
        report(FindingKind::TooLarge, {});
}

RequestBuilder::RequestBuilder(std::shared_ptr<const description::Description> description)
    : d(std::make_unique<Private>(std::move(description)))
{}

RequestBuilder::~RequestBuilder() = default;

BuiltRequest RequestBuilder::build(const openapi::PathItem &item, const openapi::Operation &operation,
                                   const Choices &choices)
{
    d->begin(item, operation, choices);
    d->addSecurity();
    const QList<openapi::Parameter> parameters = openapi::parametersOf(d->resolver, d->operationPlace);
    for (const openapi::Parameter &parameter : parameters)
        d->addParameter(parameter);
    d->fillPath(item.path);
    d->addBody();
    d->addHeaders();
    return std::move(d->request);
}

} // namespace requests
