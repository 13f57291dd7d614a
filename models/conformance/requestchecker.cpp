#include "requestchecker.h"

#include "conformancelimits.h"
#include "descriptionresolver.h"
#include "queryclaims.h"
#include "receivedbody.h"
#include "requestplan.h"
#include "valuecheck.h"

#include <algorithm>
#include <map>

namespace conformance {

using document::Node;
using openapi::Place;
using specification::Version;

class RequestChecker::Private
{
public:
    Private(std::shared_ptr<const description::Description> api, const CheckOptions &checkOptions)
        : options(checkOptions)
        , description(std::move(api))
        , resolver(description::resolverOf(*description))
        , look(resolver)
        , values(description, resolver, schema::Direction::Request, options)
        , index(description->pathItems())
    {
        look.setJudge([this](const document::Value &value, const Place &schema) {
            return values.fits(value, schema, description->version().value_or(Version::V30));
        });
    }

    [[nodiscard]] const RequestPlan &planFor(const PathMatch &match);
    void checkParameter(const PlannedParameter &parameter, const RequestPlan &plan, const ReceivedRequest &request);
    void checkContent(const PlannedParameter &parameter, const RequestPlan &plan, const ReceivedRequest &request);
    void checkBody(const RequestPlan &plan, const http::RequestHead &head, const QByteArray &body, BodyRecord record);
    void checkBodyOf(const PlannedContent &content, Version version, const QByteArray &type, const QByteArray &body);
    void reportUndescribed(const RequestPlan &plan, const ReceivedRequest &request);
    [[nodiscard]] bool isUnknown(const PlannedParameter &parameter, const ReceivedRequest &request) const;
    [[nodiscard]] std::optional<document::Value> parameterValue(const PlannedParameter &parameter,
                                                                const RequestPlan &plan,
                                                                const ReceivedRequest &request);
    [[nodiscard]] std::optional<document::Value> bodyValue(const PlannedContent &content, const RequestPlan &plan,
                                                           const QByteArray &type, const QByteArray &body);
    [[nodiscard]] BodySchema bodySchema(const Place &content, Version version)
    {
        return bodySchemaOf(look, *description, content, version);
    }
    void addReasons(const QList<ValueReason> &reasons, RequestPart part, const QByteArray &name);
    void report(RequestPart part, RequestFinding::Fault fault, const QByteArray &name, const Place &place)
    {
        findings.append({part, fault, name, {}, {}, place});
    }

    CheckOptions options;
    std::shared_ptr<const description::Description> description;
    openapi::ReferenceResolver resolver;
    requests::SchemaLook look;
    ValueCheck values;
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

void RequestChecker::Private::addReasons(const QList<ValueReason> &reasons, RequestPart part, const QByteArray &name)
{
    for (const ValueReason &reason : reasons) {
        findings.append(
            {part, RequestFinding::Fault::NotValid, name, reason.finding.instance, reason.finding, reason.place});
    }
}

/** True if the text of a parameter was replaced, which a style can't be expected in. */
bool RequestChecker::Private::isUnknown(const PlannedParameter &parameter, const ReceivedRequest &request) const
{
    if (options.unknownText.isEmpty())
        return false;
    const auto areUnknown = [this](const auto &list, const auto &textOf) {
        return std::ranges::any_of(list, [&](const auto &each) { return values.isUnknown(textOf(each)); });
    };
    switch (parameter.part) {
    case RequestPart::Path:
        return areUnknown(request.path, [](const PathValue &each) { return each.text; });
    case RequestPart::Header:
        return areUnknown(request.headers->all(parameter.writing.name), [](const QByteArray &each) { return each; });
    case RequestPart::Cookie:
        return areUnknown(request.cookies, [](const ReceivedPair &each) { return each.name + '=' + each.value; });
    default:
        return values.isUnknown(request.query);
    }
}

void RequestChecker::Private::checkContent(const PlannedParameter &parameter, const RequestPlan &plan,
                                           const ReceivedRequest &request)
{
    using Fault = RequestFinding::Fault;
    const openapi::ParameterWriting &writing = parameter.writing;
    const std::optional<QByteArray> text = ParameterReader::contentOf(writing, request);
    const bool isMissing = !text && parameter.isRequired && !isUnknown(parameter, request);
    if (isMissing)
        report(parameter.part, Fault::Missing, writing.name, parameter.place);
    if (!text || values.isUnknown(*text))
        return;
    const BodySchema schema = bodySchema({parameter.schema.address, parameter.schema.pointer.parent()}, plan.version);
    const ReceivedBody read = readBody(writing.mediaType, *text, schema, look);
    if (read.state == ReceivedBody::State::NotReadable || read.state == ReceivedBody::State::OtherRoot)
        report(parameter.part, Fault::NotReadable, writing.name, parameter.place);
    else if (read.state == ReceivedBody::State::Read)
        addReasons(values.reasonsOfBody(read, schema), parameter.part, writing.name);
}

void RequestChecker::Private::checkParameter(const PlannedParameter &parameter, const RequestPlan &plan,
                                             const ReceivedRequest &request)
{
    using Fault = RequestFinding::Fault;
    const openapi::ParameterWriting &writing = parameter.writing;
    if (!writing.mediaType.isEmpty() || parameter.part == RequestPart::QueryString)
        return checkContent(parameter, plan, request);
    ParameterReader reader(look);
    std::optional<QList<ValueReason>> first; // Of the first shape that the text can be read in.
    bool isPresent = false;
    const bool hasSchema = look.at(parameter.schema).node.exists();
    for (const ParameterReader::Shape shape : reader.shapesOf(parameter.schema)) {
        const ParameterReading read = reader.readAs(shape, writing, parameter.schema, request, plan.queryNames);
        isPresent = isPresent || read.isPresent;
        if (!read.value)
            continue;
        const bool isEmpty = read.value->isString() && read.value->bytes().isEmpty();
        if (!hasSchema || (isEmpty && parameter.allowsEmpty))
            return;
        const auto json = document::Snapshot::parse(read.value->toJson(), document::Format::Json);
        const QList<ValueReason> found = values.reasons(json.root(), parameter.schema, plan.version);
        if (found.isEmpty())
            return;
        first = first.value_or(found);
        if (std::ranges::any_of(found, [](const ValueReason &each) { return ValueCheck::isOverLimit(each.finding); }))
            break;
    }
    if (first)
        addReasons(*first, parameter.part, writing.name);
    else if ((isPresent || parameter.isRequired) && !isUnknown(parameter, request))
        report(parameter.part, isPresent ? Fault::NotReadable : Fault::Missing, writing.name, parameter.place);
}

void RequestChecker::Private::checkBody(const RequestPlan &plan, const http::RequestHead &head, const QByteArray &body,
                                        BodyRecord record)
{
    using Fault = RequestFinding::Fault;
    const QByteArray type = head.headers.first("Content-Type").value_or(QByteArray());
    if (body.isEmpty() && record == BodyRecord::Whole) {
        if (plan.isBodyRequired)
            report(RequestPart::Body, Fault::Missing, {}, plan.body);
        return;
    }
    if (!plan.hasBody)
        return report(RequestPart::MediaType, Fault::NotAllowed, {}, plan.operation);
    if (plan.contents.isEmpty())
        return;
    const PlannedContent *best = contentFor(plan, type); // The range of all types is for bodies without a type, too.
    if (!best)
        return report(RequestPart::MediaType, type.isEmpty() ? Fault::Missing : Fault::NotAllowed, type, plan.body);
    const bool isReplaced = !options.unknownText.isEmpty() && body.trimmed() == options.unknownText;
    if (record == BodyRecord::Whole && !isReplaced)
        checkBodyOf(*best, plan.version, type, body);
}

void RequestChecker::Private::checkBodyOf(const PlannedContent &content, Version version, const QByteArray &type,
                                          const QByteArray &body)
{
    using Fault = RequestFinding::Fault;
    const BodySchema schema = bodySchema(content.place, version);
    // Nothing is said about a body without a schema. A server that gets one has to read it.
    if (options.isRecorded && !hasSchema(look, schema))
        return;
    const ReceivedBody read = readBody(type, body, schema, look);
    if (read.state == ReceivedBody::State::NotReadable)
        return report(RequestPart::Body, Fault::NotReadable, read.language, content.place);
    if (read.state == ReceivedBody::State::OtherRoot)
        return report(RequestPart::Body, Fault::OtherRoot, read.language, content.place);
    if (read.state != ReceivedBody::State::Read)
        return;
    for (const PartFault &fault : read.partFaults) {
        findings.append(
            {RequestPart::MediaType, Fault::NotAllowed, fault.mediaType, fault.instance, std::nullopt, fault.place});
    }
    addReasons(values.reasonsOfBody(read, schema), RequestPart::Body, {});
    for (const UndocumentedProperty &property : values.undocumentedOfBody(read, schema)) {
        findings.append({RequestPart::Body, Fault::NotDescribed, {}, property.instance, std::nullopt, property.schema});
    }
}

/** The parameters of the query that no part of the operation describes. */
void RequestChecker::Private::reportUndescribed(const RequestPlan &plan, const ReceivedRequest &request)
{
    for (const QByteArray &name : undescribedNames(plan, request, look))
        report(RequestPart::Query, RequestFinding::Fault::NotDescribed, name, plan.operation);
}

RequestChecker::RequestChecker(std::shared_ptr<const description::Description> description, const CheckOptions &options)
    : d(std::make_unique<Private>(std::move(description), options))
{}

RequestChecker::~RequestChecker() = default;

const OperationIndex &RequestChecker::operations() const
{
    return d->index;
}

bool RequestChecker::hasCredentials(const PathMatch &match, const http::RequestHead &head)
{
    return d->planFor(match).security.isMet(takeApart(head, match.values), d->options.unknownText);
}

QList<RequestFinding> RequestChecker::check(const PathMatch &match, const http::RequestHead &head,
                                            const QByteArray &body, BodyRecord record)
{
    d->findings.clear();
    d->look.begin();
    d->values.begin();
    const RequestPlan &plan = d->planFor(match);
    const ReceivedRequest request = takeApart(head, match.values);
    if (!plan.security.isMet(request, d->options.unknownText)) {
        d->report(RequestPart::Security, RequestFinding::Fault::Missing, plan.security.names(), plan.securityPlace);
    }
    QList<RequestFinding> first = std::exchange(d->findings, {});
    d->checkBody(plan, head, body, record);
    QList<RequestFinding> ofBody = std::exchange(d->findings, {});
    for (const PlannedParameter &parameter : plan.parameters)
        d->checkParameter(parameter, plan, request);
    if (d->options.isRecorded)
        d->reportUndescribed(plan, request);
    // The media type comes before the parameters, which come before the rest of the body.
    const auto isMediaType = [](const RequestFinding &each) { return each.part == RequestPart::MediaType; };
    const bool isRefused = std::any_of(ofBody.begin(), ofBody.end(), isMediaType);
    first += isRefused ? ofBody + d->findings : d->findings + ofBody;
    return first.first(std::min(first.size(), MaximumFindings));
}

std::optional<document::Value> RequestChecker::Private::parameterValue(const PlannedParameter &parameter,
                                                                       const RequestPlan &plan,
                                                                       const ReceivedRequest &request)
{
    const openapi::ParameterWriting &writing = parameter.writing;
    if (writing.mediaType.isEmpty() && parameter.part != RequestPart::QueryString)
        return ParameterReader(look).readFitting(writing, parameter.schema, request, plan.queryNames).value;
    const std::optional<QByteArray> text = ParameterReader::contentOf(writing, request);
    if (!text)
        return std::nullopt;
    const BodySchema schema = bodySchema({parameter.schema.address, parameter.schema.pointer.parent()}, plan.version);
    const ReceivedBody read = readBody(writing.mediaType, *text, schema, look);
    const auto value = read.json.root().value();
    return read.state == ReceivedBody::State::Read && value ? std::optional(*value) : std::nullopt;
}

std::optional<document::Value> RequestChecker::Private::bodyValue(const PlannedContent &content,
                                                                  const RequestPlan &plan, const QByteArray &type,
                                                                  const QByteArray &body)
{
    const ReceivedBody read = readBody(type, body, bodySchema(content.place, plan.version), look);
    const auto value = read.json.root().value();
    return read.state == ReceivedBody::State::Read && value ? std::optional(*value) : std::nullopt;
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
        if (const auto value = d->parameterValue(parameter, plan, request))
            values.append({parameter.place, *value});
    }
    const QByteArray type = head.headers.first("Content-Type").value_or(QByteArray());
    const PlannedContent *content = body.isEmpty() ? nullptr : contentFor(plan, type);
    const auto ofBody = content ? d->bodyValue(*content, plan, type, body) : std::nullopt;
    if (ofBody)
        values.append({content->place, *ofBody});
    return values;
}

std::optional<document::Value> RequestChecker::valueOf(const PathMatch &match, const http::RequestHead &head,
                                                       const QByteArray &body, RequestPart part, const QByteArray &name)
{
    d->look.begin();
    const RequestPlan &plan = d->planFor(match);
    if (part == RequestPart::Body) {
        const QByteArray type = head.headers.first("Content-Type").value_or(QByteArray());
        const PlannedContent *content = body.isEmpty() ? nullptr : contentFor(plan, type);
        return content ? d->bodyValue(*content, plan, type, body) : std::nullopt;
    }
    const ReceivedRequest request = takeApart(head, match.values);
    for (const PlannedParameter &parameter : plan.parameters) {
        const bool isPart = parameter.part == part ||
                            (part == RequestPart::Query && parameter.part == RequestPart::QueryString);
        if (isPart && parameter.writing.name == name)
            return d->parameterValue(parameter, plan, request);
    }
    return std::nullopt;
}

QList<QByteArray> RequestChecker::challengesOf(const PathMatch &match)
{
    return d->planFor(match).security.challenges();
}

} // namespace conformance
