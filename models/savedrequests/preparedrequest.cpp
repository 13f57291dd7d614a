#include "preparedrequest.h"

#include "requestfile.h"
#include "savedrequestlimits.h"

#include <algorithm>

namespace savedrequests {

using document::Pointer;
using document::Value;
using requests::CredentialPlace;

namespace {

/** A header field can't have line breaks or other control characters. */
bool isHeaderText(QByteArrayView text)
{
    return std::none_of(text.begin(), text.end(), [](char byte) {
        const auto code = static_cast<uchar>(byte);
        return code < 0x20 || code == 0x7f;
    });
}

void append(const Value &value, const Pointer &place, QList<Marker> &markers)
{
    for (Marker marker : markersIn(value)) {
        marker.place = place / marker.place;
        markers.append(marker);
    }
}

/** Builds one request. */
class Preparing final
{
public:
    Preparing(PreparedRequest &prepared, const FittedRequest &fitted,
              const std::function<Value(const Marker &)> &valueOf)
        : m_prepared(prepared)
        , m_fitted(fitted)
        , m_valueOf(valueOf)
    {}

    void build(const openapi::PathItem &item, requests::RequestBuilder &builder, const QByteArray &listenPath);

private:
    [[nodiscard]] requests::Choices choices() const;
    [[nodiscard]] std::optional<qsizetype> requirementOf(const requests::BuiltRequest &built) const;
    void addFindings(const QList<requests::Finding> &findings);
    void addCredentials(const QList<CredentialPlace> &places, QByteArray &query);
    void notSendable(const Pointer &place, const QByteArray &name)
    {
        m_prepared.problems.append({ProblemKind::ValueNotSendable, {QString::fromUtf8(name)}, place, {}});
    }
    [[nodiscard]] Pointer placeOf(const requests::ParameterKey &key) const;

    PreparedRequest &m_prepared;
    const FittedRequest &m_fitted;
    const std::function<Value(const Marker &)> &m_valueOf;
};

requests::Choices Preparing::choices() const
{
    const SavedRequest &request = m_fitted.request;
    requests::Choices choices;
    // What is not in the file and not required is not sent.
    choices.optional = requests::OptionalParameters::None;
    choices.mediaType = request.mediaType;
    choices.example = request.example;
    for (const SavedParameter &parameter : request.parameters)
        choices.parameters.insert(parameter.key, filled(parameter.value, m_valueOf));
    if (request.body)
        choices.body = filled(*request.body, m_valueOf);
    if (request.bodyText && request.bodyText->isEmpty())
        choices.sendsBody = false;
    else
        choices.bodyText = request.bodyText;
    return choices;
}

/** The alternative with exactly the schemes that the request has credentials for. */
std::optional<qsizetype> Preparing::requirementOf(const requests::BuiltRequest &built) const
{
    const QList<SavedCredential> &credentials = m_fitted.request.credentials;
    for (qsizetype i = 0; i < built.alternatives.size(); ++i) {
        const QList<CredentialPlace> &places = built.alternatives.at(i);
        const bool fits = places.size() == credentials.size() &&
                          std::all_of(places.begin(), places.end(), [&](const CredentialPlace &place) {
                              return std::any_of(credentials.begin(), credentials.end(),
                                                 [&](const auto &each) { return each.scheme == place.scheme; });
                          });
        if (fits)
            return i;
    }
    return std::nullopt;
}

Pointer Preparing::placeOf(const requests::ParameterKey &key) const
{
    if (key.in == "body")
        return {m_fitted.request.bodyText ? "bodyText" : "body"};
    const QByteArray before = m_fitted.renamed.key(key.name, key).name;
    return {"parameters", key.in, before};
}

void Preparing::addFindings(const QList<requests::Finding> &findings)
{
    for (const requests::Finding &finding : findings) {
        if (m_prepared.problems.size() >= MaximumProblems)
            return;
        const Pointer place = placeOf(finding.parameter);
        const QByteArray name = finding.parameter.in == "body" ? QByteArray("body") : finding.parameter.name;
        if (finding.kind == requests::FindingKind::NotSendable || finding.kind == requests::FindingKind::TooLarge) {
            notSendable(place, name);
        } else if (finding.kind == requests::FindingKind::NotValid && finding.schema) {
            // It can be sent all the same: the request may be there to be refused.
            const QStringList arguments{QString::fromUtf8(name), finding.instance.toString(), finding.schema->keyword};
            m_prepared.problems.append({ProblemKind::ValueNotValid, arguments + finding.schema->arguments,
                                        place / finding.instance, std::nullopt, base::Severity::Warning});
        }
    }
}

void Preparing::addCredentials(const QList<CredentialPlace> &places, QByteArray &query)
{
    for (const SavedCredential &credential : m_fitted.request.credentials) {
        const auto place = std::find_if(places.begin(), places.end(),
                                        [&](const auto &each) { return each.scheme == credential.scheme; });
        const Pointer pointer{"security", credential.scheme};
        if (place == places.end() || place->in == CredentialPlace::In::Certificate) {
            notSendable(pointer, credential.scheme);
            continue;
        }
        QByteArray value = filled(credential.value, m_valueOf).bytes();
        if (place->prefix == "Basic ")
            value = value.toBase64();
        const bool isInHeader = place->in == CredentialPlace::In::Header;
        const bool isAllowed = isInHeader ? (place->name == "Authorization" || !isForbiddenHeader(place->name)) : true;
        if (value.isEmpty() || !isHeaderText(value) || !isAllowed) {
            notSendable(pointer, credential.scheme);
            continue;
        }
        if (isInHeader) {
            m_prepared.head.headers.set(place->name, place->prefix + value);
        } else if (place->in == CredentialPlace::In::Query) {
            query += (query.isEmpty() ? "" : "&") + place->name.toPercentEncoding() + '=' + value.toPercentEncoding();
        } else {
            const QByteArray cookie = place->name + '=' + value.toPercentEncoding();
            const std::optional<QByteArray> before = m_prepared.head.headers.first("Cookie");
            m_prepared.head.headers.set("Cookie", before ? *before + "; " + cookie : cookie);
        }
    }
}

void Preparing::build(const openapi::PathItem &item, requests::RequestBuilder &builder, const QByteArray &listenPath)
{
    const openapi::Operation &operation = item.operations.at(m_fitted.operation);
    requests::Choices chosen = choices();
    requests::BuiltRequest built = builder.build(item, operation, chosen);
    const bool hasCredentials = !m_fitted.request.credentials.isEmpty();
    if (const auto requirement = hasCredentials ? requirementOf(built) : std::nullopt;
        requirement && requirement != built.requirement) {
        chosen.requirement = requirement;
        built = builder.build(item, operation, chosen);
    }
    addFindings(built.findings);
    m_prepared.head = built.head(listenPath);
    m_prepared.body = built.body;
    QByteArray query = built.query;
    addCredentials(built.credentials, query);
    built.query = query;
    m_prepared.head.target = built.target(listenPath);
}

} // namespace

QList<Marker> markersOf(const SavedRequest &request)
{
    QList<Marker> markers;
    for (const SavedParameter &parameter : request.parameters)
        append(parameter.value, {"parameters", parameter.key.in, parameter.key.name}, markers);
    if (request.body)
        append(*request.body, {"body"}, markers);
    for (const SavedCredential &credential : request.credentials)
        append(credential.value, {"security", credential.scheme}, markers);
    return markers;
}

PreparedRequest prepare(const FittedRequest &fitted, const QList<openapi::PathItem> &items,
                        requests::RequestBuilder &builder, const std::function<Value(const Marker &)> &valueOf,
                        const QByteArray &listenPath)
{
    PreparedRequest prepared;
    Preparing(prepared, fitted, valueOf).build(items.at(fitted.item), builder, listenPath);
    return prepared;
}

} // namespace savedrequests
