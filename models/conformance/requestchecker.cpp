#include "requestchecker.h"

#include "conformancelimits.h"
#include "descriptionresolver.h"
#include "receivedbody.h"
#include "requestplan.h"
#include "schemavalues.h"

#include <algorithm>
#include <map>

namespace conformance {

using document::Node;
using openapi::Place;
using specification::Version;

class RequestChecker::Private
{
public:
    explicit Private(std::shared_ptr<const description::Description> api)
        : description(std::move(api))
        , resolver(description::resolverOf(*description))
        , look(resolver)
        , values(description, resolver)
        , index(description->pathItems())
    {}

    [[nodiscard]] const RequestPlan &planFor(const PathMatch &match);
    void checkParameter(const PlannedParameter &parameter, const RequestPlan &plan, const ReceivedRequest &request);
    void checkBody(const RequestPlan &plan, const http::RequestHead &head, const QByteArray &body);
    void validate(const Node &value, const Place &schema, Version version, RequestPart part, const QByteArray &name);
    [[nodiscard]] BodySchema bodySchema(const Place &schema, Version version)
    {
        return {schema, description->nameOfSchema(look.at(schema).place), version};
    }
    void report(RequestPart part, RequestFinding::Fault fault, const QByteArray &name)
    {
        findings.append({part, fault, name, {}, {}});
    }

    std::shared_ptr<const description::Description> description;
    openapi::ReferenceResolver resolver;
    requests::SchemaLook look;
    requests::SchemaValues values;
    OperationIndex index;
    std::map<std::pair<qsizetype, qsizetype>, RequestPlan> plans;
    QList<RequestFinding> findings;
};

const RequestPlan &RequestChecker::Private::planFor(const PathMatch &match)
{
    const std::pair key{match.item, match.operation};
    auto known = plans.find(key);
    if (known == plans.end()) {
        const openapi::PathItem &item = index.items().at(match.item);
        const openapi::Operation &operation = item.operations.at(match.operation);
        known = plans.emplace(key, planOf(resolver, description->entry()->address(), item, operation)).first;
    }
    return known->second;
}

void RequestChecker::Private::validate(const Node &value, const Place &schema, Version version, RequestPart part,
                                       const QByteArray &name)
{
    for (const schema::Finding &reason : values.findingsOf(value, schema, version))
        findings.append({part, RequestFinding::Fault::NotValid, name, reason.instance, reason});
}

void RequestChecker::Private::checkParameter(const PlannedParameter &parameter, const RequestPlan &plan,
                                             const ReceivedRequest &request)
{
    using Fault = RequestFinding::Fault;
    const openapi::ParameterWriting &writing = parameter.writing;
    const bool isChecked = look.at(parameter.schema).node.exists();
    if (!writing.mediaType.isEmpty() || parameter.part == RequestPart::QueryString) {
        const std::optional<QByteArray> text = ParameterReader::contentOf(writing, request);
        if (!text)
            return parameter.isRequired ? report(parameter.part, Fault::Missing, writing.name) : void();
        const ReceivedBody read = readBody(writing.mediaType, *text, bodySchema(parameter.schema, plan.version), look);
        if (read.state == ReceivedBody::State::NotReadable || read.state == ReceivedBody::State::OtherRoot)
            report(parameter.part, Fault::NotReadable, writing.name);
        else if (read.state == ReceivedBody::State::Read && isChecked)
            validate(read.json.root(), parameter.schema, plan.version, parameter.part, writing.name);
        return;
    }
    const ParameterReading read = ParameterReader(look).read(writing, parameter.schema, request, plan.queryNames);
    if (!read.isPresent)
        return parameter.isRequired ? report(parameter.part, Fault::Missing, writing.name) : void();
    if (!read.value)
        return report(parameter.part, Fault::NotReadable, writing.name);
    const bool isEmpty = read.value->isString() && read.value->bytes().isEmpty();
    if (!isChecked || (isEmpty && parameter.allowsEmpty))
        return;
    const auto json = document::Snapshot::parse(read.value->toJson(), document::Format::Json);
    validate(json.root(), parameter.schema, plan.version, parameter.part, writing.name);
}

void RequestChecker::Private::checkBody(const RequestPlan &plan, const http::RequestHead &head, const QByteArray &body)
{
    using Fault = RequestFinding::Fault;
    const QByteArray type = head.headers.first("Content-Type").value_or(QByteArray());
    if (body.isEmpty()) {
        if (plan.isBodyRequired)
            report(RequestPart::Body, Fault::Missing, {});
        return;
    }
    if (!plan.hasBody)
        return report(RequestPart::MediaType, Fault::NotAllowed, {});
    if (type.isEmpty())
        return plan.contents.isEmpty() ? void() : report(RequestPart::MediaType, Fault::Missing, {});
    const PlannedContent *best = contentFor(plan, type);
    if (!best)
        return plan.contents.isEmpty() ? void() : report(RequestPart::MediaType, Fault::NotAllowed, type);
    const ReceivedBody read = readBody(type, body, bodySchema(best->schema, plan.version), look);
    if (read.state == ReceivedBody::State::NotReadable)
        report(RequestPart::Body, Fault::NotReadable, read.language);
    else if (read.state == ReceivedBody::State::OtherRoot)
        report(RequestPart::Body, Fault::OtherRoot, read.language);
    else if (read.state == ReceivedBody::State::Read && best->hasSchema)
        validate(read.json.root(), best->schema, plan.version, RequestPart::Body, {});
}

RequestChecker::RequestChecker(std::shared_ptr<const description::Description> description)
    : d(std::make_unique<Private>(std::move(description)))
{}

RequestChecker::~RequestChecker() = default;

const OperationIndex &RequestChecker::operations() const
{
    return d->index;
}

QList<RequestFinding> RequestChecker::check(const PathMatch &match, const http::RequestHead &head,
                                            const QByteArray &body)
{
    d->findings.clear();
    d->look.begin();
    d->values.begin(schema::Extent::Full);
    const RequestPlan &plan = d->planFor(match);
    const ReceivedRequest request = takeApart(head, match.values);
    if (!plan.security.isMet(request))
        d->report(RequestPart::Security, RequestFinding::Fault::Missing, plan.security.names());
    QList<RequestFinding> first = std::exchange(d->findings, {});
    d->checkBody(plan, head, body);
    QList<RequestFinding> ofBody = std::exchange(d->findings, {});
    for (const PlannedParameter &parameter : plan.parameters)
        d->checkParameter(parameter, plan, request);
    // The media type comes before the parameters, which come before the rest of the body.
    const auto isMediaType = [](const RequestFinding &each) { return each.part == RequestPart::MediaType; };
    const bool isRefused = std::any_of(ofBody.begin(), ofBody.end(), isMediaType);
    first += isRefused ? ofBody + d->findings : d->findings + ofBody;
    return first.first(std::min(first.size(), MaximumFindings));
}

QList<ReceivedValue> RequestChecker::valuesOf(const PathMatch &match, const http::RequestHead &head,
                                              const QByteArray &body)
{
    d->look.begin();
    const RequestPlan &plan = d->planFor(match);
    const ReceivedRequest request = takeApart(head, match.values);
    QList<ReceivedValue> values;
    for (const PlannedParameter &parameter : plan.parameters) {
        if (!parameter.writing.mediaType.isEmpty() || parameter.part == RequestPart::QueryString)
            continue;
        ParameterReading read = ParameterReader(d->look).read(parameter.writing, parameter.schema, request,
                                                              plan.queryNames);
        if (read.value)
            values.append({parameter.place, *read.value});
    }
    const QByteArray type = head.headers.first("Content-Type").value_or(QByteArray());
    const PlannedContent *content = body.isEmpty() ? nullptr : contentFor(plan, type);
    if (content) {
        const ReceivedBody read = readBody(type, body, d->bodySchema(content->schema, plan.version), d->look);
        const auto value = read.json.root().value();
        if (read.state == ReceivedBody::State::Read && value)
            values.append({content->place, *value});
    }
    return values;
}

QList<QByteArray> RequestChecker::challengesOf(const PathMatch &match)
{
    return d->planFor(match).security.challenges();
}

} // namespace conformance
