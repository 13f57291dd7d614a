#include "responsechecker.h"

#include "bodysource.h"
#include "descriptionresolver.h"
#include "documentedresponse.h"
#include "mediarange.h"
#include "receivedbody.h"
#include "valuecheck.h"

namespace conformance {

using document::Node;
using openapi::Place;
using specification::Version;

class ResponseChecker::Private
{
public:
    Private(std::shared_ptr<const description::Description> api, const CheckOptions &checkOptions)
        : options(checkOptions)
        , description(std::move(api))
        , resolver(description::resolverOf(*description))
        , look(resolver)
        , values(description, resolver, schema::Direction::Response, options)
    {
        look.setJudge([this](const document::Value &value, const Place &schema) {
            return values.fits(value, schema, description->version().value_or(Version::V30));
        });
    }

    [[nodiscard]] const QList<DocumentedResponse> &responsesFor(const Place &operation);
    void checkHeaders(ResponseCheck &check, const DocumentedResponse &response, const http::HeaderList &headers,
                      Version version);
    /** The value of a header field that is there, and its schema. */
    struct ReadHeader {
        ReceivedBody body;
        BodySchema schema;
    };
    [[nodiscard]] ReadHeader readHeader(const Place &header, const Node &node, const QByteArray &name,
                                        const http::HeaderList &headers, Version version);
    [[nodiscard]] std::optional<HeaderFinding::Fault> headerFault(ResponseCheck &check, const Place &header,
                                                                  const Node &node, const QByteArray &name,
                                                                  const http::HeaderList &headers, Version version);
    [[nodiscard]] std::optional<Place> contentFor(const DocumentedResponse &response, const QByteArray &mediaType);
    [[nodiscard]] ReceivedBody readContent(const Place &content, const QByteArray &mediaType, const QByteArray &body,
                                           Version version);
    [[nodiscard]] bool isCompared(const Place &content, const QByteArray &mediaType, Version version);
    void checkBody(ResponseCheck &check, const Place &content, const QByteArray &mediaType, const QByteArray &body,
                   Version version);

    CheckOptions options;
    std::shared_ptr<const description::Description> description;
    openapi::ReferenceResolver resolver;
    requests::SchemaLook look;
    ValueCheck values;
    QHash<Place, QList<DocumentedResponse>> responses; ///< The responses of operations that were read.
};

const QList<DocumentedResponse> &ResponseChecker::Private::responsesFor(const Place &operation)
{
    const auto known = responses.constFind(operation);
    return known != responses.constEnd() ? *known : *responses.insert(operation, responsesOf(resolver, operation));
}

ResponseChecker::Private::ReadHeader ResponseChecker::Private::readHeader(const Place &header, const Node &node,
                                                                          const QByteArray &name,
                                                                          const http::HeaderList &headers,
                                                                          Version version)
{
    const openapi::ParameterWriting writing = openapi::writingOf(node, version, name);
    if (!writing.mediaType.isEmpty()) {
        const Place content{header.address, header.pointer / document::Pointer{"content", writing.mediaType}};
        const BodySchema schema = bodySchemaOf(look, *description, content, version);
        return {readBody(writing.mediaType, headers.first(name).value_or(QByteArray()), schema, look), schema};
    }
    const ReceivedRequest message{.path = {}, .query = {}, .pairs = {}, .cookies = {}, .headers = &headers};
    ReadHeader result;
    result.body.state = ReceivedBody::State::NotReadable;
    result.schema.place = {header.address, header.pointer.child("schema")};
    result.schema.version = version;
    const ParameterReading read = ParameterReader(look).readFitting(writing, result.schema.place, message, {});
    if (read.value) {
        result.body.state = ReceivedBody::State::Read;
        result.body.json = document::Snapshot::parse(read.value->toJson(), document::Format::Json);
    }
    return result;
}

/** Why a header field is missing or can't be read; adds why its value is not valid. */
std::optional<HeaderFinding::Fault> ResponseChecker::Private::headerFault(ResponseCheck &check, const Place &header,
                                                                          const Node &node, const QByteArray &name,
                                                                          const http::HeaderList &headers,
                                                                          Version version)
{
    using Fault = HeaderFinding::Fault;
    const QList<QByteArray> received = headers.all(name);
    if (received.isEmpty())
        return node.member("required").resolved().toBool() ? std::optional(Fault::Missing) : std::nullopt;
    const ReadHeader read = readHeader(header, node, name, headers, version);
    if (read.body.state == ReceivedBody::State::NotCompared || read.body.state == ReceivedBody::State::TooLarge)
        return std::nullopt;
    if (read.body.state != ReceivedBody::State::Read)
        return values.isUnknown(received.join(',')) ? std::nullopt : std::optional(Fault::NotReadable);
    for (const ValueReason &reason : values.reasonsOfBody(read.body, read.schema))
        check.headers.append({name, Fault::NotValid, reason.finding, reason.place});
    return std::nullopt;
}

void ResponseChecker::Private::checkHeaders(ResponseCheck &check, const DocumentedResponse &response,
                                            const http::HeaderList &headers, Version version)
{
    const Node described = response.node.member("headers").resolved();
    for (qsizetype i = 0; described.isMapping() && i < described.childCount(); ++i) {
        const QByteArray name = described.keyAt(i);
        // OpenAPI ignores it here: `content` describes it.
        if (name.startsWith("x-") ? !described.childAt(i).resolved().isMapping() : http::sameName(name, "Content-Type"))
            continue;
        const Place place{response.place.address, response.place.pointer / document::Pointer{"headers", name}};
        const openapi::SetResolution found = resolver.resolve(place);
        if (!found.isResolved())
            continue;
        if (const auto fault = headerFault(check, found.place, found.node, name, headers, version))
            check.headers.append({name, *fault, std::nullopt, found.place});
    }
}

/** The place of the Media Type Object that fits a media type best. */
std::optional<Place> ResponseChecker::Private::contentFor(const DocumentedResponse &response,
                                                          const QByteArray &mediaType)
{
    const Node contents = response.node.member("content").resolved();
    QByteArray best;
    int rank = 0;
    for (qsizetype i = 0; contents.isMapping() && i < contents.childCount(); ++i) {
        const QByteArray range = contents.keyAt(i);
        const int own = range.startsWith("x-") ? 0 : http::rangeRank(range, mediaType);
        if (own > rank) {
            rank = own;
            best = range;
        }
    }
    if (rank == 0)
        return std::nullopt;
    const Place place{response.place.address, response.place.pointer / document::Pointer{"content", best}};
    const openapi::SetResolution found = resolver.resolve(place);
    return found.isResolved() ? found.place : place;
}

ReceivedBody ResponseChecker::Private::readContent(const Place &content, const QByteArray &mediaType,
                                                   const QByteArray &body, Version version)
{
    return readBody(mediaType, body, bodySchemaOf(look, *description, content, version), look);
}

void ResponseChecker::Private::checkBody(ResponseCheck &check, const Place &content, const QByteArray &mediaType,
                                         const QByteArray &body, Version version)
{
    using Content = ResponseCheck::Content;
    const BodySchema schema = bodySchemaOf(look, *description, content, version);
    if (options.isRecorded && !hasSchema(look, schema))
        return; // Nothing is said about such a body.
    const ReceivedBody read = readBody(mediaType, body, schema, look);
    if (read.state == ReceivedBody::State::NotReadable || read.state == ReceivedBody::State::OtherRoot) {
        check.content = Content::NotReadable;
        check.name = read.state == ReceivedBody::State::OtherRoot ? QByteArray("XML") : read.language;
        return;
    }
    if (read.state == ReceivedBody::State::TooLarge && hasSchema(look, schema))
        check.content = Content::NotComparable;
    if (read.state != ReceivedBody::State::Read || !hasSchema(look, schema))
        return;
    for (const ValueReason &reason : values.reasonsOfBody(read, schema)) {
        check.findings.append(reason.finding);
        check.findingPlaces.append(reason.place);
    }
    check.content = check.findings.isEmpty() ? Content::Fits : Content::NotValid;
    check.undocumented = values.undocumentedOfBody(read, schema);
}

/** True if a body of a media type is compared with a schema, as one of JSON is and an image is not. */
bool ResponseChecker::Private::isCompared(const Place &content, const QByteArray &mediaType, Version version)
{
    const BodySchema schema = bodySchemaOf(look, *description, content, version);
    return hasSchema(look, schema) && readBody(mediaType, {}, schema, look).state != ReceivedBody::State::NotCompared;
}

ResponseChecker::ResponseChecker(std::shared_ptr<const description::Description> description,
                                 const CheckOptions &options)
    : d(std::make_unique<Private>(std::move(description), options))
{}

ResponseChecker::~ResponseChecker() = default;

ResponseCheck ResponseChecker::check(const openapi::PathItem &item, const openapi::Operation &operation, int status,
                                     const http::HeaderList &headers, const QByteArray &body, BodyRecord record)
{
    using Content = ResponseCheck::Content;
    d->look.begin();
    d->values.begin();
    const QString entry = d->description->entry()->address();
    const Place place{item.address.isEmpty() ? entry : item.address, operation.pointer};
    const Version version = d->resolver.versionOf(place.address, entry)
                                .value_or(operation.version.value_or(Version::V30));
    const DocumentedResponse *response = responseFor(d->responsesFor(place), status);
    ResponseCheck check;
    check.isDocumented = response != nullptr;
    check.place = response ? response->place : Place{place.address, place.pointer.child("responses")};
    if (!response)
        return check;
    if (d->options.isRecorded)
        d->checkHeaders(check, *response, headers, version);
    const Node contents = response->node.member("content").resolved();
    check.hasContent = contents.isMapping() && contents.childCount() > 0;
    const bool isEmpty = body.isEmpty() && record != BodyRecord::Incomplete;
    if (isEmpty || operation.method == "head" || !check.hasContent)
        return check;
    const QByteArray type = headers.first("Content-Type").value_or(QByteArray());
    const std::optional<Place> content = d->contentFor(*response, type);
    if (!content) {
        check.content = Content::NotAllowed;
        check.name = type;
        check.place.pointer = response->place.pointer.child("content");
        return check;
    }
    check.place = *content;
    const bool isReplaced = !d->options.unknownText.isEmpty() && body.trimmed() == d->options.unknownText;
    if (record == BodyRecord::Whole && !isReplaced)
        d->checkBody(check, *content, type, body, version);
    else if (!isReplaced && d->isCompared(*content, type, version))
        check.content = Content::NotComparable;
    return check;
}

std::optional<document::Value> ResponseChecker::valueOf(const openapi::PathItem &item,
                                                        const openapi::Operation &operation, int status,
                                                        const http::HeaderList &headers, const QByteArray &body,
                                                        const QByteArray &header)
{
    d->look.begin();
    const QString entry = d->description->entry()->address();
    const Place place{item.address.isEmpty() ? entry : item.address, operation.pointer};
    const Version version = d->resolver.versionOf(place.address, entry)
                                .value_or(operation.version.value_or(Version::V30));
    const DocumentedResponse *response = responseFor(d->responsesFor(place), status);
    if (!response)
        return std::nullopt;
    ReceivedBody read;
    if (header.isEmpty()) {
        const QByteArray type = headers.first("Content-Type").value_or(QByteArray());
        if (const auto content = d->contentFor(*response, type))
            read = d->readContent(*content, type, body, version);
    } else {
        const openapi::SetResolution found = d->resolver.resolve(
            Place{response->place.address, response->place.pointer / document::Pointer{"headers", header}});
        if (found.isResolved() && headers.contains(header))
            read = d->readHeader(found.place, found.node, header, headers, version).body;
    }
    const auto value = read.json.root().value();
    return read.state == ReceivedBody::State::Read && value ? std::optional(*value) : std::nullopt;
}

} // namespace conformance
