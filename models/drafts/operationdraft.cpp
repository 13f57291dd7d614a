#include "operationdraft.h"

#include "mediatypes.h"
#include "memberedit.h"
#include "newobject.h"
#include "objectplace.h"
#include "operations.h"
#include "pathmatch.h"
#include "refs.h"
#include "requestvalues.h"
#include "schemaofsamples.h"
#include "secretwords.h"
#include "security.h"
#include "targettext.h"

namespace drafts {

using document::Node;
using document::Pointer;
using document::Snapshot;
using document::Value;

namespace {

/** The paths of the URLs of the document's servers. */
QList<QByteArray> serverPaths(const Snapshot &document)
{
    QList<QByteArray> paths;
    const Node servers = document.at({"servers"});
    for (qsizetype i = 0; servers.isSequence() && i < servers.childCount(); ++i) {
        const QByteArray url = servers.childAt(i).member("url").bytes();
        const QByteArrayView path = http::isAbsoluteForm(url) ? http::splitTarget(url).path : QByteArrayView(url);
        if (path.startsWith('/') && path.size() > 1)
            paths.append(path.toByteArray());
    }
    return paths;
}

/** A media type without its parameters. */
QByteArray plainType(const QByteArray &mediaType)
{
    const qsizetype end = mediaType.indexOf(';');
    return (end < 0 ? mediaType : mediaType.left(end)).trimmed().toLower();
}

/** Makes the parts of a draft from a request, and finds the scheme of each credential. */
class RequestDrafter final
{
public:
    RequestDrafter(const Snapshot &document, const Request &request)
        : m_document(document)
        , m_request(request)
        , m_dialect(openapi::versionOf(document) == specification::Version::V30 ? schema::Dialect::OpenApi30
                                                                                : schema::Dialect::Draft202012)
    {}

    void addPathParameters(const MatchedPath &matched);
    void addQuery(QByteArrayView query);
    void addHeaders();
    void addBody();
    void addAnswer();
    [[nodiscard]] OperationDraft &draft() { return m_draft; }

private:
    [[nodiscard]] Value schemaOf(const QList<QByteArray> &values) const;
    void addParameter(const QByteArray &name, const char *location, const QList<QByteArray> &values);
    void addCredential(const char *type, const char *member, const QByteArray &value);
    void addApiKey(const char *location, const QByteArray &name);
    void addScheme(const QByteArray &name);
    [[nodiscard]] BodyDraft bodyOf(const Snapshot &document, const QByteArray &mediaType,
                                   const QByteArray &bytes) const;

    const Snapshot &m_document;
    const Request &m_request;
    schema::Dialect m_dialect;
    OperationDraft m_draft;
};

Value RequestDrafter::schemaOf(const QList<QByteArray> &values) const
{
    QList<Value> typed;
    for (const QByteArray &value : values)
        typed.append(typedValue(value));
    const Value single = schema::schemaOfSamples(typed, m_dialect);
    return values.size() == 1 ? single
                              : Value::object({{"type", Value::string(QByteArray("array"))}, {"items", single}});
}

void RequestDrafter::addParameter(const QByteArray &name, const char *location, const QList<QByteArray> &values)
{
    ParameterDraft parameter{name, location, schemaOf(values), std::nullopt};
    // Some secrets, such as the address of a webhook, show only in the whole URL, and some have no known shape.
    const bool isInPath = QByteArrayView(location) == "path";
    const bool isSecret = std::any_of(values.begin(), values.end(), mayBeSecret) ||
                          (isInPath && (mayBeSecret(m_request.url) || isOpaque(values.first())));
    const bool isKnown = !values.first().isEmpty() && !values.first().startsWith('{') &&
                         !values.first().startsWith(':') && !values.first().startsWith('$');
    if (!isSecret && isKnown) {
        QList<Value> typed;
        for (const QByteArray &value : values)
            typed.append(typedValue(value));
        parameter.example = values.size() == 1 ? typed.first() : Value::array(typed);
    }
    m_draft.parameters.append(std::move(parameter));
}

void RequestDrafter::addPathParameters(const MatchedPath &matched)
{
    m_draft.path = matched.path;
    m_draft.isNewPath = matched.isNew;
    const Node item = openapi::resolveAt(m_document, {"paths", matched.path}).node;
    const Node declared = item.member("parameters");
    for (const auto &[name, value] : matched.values) {
        bool isDeclared = false;
        for (qsizetype i = 0; declared.isSequence() && i < declared.childCount(); ++i) {
            const Node parameter = openapi::resolveAt(m_document, Pointer{"paths", matched.path, "parameters"}.child(i))
                                       .node;
            isDeclared = isDeclared ||
                         (parameter.member("in").bytes() == "path" && parameter.member("name").bytes() == name);
        }
        if (!isDeclared)
            addParameter(name, "path", {value});
    }
}

void RequestDrafter::addQuery(QByteArrayView query)
{
    for (const NamedValues &pair : namedValuesOf(query.toByteArray())) {
        if (base::isSecretParameter(pair.name))
            addApiKey("query", pair.name);
        else
            addParameter(pair.name, "query", pair.values);
    }
}

void RequestDrafter::addHeaders()
{
    for (const auto field : m_request.headers.fields()) {
        const QByteArray name = field.name.toByteArray();
        if (http::sameName(name, QByteArrayView("Authorization"))) {
            const QByteArray scheme = field.value.toByteArray().split(' ').first().toLower();
            addCredential("http", "scheme", scheme);
        } else if (base::isSecretName(name) || mayBeSecret(field.value)) {
            addApiKey("header", name);
        } else if (!isUsualHeader(name)) {
            addParameter(name, "header", {field.value.toByteArray()});
        }
    }
    if (m_request.hasBasicUser)
        addCredential("http", "scheme", "basic");
    if (m_request.hasBearerToken)
        addCredential("http", "scheme", "bearer");
}

void RequestDrafter::addCredential(const char *type, const char *member, const QByteArray &value)
{
    for (const QByteArray &name : openapi::definedSchemes(m_document)) {
        const Node scheme = openapi::resolveAt(m_document, {"components", "securitySchemes", name}).node;
        const QByteArray stated = scheme.member("type").bytes();
        const bool isToken = value == "bearer" && (stated == "oauth2" || stated == "openIdConnect");
        if (isToken || (stated == type && scheme.member(member).bytes().toLower() == value))
            return addScheme(name);
    }
    m_draft.hasUnknownCredentials = true;
}

void RequestDrafter::addApiKey(const char *location, const QByteArray &name)
{
    for (const QByteArray &each : openapi::definedSchemes(m_document)) {
        const Node scheme = openapi::resolveAt(m_document, {"components", "securitySchemes", each}).node;
        if (scheme.member("type").bytes() == "apiKey" && scheme.member("in").bytes() == location &&
            http::sameName(scheme.member("name").bytes(), name))
            return addScheme(each);
    }
    m_draft.hasUnknownCredentials = true;
}

void RequestDrafter::addScheme(const QByteArray &name)
{
    if (m_draft.scheme.isEmpty())
        m_draft.scheme = name;
}

void RequestDrafter::addBody()
{
    QByteArray mediaType = plainType(m_request.headers.first("Content-Type").value_or(QByteArray()));
    if (!m_request.fields.isEmpty()) {
        m_draft.body = BodyDraft{"multipart/form-data", {}, m_request.fields, std::nullopt};
        for (FormField &field : m_draft.body->fields)
            field.value.clear();
        return;
    }
    if (m_request.body.isEmpty())
        return;
    const auto json = Value::fromJson(m_request.body);
    // People forget the media type, and curl then says that JSON is a form.
    if (json && json->isContainer() && (mediaType.isEmpty() || content::isForm(mediaType)))
        mediaType = "application/json";
    m_draft.body = bodyOf(m_document, mediaType, m_request.body);
}

/** The schemas of the request's body are there already. */
void RequestDrafter::addAnswer()
{
    if (!m_request.answer || m_request.answer->status <= 0)
        return;
    const Answer &answer = *m_request.answer;
    m_draft.status = QByteArray::number(answer.status);
    const Additions before = m_draft.body ? additionsOf(m_draft.body->schema.components) : Additions();
    const auto edited = editOf(m_document, before);
    if (!answer.body.isEmpty() && edited)
        m_draft.answer = bodyOf(edited->snapshot, plainType(answer.mediaType), answer.body);
}

BodyDraft RequestDrafter::bodyOf(const Snapshot &document, const QByteArray &mediaType, const QByteArray &bytes) const
{
    const auto json = Value::fromJson(bytes);
    BodyDraft body{content::isMediaType(QString::fromUtf8(mediaType)) ? mediaType : "application/octet-stream",
                   {},
                   {},
                   std::nullopt};
    if (content::isJson(body.mediaType) && json) {
        body.schema = schemaDraft(document, schemaWordOf(m_draft.path), {*json}, ObjectSchemas::Components);
        if (!mayHaveSecret(*json))
            body.example = *json;
    } else if (content::isForm(body.mediaType)) {
        QList<Value::Member> members;
        for (const NamedValues &pair : namedValuesOf(bytes))
            members.append({pair.name, typedValue(pair.values.first())});
        body.schema = schemaDraft(document, schemaWordOf(m_draft.path), {Value::object(members)},
                                  ObjectSchemas::Inline);
    } else {
        body.schema.schema = content::newMediaType(body.mediaType, document).member("schema");
    }
    return body;
}

Value parameterValue(const ParameterDraft &draft)
{
    QList<Value::Member> members{{"name", Value::string(draft.name)}, {"in", Value::string(draft.location)}};
    if (draft.location == "path")
        members.append({"required", Value::boolean(true)});
    members.append({"schema", draft.schema});
    if (draft.example)
        members.append({"example", *draft.example});
    return Value::object(members);
}

/** The media type with the parts of a form. */
Value withParts(const Value &mediaType, const BodyDraft &draft, const Snapshot &document)
{
    const Pointer content{"components", "requestBodies", "Body", "content"};
    document::Document form(Value::object({{"openapi", Value::string(document.at({"openapi"}).bytes())}}).toJson(),
                            document::Format::Json);
    const Pointer place = content.child(draft.mediaType);
    if (!openapi::setMember(form, place, mediaType))
        return mediaType;
    for (const FormField &field : draft.fields) {
        const auto kind = field.kind == FieldKind::File ? content::PartKind::File : content::PartKind::Text;
        (void)content::addPart(form, place, field.name, kind); // A field can be there several times.
    }
    const auto value = form.snapshot().at(place).value();
    return value ? *value : mediaType;
}

Value mediaTypeValue(const BodyDraft &draft, const Snapshot &document)
{
    QList<Value::Member> members;
    if (!draft.schema.schema.isNull())
        members.append({"schema", draft.schema.schema});
    if (draft.example)
        members.append({"example", *draft.example});
    const Value mediaType = Value::object(members);
    return draft.fields.isEmpty() ? mediaType : withParts(mediaType, draft, document);
}

Value operationValue(const OperationDraft &draft, const Snapshot &document)
{
    QList<Value::Member> members;
    if (!draft.parameters.isEmpty()) {
        QList<Value> parameters;
        for (const ParameterDraft &parameter : draft.parameters)
            parameters.append(parameterValue(parameter));
        members.append({"parameters", Value::array(parameters)});
    }
    if (draft.body) {
        members.append(
            {"requestBody",
             Value::object(
                 {{"content", Value::object({{draft.body->mediaType, mediaTypeValue(*draft.body, document)}})}})});
    }
    QList<Value::Member> response = openapi::newResponse(draft.status, openapi::versionOf(document)).members();
    if (draft.answer)
        response.append(
            {"content", Value::object({{draft.answer->mediaType, mediaTypeValue(*draft.answer, document)}})});
    members.append({"responses", Value::object({{draft.status, Value::object(response)}})});
    if (!draft.scheme.isEmpty())
        members.append({"security", Value::array({Value::object({{draft.scheme, Value::array()}})})});
    return Value::object(members);
}

} // namespace

base::Result<OperationDraft> operationDraft(const Snapshot &document, const Request &request,
                                            const QList<QByteArray> &basePaths)
{
    const http::TargetParts target = http::splitTarget(request.url);
    const QByteArray path = target.path.isEmpty() ? QByteArray("/") : target.path.toByteArray();
    if (!path.startsWith('/'))
        return base::Error{base::ErrorCode::InvalidArgument, QString::fromUtf8(request.url)};
    const QByteArray lower = request.method.toLower();
    const bool hasAnyMethod = specification::Since32.contain(openapi::versionOf(document));
    const bool isField = openapi::isMethod(lower) || (hasAnyMethod && openapi::isFixedMethod(lower));
    if (!isField && (!hasAnyMethod || !http::isToken(request.method)))
        return base::Error{base::ErrorCode::Unsupported, QString::fromUtf8(request.method)};

    RequestDrafter drafter(document, request);
    OperationDraft &draft = drafter.draft();
    draft.method = isField ? lower : request.method;
    drafter.addPathParameters(matchPath(document, path, basePaths + serverPaths(document)));
    if (!draft.isNewPath) {
        const openapi::Resolution item = openapi::resolveAt(document, {"paths", draft.path});
        if (!item.isResolved())
            return base::Error{base::ErrorCode::NotFound, QString::fromUtf8(draft.path)};
        if (document.at(openapi::operationPointer(item.target, draft.method)).exists())
            return base::Error{base::ErrorCode::AlreadyExists, QString::fromUtf8(request.method + ' ' + draft.path)};
    }
    drafter.addQuery(target.query);
    drafter.addHeaders();
    drafter.addBody();
    drafter.addAnswer();
    return std::move(draft);
}

Additions additionsOf(const Snapshot &document, const OperationDraft &draft)
{
    Pointer item{"paths", draft.path};
    if (!draft.isNewPath)
        item = openapi::resolveAt(document, item).target;
    Additions additions;
    if (draft.body)
        additions = additionsOf(draft.body->schema.components);
    if (draft.answer)
        additions += additionsOf(draft.answer->schema.components);
    additions.append({openapi::operationPointer(item, draft.method), operationValue(draft, document)});
    return additions;
}

} // namespace drafts
