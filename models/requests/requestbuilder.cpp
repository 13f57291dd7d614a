#include "requestbuilder.h"

#include "requestbuilding.h"
#include "security.h"

#include <algorithm>

namespace requests {

using document::Node;
using document::Value;
using openapi::Place;
using specification::Version;

namespace {

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

void RequestBuilding::begin(const openapi::PathItem &item, const openapi::Operation &operation, const Choices &chosen)
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

void RequestBuilding::addSecurity()
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

bool RequestBuilding::isCredential(const ParameterKey &key) const
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

Place RequestBuilding::mediaTypeAt(const Place &owner, const QByteArray &mediaType)
{
    const Place place{owner.address, owner.pointer / document::Pointer{"content", mediaType}};
    const openapi::SetResolution found = resolver.resolve(place);
    return found.isResolved() ? found.place : place;
}

Place RequestBuilding::schemaOf(const openapi::Parameter &parameter, const openapi::ParameterWriting &writing)
{
    const Place holder = writing.mediaType.isEmpty() ? parameter.place
                                                     : mediaTypeAt(parameter.place, writing.mediaType);
    return {holder.address, holder.pointer.child("schema")};
}

void RequestBuilding::validate(const Value &value, const Place &schema, const ParameterKey &key)
{
    if (!look.at(schema).node.exists())
        return;
    const schema::Findings reasons = values.findingsOf(value, schema, version);
    for (const schema::Finding &reason : reasons)
        request.findings.append({FindingKind::NotValid, key, reason.instance, reason});
}

void RequestBuilding::addHeaders()
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
    : m_building(std::make_unique<RequestBuilding>(std::move(description)))
{}

RequestBuilder::~RequestBuilder() = default;

BuiltRequest RequestBuilder::build(const openapi::PathItem &item, const openapi::Operation &operation,
                                   const Choices &choices)
{
    m_building->begin(item, operation, choices);
    m_building->addSecurity();
    const QList<openapi::Parameter> parameters = openapi::parametersOf(m_building->resolver,
                                                                       m_building->operationPlace);
    for (const openapi::Parameter &parameter : parameters)
        m_building->addParameter(parameter);
    m_building->fillPath(item.path);
    m_building->addBody();
    m_building->addHeaders();
    return std::move(m_building->request);
}

} // namespace requests
