#include "partcandidates.h"

#include "mediatype.h"
#include "mediatypes.h"

namespace corrections {

using document::Pointer;
using document::Value;
using exchangecheck::ExchangeFault;
using exchangecheck::ExchangePart;
using openapi::Place;
using Kind = CorrectionChange::Kind;

namespace {

/** The media type of a message without parameters; empty if it has none, or one that is no media type. */
QByteArray mediaTypeOf(const http::HeaderList &headers)
{
    const QByteArray name = bodies::mediaTypeName(headers.first("Content-Type").value_or(QByteArray()));
    return content::isMediaType(QString::fromUtf8(name)) && !name.contains('*') ? name : QByteArray();
}

constexpr int LeastStatus = 100;
constexpr int LargestStatus = 599;

} // namespace

Candidates PartCandidates::candidatesFor(const Trial &trial, const Finding &finding)
{
    switch (finding.fault) {
    case ExchangeFault::Missing:
        return ofMissing(finding);
    case ExchangeFault::NotReadable:
        return NoCorrection::NotReadable;
    case ExchangeFault::OtherRoot:
        return NoCorrection::RootElement;
    case ExchangeFault::NotAllowed:
        return finding.part == ExchangePart::MediaType ? requestMediaType(trial, finding)
                                                       : responseMediaType(finding, finding.place);
    case ExchangeFault::NotDescribed:
        break;
    case ExchangeFault::NotValid:
        return NoCorrection::NotChecked;
    }
    switch (finding.part) {
    case ExchangePart::Route:
        return path(trial, finding);
    case ExchangePart::Method:
        return operation(trial, finding);
    case ExchangePart::Status:
        return response(finding);
    case ExchangePart::Query:
        return queryParameter(finding);
    case ExchangePart::ResponseBody:
        return responseMediaType(finding, {finding.place.address, finding.place.pointer.child("content")});
    default:
        return NoCorrection::NotChecked;
    }
}

Candidates PartCandidates::ofMissing(const Finding &finding)
{
    switch (finding.part) {
    case ExchangePart::Path:
        return NoCorrection::PathParameter;
    case ExchangePart::Query:
    case ExchangePart::Header:
    case ExchangePart::Cookie:
    case ExchangePart::ResponseHeader:
        return optional(Kind::ParameterOptional, finding);
    case ExchangePart::Body:
        return optional(Kind::RequestBodyOptional, finding);
    case ExchangePart::Security:
        return NoCorrection::Credentials;
    case ExchangePart::MediaType:
    case ExchangePart::ResponseMediaType:
        return NoCorrection::NoMediaType;
    default:
        return NoCorrection::NotChecked;
    }
}

/** The value of `required` changes, so that comments beside it stay. */
Candidates PartCandidates::optional(Kind kind, const Finding &finding) const
{
    return QList<Candidate>{[kind, finding](Trial &trial) {
        trial.note({kind, finding.place, finding.name, {}, {}, {}});
        return trial.set({finding.place.address, finding.place.pointer.child("required")}, Value::boolean(false));
    }};
}

Candidates PartCandidates::requestMediaType(const Trial &trial, const Finding &finding)
{
    const QByteArray type = mediaTypeOf(m_examined.exchange.request.headers);
    if (type.isEmpty())
        return NoCorrection::NoMediaType;
    // Without a name, the operation has no request body.
    const bool isNew = finding.name.isEmpty();
    const Place place{finding.place.address, isNew ? finding.place.pointer.child("requestBody")
                                                   : finding.place.pointer / Pointer{"content", type}};
    if (isNew && trial.nodeAt(place).exists())
        return NoCorrection::BrokenReference;
    const auto added = isNew ? m_inference.requestBody() : m_inference.requestContent(type);
    if (!added)
        return NoCorrection::NameWithheld;
    return QList<Candidate>{[=](Trial &next) {
        next.note({isNew ? Kind::RequestBodyAdded : Kind::MediaTypeAdded, place, type, {}, {}, {}});
        return next.set(place, *added);
    }};
}

Candidates PartCandidates::responseMediaType(const Finding &, const Place &content)
{
    const QByteArray type = mediaTypeOf(m_examined.exchange.response.headers);
    if (type.isEmpty())
        return NoCorrection::NoMediaType;
    const auto added = m_inference.responseContent(m_examined.exchange.response.status, type);
    if (!added)
        return NoCorrection::NameWithheld;
    return QList<Candidate>{[=](Trial &next) {
        const Place place{content.address, content.pointer.child(type)};
        next.note({Kind::MediaTypeAdded, place, type, {}, {}, {}});
        return next.set(place, *added);
    }};
}

Candidates PartCandidates::queryParameter(const Finding &finding)
{
    const auto added = m_inference.queryParameter(finding.name);
    if (!added)
        return NoCorrection::NameWithheld;
    return QList<Candidate>{[=](Trial &next) {
        const Place list{finding.place.address, finding.place.pointer.child("parameters")};
        next.note({Kind::ParameterAdded,
                   {list.address, list.pointer.child(next.nodeAt(list).childCount())},
                   finding.name,
                   {},
                   {},
                   {}});
        return next.append(list, *added);
    }};
}

Candidates PartCandidates::response(const Finding &finding)
{
    const int status = m_examined.exchange.response.status;
    const auto added = status >= LeastStatus && status <= LargestStatus ? m_inference.response(status) : std::nullopt;
    if (!added)
        return NoCorrection::UnsupportedStatus;
    return QList<Candidate>{[=](Trial &next) {
        const Place place{finding.place.address, finding.place.pointer.child(finding.name)};
        next.note({Kind::ResponseAdded, place, finding.name, {}, {}, {}});
        return next.set(place, *added);
    }};
}

} // namespace corrections
