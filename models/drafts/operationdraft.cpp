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
    [[nodiscard]] OperationDraft &draft() { return m_draft; }

private:
    [[nodiscard]] Value schemaOf(const QList<QByteArray> &values) const;
    void addParameter(const QByteArray &name, const char *location, const QList<QByteArray> &values);
    void addCredential(const char *type, const char *member, const QByteArray &value);
    void addApiKey(const char *location, const QByteArray &name);
    void addScheme(const QByteArray &name);
    [[nodiscard]] QByteArray bodyName() const;

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
    const bool isSecret = std::any_of(values.begin(), values.end(), mayBeSecret);
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

/** Returns a name for the schema of the body: that of the last segment of the path that is no parameter. */
QByteArray RequestDrafter::bodyName() const
{
    const QList<QByteArray> segments = m_draft.path.split('/');
    for (auto segment = segments.crbegin(); segment != segments.crend(); ++segment) {
        if (!segment->isEmpty() && !segment->contains('{'))
            return singularOf(*segment);
    }
    return "body";
}

void RequestDrafter::addBody()
{
    QByteArray mediaType = m_request.headers.first("Content-Type").value_or(QByteArray());
    if (const qsizetype end = mediaType.indexOf(';'); end >= 0)
        mediaType.truncate(end);
    mediaType = mediaType.trimmed().toLower();
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
    BodyDraft body{content::isMediaType(QString::fromUtf8(mediaType)) ? mediaType : "application/octet-stream",
                   {},
                   {},
                   std::nullopt};
    if (content::isJson(body.mediaType) && json) {
        body.schema = schemaDraft(m_document, bodyName(), {*json}, ObjectSchemas::Components);
        if (!mayHaveSecret(*json))
            body.example = *json;
    } else if (content::isForm(body.mediaType)) {
        QList<Value::Member> members;
        for (const NamedValues &pair : namedValuesOf(m_request.body))
            members.append({pair.name, typedValue(pair.values.first())});
        body.schema = schemaDraft(m_document, bodyName(), {Value::object(members)}, ObjectSchemas::Inline);
    } else {
        body.schema.schema = content::newMediaType(body.mediaType, m_document).member("schema");
    }
    m_draft.body = std::move(body);
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

Value mediaTypeValue(const BodyDraft &draft)
{
    QList<Value::Member> members;
    if (!draft.schema.schema.isNull())
        members.append({"schema", draft.schema.schema});
    if (draft.example)
        members.append({"example", *draft.example});
    return Value::object(members);
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
             Value::object({{"content", Value::object({{draft.body->mediaType, mediaTypeValue(*draft.body)}})}})});
    }
    members.append({"responses", Value::object({{"200", openapi::newResponse("200", openapi::versionOf(document))}})});
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
    return std::move(draft);
}

base::Result<Pointer> addOperation(document::Document &document, const OperationDraft &draft, const QString &name)
{
    Pointer item{"paths", draft.path};
    if (!draft.isNewPath)
        item = openapi::resolveAt(document.snapshot(), item).target;
    const document::Document::Step step(document, name);
    if (draft.body) {
        if (auto added = addComponents(document, draft.body->schema.components); !added)
            return added.error();
    }
    const Pointer place = openapi::operationPointer(item, draft.method);
    if (auto added = openapi::setMember(document, place, operationValue(draft, document.snapshot())); !added)
        return added.error();
    for (const FormField &field : draft.body ? draft.body->fields : QList<FormField>()) {
        const auto kind = field.kind == FieldKind::File ? content::PartKind::File : content::PartKind::Text;
        const auto part = content::addPart(document, place / Pointer{"requestBody", "content", draft.body->mediaType},
                                           field.name, kind);
        if (!part && part.error().code != base::ErrorCode::AlreadyExists)
            return part.error();
    }
    return place;
}

} // namespace drafts
