#include "operationadditions.h"

#include "documentwriter.h"
#include "inferencelimits.h"
#include "mediarange.h"
#include "objectplace.h"
#include "parameters.h"
#include "parameterstyle.h"
#include "schemadraft.h"

#include <algorithm>

namespace inference {

using document::Node;
using document::Pointer;
using document::Value;
using openapi::Place;

namespace {

QSet<QByteArray> componentNames(const document::Snapshot &document)
{
    QSet<QByteArray> names;
    const Node schemas = document.at({"components", "schemas"}).resolved();
    for (qsizetype i = 0; schemas.isMapping() && i < schemas.childCount(); ++i)
        names.insert(schemas.keyAt(i));
    return names;
}

/** Returns the entry of a mapping for a status: the code, its range, or `default`; an empty text if there is none. */
QByteArray statusFor(const Node &responses, const QByteArray &status)
{
    for (const QByteArray &wanted : {status, status.first(1) + "XX", QByteArray("default")}) {
        for (qsizetype i = 0; responses.isMapping() && i < responses.childCount(); ++i) {
            if (responses.keyAt(i).compare(wanted, Qt::CaseInsensitive) == 0)
                return responses.keyAt(i);
        }
    }
    return {};
}

/** Returns the entry of a `content` that is for a media type; an empty text if there is none. */
QByteArray rangeFor(const Node &content, const QByteArray &mediaType)
{
    QByteArray best;
    int rank = 0;
    for (qsizetype i = 0; content.isMapping() && i < content.childCount(); ++i) {
        const int own = http::rangeRank(content.keyAt(i), mediaType);
        if (own > rank) {
            rank = own;
            best = content.keyAt(i);
        }
    }
    return best;
}

} // namespace

OperationAdditions::OperationAdditions(const description::Description &base)
    : m_resolver(description::resolverOf(base))
    , m_look(m_resolver)
    , m_entry(base.entry()->address())
    , m_document(base.entry()->snapshot())
    , m_plan(componentNames(m_document))
{}

bool OperationAdditions::isOfEntry(const Place &place) const
{
    return place.address == m_entry;
}

void OperationAdditions::add(const Pointer &place, Writing writing)
{
    m_pending.append({place, std::move(writing)});
}

void OperationAdditions::extend(const openapi::Operation &operation, const OperationShape &shape)
{
    m_look.begin();
    const Place place{m_entry, operation.pointer};
    extendParameters(place, shape);
    const QByteArray word = wordOf(operation.path, operation.method, true);
    const openapi::SetResolution body = m_resolver.resolve(Place{m_entry, operation.pointer.child("requestBody")});
    if (body.isResolved() && body.node.isMapping())
        extendContent(body.place, body.node.member("content").resolved(), shape.contents, word);
    else if (!shape.contents.empty() && !operation.node.member("requestBody").exists()) {
        for (const auto &[mediaType, content] : shape.contents)
            m_plan.add(content.value, word);
        add(operation.pointer.child("requestBody"), [&shape](const OperationWriter &writer) {
            // Requests without a body may have been valid before.
            return Value::object({{"content", writer.requestBodyOf(shape).member("content")}});
        });
    }
    extendResponses(place, shape);
}

void OperationAdditions::extendParameters(const Place &operation, const OperationShape &shape)
{
    QSet<QByteArray> query;
    QSet<QByteArray> headers;
    bool takesAll = false;
    for (const openapi::Parameter &parameter : openapi::parametersOf(m_resolver, operation)) {
        const openapi::ParameterWriting writing = openapi::writingOf(parameter.node, openapi::versionOf(m_document));
        if (writing.in == "header")
            headers.insert(writing.name.toLower());
        if (writing.in == "querystring")
            takesAll = true;
        if (writing.in != "query")
            continue;
        query.insert(writing.name);
        const Place schema{parameter.place.address, parameter.place.pointer.child("schema")};
        const bool isObject = m_look.types(schema).contains("object") || m_look.keyword(schema, "properties").exists();
        takesAll = takesAll || (isObject && writing.isExploded && writing.style == "form");
    }
    const Node schemes = m_document.at({"components", "securitySchemes"}).resolved();
    for (qsizetype i = 0; schemes.isMapping() && i < schemes.childCount(); ++i) {
        const Node scheme = schemes.childAt(i).resolved();
        const QByteArray name = scheme.member("name").resolved().bytes();
        if (name.isEmpty())
            continue; // Only API keys have a name.
        if (scheme.member("in").resolved().bytes() == "header")
            headers.insert(name.toLower());
        else
            query.insert(name);
    }
    const Pointer next = operation.pointer.child("parameters").child("-");
    for (const auto &[name, parameter] : shape.query) {
        const qsizetype bracket = name.indexOf('[');
        const bool isDeclared = takesAll || query.contains(name) ||
                                (bracket > 0 && query.contains(name.first(bracket)));
        if (!isDeclared)
            add(next, [&name, &parameter](const OperationWriter &writer) {
                return writer.queryParameterOf(name, parameter, false);
            });
    }
    for (const auto &[name, parameter] : shape.headers) {
        if (!headers.contains(name) && !parameter.isCredential())
            add(next, [&shape, &name](const OperationWriter &writer) {
                return writer.headerParameterOf(shape, name, false);
            });
    }
}

void OperationAdditions::extendResponses(const Place &operation, const OperationShape &shape)
{
    const Pointer place = operation.pointer.child("responses");
    const Node responses = m_document.at(place).resolved();
    for (const auto &[status, response] : shape.responses) {
        const QByteArray word = wordOf({}, {}, !status.startsWith('4') && !status.startsWith('5'));
        const QByteArray known = statusFor(responses, status);
        if (known.isEmpty()) {
            for (const auto &[mediaType, content] : response.contents)
                m_plan.add(content.value, word);
            const QByteArray key = status;
            add(place.child(status),
                [key, &response](const OperationWriter &writer) { return writer.responseOf(key, response); });
            continue;
        }
        const openapi::SetResolution found = m_resolver.resolve(Place{m_entry, place.child(known)});
        if (!found.isResolved() || !isOfEntry(found.place))
            continue;
        extendContent(found.place, found.node.member("content").resolved(), response.contents, word);
        const Node headers = found.node.member("headers").resolved();
        for (const auto &[name, header] : response.headers) {
            bool isDeclared = false;
            for (qsizetype i = 0; headers.isMapping() && i < headers.childCount(); ++i)
                isDeclared = isDeclared || headers.keyAt(i).toLower() == name;
            if (isDeclared)
                continue;
            const Pointer added = found.place.pointer / Pointer{"headers", response.spellings.at(name)};
            NewHeader &merged = m_headers[added.toString()];
            merged.place = added;
            merged.shape.merge(header);
        }
    }
}

void OperationAdditions::extendContent(const Place &owner, const Node &content, const Contents &contents,
                                       const QByteArray &word)
{
    if (!isOfEntry(owner))
        return;
    for (const auto &[mediaType, shape] : contents) {
        // It would allow everything where the document says what is allowed.
        if (mediaType == AnyMediaType && content.childCount() > 0)
            continue;
        const QByteArray range = rangeFor(content, mediaType);
        const Pointer place = owner.pointer / Pointer{"content", range.isEmpty() ? mediaType : range};
        if (range.isEmpty()) {
            NewContent &merged = m_contents[place.toString()];
            merged.place = place;
            merged.mediaType = mediaType;
            merged.word = word;
            merged.shape.merge(shape);
        } else if (shape.hasValue && shape.forms == 0) {
            extendSchema({owner.address, place.child("schema")}, shape.value, 0);
        }
    }
}

void OperationAdditions::extendSchema(const Place &schema, const ValueShape &shape, int depth)
{
    if (depth > MaximumDepth || shape.isAny())
        return;
    if (shape.items()) {
        if (const auto item = m_look.item(schema, 0))
            extendSchema(*item, *shape.items(), depth + 1);
    }
    const openapi::SetResolution found = m_look.at(schema);
    if (!shape.object() || !found.isResolved())
        return;
    const bool hasOwn = isOfEntry(found.place) && found.node.member("properties").resolved().isMapping();
    for (const QByteArray &name : shape.object()->names()) {
        const ValueShape &property = shape.object()->property(name).shape;
        if (const auto known = m_look.property(schema, name)) {
            extendSchema(*known, property, depth + 1);
        } else if (hasOwn && !found.node.member("additionalProperties").resolved().isMapping()) {
            const Pointer place = found.place.pointer / Pointer{"properties", name};
            NewProperty &merged = m_properties[place.toString()];
            merged.place = place;
            merged.shape.merge(property);
        }
    }
}

void OperationAdditions::addOperation(const Pointer &place, const QByteArray &path, const QByteArray &method,
                                      const OperationShape &shape, const QList<InferredPath::Parameter> &parameters)
{
    addTo(m_plan, path, method, shape);
    add(place, [this, &shape, parameters](const OperationWriter &writer) {
        const Value operation = operationOf(writer, shape);
        if (parameters.isEmpty())
            return operation;
        QList<Value> all = writer.pathParametersOf({{}, parameters, nullptr}).items();
        all += operation.member("parameters").items();
        QList<Value::Member> members{{"parameters", Value::array(all)}};
        for (const Value::Member &member : operation.members()) {
            if (member.first != "parameters")
                members.append(member);
        }
        return Value::object(members);
    });
}

void OperationAdditions::addPath(const InferredPath &path)
{
    for (const auto &[method, operation] : *path.operations)
        addTo(m_plan, path.path, method, operation);
    add({"paths", path.path}, [this, path](const OperationWriter &writer) {
        QList<Value::Member> members;
        if (!path.parameters.isEmpty())
            members.append({"parameters", writer.pathParametersOf(path)});
        for (const auto &[method, operation] : *path.operations)
            members.append({method, operationOf(writer, operation)});
        return Value::object(members);
    });
}

/** An operation of the description that needs no credentials says so, where the document asks for some. */
Value OperationAdditions::operationOf(const OperationWriter &writer, const OperationShape &shape) const
{
    const Value operation = writer.operationOf(shape);
    const Node security = m_document.at({"security"}).resolved();
    const bool inheritsSome = security.isSequence() && security.childCount() > 0;
    if (!operation.member("security").isNull() || !inheritsSome)
        return operation;
    QList<Value::Member> members = operation.members();
    members.append({"security", Value::array()});
    return Value::object(members);
}

drafts::Additions OperationAdditions::written()
{
    for (const auto &[key, content] : m_contents)
        m_plan.add(content.shape.value, content.word);
    for (const auto &[key, property] : m_properties)
        m_plan.add(property.shape, property.place.last());
    m_plan.settle();
    const ShapeWriter schemas(m_plan, openapi::versionOf(m_document) == specification::Version::V30
                                          ? schema::Dialect::OpenApi30
                                          : schema::Dialect::Draft202012);
    SecuritySchemes schemes(m_document);
    const OperationWriter writer(schemas, schemes);
    drafts::Additions additions;
    for (const Pending &pending : std::as_const(m_pending))
        additions.append({pending.place, pending.write(writer)});
    for (const auto &[key, content] : m_contents)
        additions.append({content.place, writer.mediaTypeOf(content.mediaType, content.shape)});
    for (const auto &[key, header] : m_headers)
        additions.append({header.place, writer.headerOf(header.shape)});
    for (const auto &[key, property] : m_properties)
        additions.append({property.place, schemas.schemaOf(property.shape)});
    for (const ComponentPlan::Component &component : m_plan.components())
        additions.append({{"components", "schemas", component.name}, schemas.componentOf(*component.shape)});
    for (const auto &[name, scheme] : schemes.added())
        additions.append({{"components", "securitySchemes", name}, scheme});
    return additions;
}

} // namespace inference
