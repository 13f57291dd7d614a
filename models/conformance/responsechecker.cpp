#include "responsechecker.h"

#include "descriptionresolver.h"
#include "documentedresponse.h"
#include "mediarange.h"
#include "receivedbody.h"
#include "schemavalues.h"

namespace conformance {

using document::Node;
using openapi::Place;
using specification::Version;

class ResponseChecker::Private
{
public:
    explicit Private(std::shared_ptr<const description::Description> api)
        : description(std::move(api))
        , resolver(description::resolverOf(*description))
        , look(resolver)
        , values(description, resolver, schema::Direction::Response)
    {}

    [[nodiscard]] std::optional<Place> contentFor(const DocumentedResponse &response, const QByteArray &mediaType);
    void checkBody(ResponseCheck &check, const Place &content, const QByteArray &mediaType, const QByteArray &body,
                   Version version);

    std::shared_ptr<const description::Description> description;
    openapi::ReferenceResolver resolver;
    requests::SchemaLook look;
    requests::SchemaValues values;
};

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

void ResponseChecker::Private::checkBody(ResponseCheck &check, const Place &content, const QByteArray &mediaType,
                                         const QByteArray &body, Version version)
{
    using Content = ResponseCheck::Content;
    const Place schema{content.address, content.pointer.child("schema")};
    const BodySchema described{schema, description->nameOfSchema(look.at(schema).place), version};
    const ReceivedBody read = readBody(mediaType, body, described, look);
    if (read.state == ReceivedBody::State::NotReadable || read.state == ReceivedBody::State::OtherRoot) {
        check.content = Content::NotReadable;
        check.name = read.state == ReceivedBody::State::OtherRoot ? QByteArray("XML") : read.language;
    } else if (read.state == ReceivedBody::State::Read && look.at(schema).node.exists()) {
        check.findings = values.findingsOf(read.json.root(), schema, version);
        check.content = check.findings.isEmpty() ? Content::Fits : Content::NotValid;
    }
}

ResponseChecker::ResponseChecker(std::shared_ptr<const description::Description> description)
    : d(std::make_unique<Private>(std::move(description)))
{}

ResponseChecker::~ResponseChecker() = default;

ResponseCheck ResponseChecker::check(const openapi::PathItem &item, const openapi::Operation &operation, int status,
                                     const http::HeaderList &headers, const QByteArray &body)
{
    using Content = ResponseCheck::Content;
    d->look.begin();
    d->values.begin(schema::Extent::Full);
    const QString entry = d->description->entry()->address();
    const Place place{item.address.isEmpty() ? entry : item.address, operation.pointer};
    const Version version = d->resolver.versionOf(place.address, entry)
                                .value_or(operation.version.value_or(Version::V30));
    const QList<DocumentedResponse> responses = responsesOf(d->resolver, place);
    const DocumentedResponse *response = responseFor(responses, status);
    ResponseCheck check;
    check.isDocumented = response != nullptr;
    if (!response || body.isEmpty() || operation.method == "head")
        return check;
    const Node contents = response->node.member("content").resolved();
    if (!contents.isMapping() || contents.childCount() == 0)
        return check;
    const QByteArray type = headers.first("Content-Type").value_or(QByteArray());
    const std::optional<Place> content = d->contentFor(*response, type);
    if (content) {
        d->checkBody(check, *content, type, body, version);
    } else {
        check.content = Content::NotAllowed;
        check.name = type;
    }
    return check;
}

} // namespace conformance
