#include "proxydifferences.h"

namespace deploy {

namespace {

constexpr unsigned bitOf(Target target)
{
    return 1U << static_cast<unsigned>(target);
}
constexpr unsigned Nginx = bitOf(Target::Nginx);
constexpr unsigned Haproxy = bitOf(Target::Haproxy);
constexpr unsigned Caddy = bitOf(Target::Caddy);
constexpr unsigned Apache = bitOf(Target::Apache);
constexpr unsigned AllProxies = Nginx | Haproxy | Caddy | Apache;

struct DifferenceRow {
    Topic topic;
    unsigned targets;
};

/** Each one is shown with the real programs by testexportdifferences.cpp, the last one by testexporttls.cpp. For
 * QuietStreams, testexporttransfers.cpp compares the texts: nobody waits for an hour. */
constexpr DifferenceRow Differences[] = {
    {Topic::PercentEncoding, Nginx | Apache},
    {Topic::EncodedSlash, Nginx | Apache},
    {Topic::InvalidEscapes, Nginx | Caddy | Apache},
    {Topic::DotSegments, Nginx | Apache},
    {Topic::EmptySegments, Nginx | Haproxy | Apache},
    {Topic::EmptyQuery, Nginx},
    {Topic::OtherCharacters, Nginx | Caddy | Apache},
    {Topic::Fragment, Nginx | Caddy},
    {Topic::TargetBytes, Nginx | Caddy | Apache},
    {Topic::RequestLine, AllProxies},
    {Topic::ConnectionTokens, Nginx | Haproxy},
    {Topic::TransferCoding, AllProxies},
    {Topic::Expectation, Nginx | Caddy | Apache},
    {Topic::Upgrade, Nginx | Haproxy},
    {Topic::OldVersion, Haproxy},
    {Topic::RepeatedFields, Nginx | Caddy},
    {Topic::EmptyUserAgent, Caddy},
    {Topic::FoldedFields, Haproxy | Caddy | Apache},
    {Topic::AmbiguousLength, Haproxy | Caddy | Apache},
    {Topic::AbsoluteForm, Haproxy},
    {Topic::OtherMethods, Nginx | Caddy},
    {Topic::MaxForwards, Apache},
    {Topic::WebSocketKey, Haproxy},
    {Topic::HeaderSize, AllProxies},
    {Topic::QuietStreams, Nginx | Haproxy | Apache},
    {Topic::PageGuard, AllProxies},
    {Topic::OwnAnswers, AllProxies},
    {Topic::Realm, Caddy | Apache},
    {Topic::FieldNames, Haproxy | Caddy | Apache},
    {Topic::NoBody, Caddy},
    {Topic::BodyFraming, Nginx | Apache},
    {Topic::Trailers, Nginx | Caddy | Apache},
    {Topic::ResponseFields, Nginx | Haproxy | Caddy},
    {Topic::InterimResponses, Nginx | Apache},
    {Topic::MalformedResponses, AllProxies},
    {Topic::ReasonPhrase, Caddy},
    {Topic::ServerField, Caddy | Apache},
    {Topic::DateField, Caddy | Apache},
    {Topic::AltSvc, Caddy},
    {Topic::ContentType, Caddy},
    {Topic::Dollar, Apache},
    {Topic::NameResolution, Nginx | Haproxy},
    {Topic::UnknownNames, Nginx},
    {Topic::AddressCertificate, Nginx | Haproxy | Apache},
};

} // namespace

QList<Topic> differencesOf(Target target)
{
    QList<Topic> topics;
    for (const DifferenceRow &row : Differences) {
        if (row.targets & bitOf(target))
            topics.append(row.topic);
    }
    return topics;
}

} // namespace deploy
