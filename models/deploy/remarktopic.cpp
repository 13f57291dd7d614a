#include "remarktopic.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace deploy {

namespace {

constexpr TopicRow Rows[] = {
    {Topic::ListenPath, Verdict::Kept, "listen-path", QT_TRANSLATE_NOOP("Export", "%1: %2 is sent to %3.")},
    {Topic::Order, Verdict::Kept, "order",
     QT_TRANSLATE_NOOP("Export", "The longest listen path that matches gets the request.")},
    {Topic::Credential, Verdict::Kept, "upstream-credential",
     QT_TRANSLATE_NOOP("Export", "%1: the field %2 is set for the upstream and replaces the client's.")},
    {Topic::Inactive, Verdict::Kept, "inactive", QT_TRANSLATE_NOOP("Export", "%1 is not active and is not served.")},
    {Topic::EqualListenPath, Verdict::Lost, "equal-listen-path",
     QT_TRANSLATE_NOOP("Export", "%1 is not served: its listen path %2 is the one of %3.")},
    {Topic::NotSendable, Verdict::Lost, "not-sendable",
     QT_TRANSLATE_NOOP("Export", "%1: requests for %2 are answered with 500, because the definition has an error. Run "
                                 "gatewright lint to see it.")},
    {Topic::NoListenPath, Verdict::Lost, "no-listen-path",
     QT_TRANSLATE_NOOP("Export", "%1 is not served: it has no valid listen path.")},
    {Topic::ListenPathReference, Verdict::Lost, "listen-path-reference",
     QT_TRANSLATE_NOOP("Export", "%1 is not served: its listen path contains a reference, which is not looked up.")},
    {Topic::ListenPathForm, Verdict::Lost, "listen-path-form",
     QT_TRANSLATE_NOOP("Export", "%1 is not served: the proxy can't match the listen path %2 as it is written.")},
    {Topic::ListenPathRefused, Verdict::Lost, "listen-path-refused",
     QT_TRANSLATE_NOOP("Export", "%1 is not served, so requests for %2 are answered with 500: they would go to another "
                                 "definition.")},
    {Topic::ListenPathTaken, Verdict::Lost, "listen-path-taken",
     QT_TRANSLATE_NOOP("Export", "%1 is not served, so requests for %2 go to %3.")},
    {Topic::UrlReference, Verdict::Lost, "upstream-url-reference",
     QT_TRANSLATE_NOOP("Export", "%1: requests for %2 are answered with 500, because the upstream URL contains a "
                                 "reference, which is not looked up.")},
    {Topic::UrlSecret, Verdict::Lost, "upstream-url-secret",
     QT_TRANSLATE_NOOP("Export",
                       "%1: requests for %2 are answered with 500, because the upstream URL contains a secret, "
                       "which is not written.")},
    {Topic::UrlForm, Verdict::Lost, "upstream-url-form",
     QT_TRANSLATE_NOOP("Export", "%1: requests for %2 are answered with 500, because the proxy's configuration can't "
                                 "contain the upstream URL.")},
    {Topic::HeaderName, Verdict::Lost, "header-name",
     QT_TRANSLATE_NOOP("Export", "%1: requests for %2 are answered with 500, because the header name of the upstream "
                                 "credential can't be written.")},
    {Topic::LocalUsers, Verdict::Lost, "local-users",
     QT_TRANSLATE_NOOP("Export", "%1: the local users of its client authentication are not written. Requests are "
                                 "refused until you add users for its realm.")},
    {Topic::ClientAuthentication, Verdict::Lost, "client-authentication",
     QT_TRANSLATE_NOOP("Export", "%1: the credentials that it requires of clients are not checked.")},
    {Topic::UpstreamMethod, Verdict::Lost, "upstream-authentication",
     QT_TRANSLATE_NOOP("Export", "%1: the upstream authentication method %2 is not written.")},
    {Topic::UpstreamUserInfo, Verdict::Lost, "upstream-url-userinfo",
     QT_TRANSLATE_NOOP("Export", "%1: the user name and password in the upstream URL are not written.")},
    {Topic::NotWritten, Verdict::Lost, "not-written",
     QT_TRANSLATE_NOOP("Export", "%1: these settings of the gateway are not written: %2.")},
    {Topic::ClientCheck, Verdict::Lost, "client-check",
     QT_TRANSLATE_NOOP("Export", "%1: requests for %2 are answered with 500, because an HTTPRoute can't check the "
                                 "credentials of clients.")},
    {Topic::LocalUpstream, Verdict::Lost, "local-upstream",
     QT_TRANSLATE_NOOP("Export", "%1: requests for %2 are answered with 500, because a cluster can't reach an upstream "
                                 "on this machine.")},
    {Topic::UpstreamQuery, Verdict::Lost, "upstream-query",
     QT_TRANSLATE_NOOP("Export", "%1: the query of the upstream URL is not added to requests.")},
    {Topic::HostField, Verdict::Lost, "host-field",
     QT_TRANSLATE_NOOP("Export", "%1: the upstream does not get the Host field %2, because an HTTPRoute can set only a "
                                 "name without a port.")},
    {Topic::CredentialGap, Verdict::Lost, "credential-gap",
     QT_TRANSLATE_NOOP("Export", "%1: the field %2 is not set for the upstream. See the comment “GAP” in the manifest: "
                                 "Envoy Gateway can read it from the Secret %3.")},
    {Topic::TlsPortName, Verdict::Lost, "tls-port-name",
     QT_TRANSLATE_NOOP("Export",
                       "%1: requests to the Service %2 use TLS only after you replace port-%3 in the manifest "
                       "by the name of its port %3.")},
    {Topic::TlsConflict, Verdict::Lost, "tls-conflict",
     QT_TRANSLATE_NOOP("Export", "%1: requests to the Service %2 use TLS as those of %3: a port has one policy.")},
    {Topic::SlashPath, Verdict::Differs, "slash-path",
     QT_TRANSLATE_NOOP("Export", "%1: %2 is also served without the slash at its end.")},
    {Topic::EncodedPath, Verdict::Differs, "encoded-path",
     QT_TRANSLATE_NOOP("Export", "%1: the listen path %2 has escapes, which gateways compare as they are or decoded.")},
    {Topic::ExternalName, Verdict::Differs, "external-name",
     QT_TRANSLATE_NOOP("Export", "%1: the Service %2 has the type ExternalName, which not all gateways support.")},
    {Topic::UpstreamTls, Verdict::Differs, "upstream-tls",
     QT_TRANSLATE_NOOP("Export", "%1: requests to the Service %2 use TLS only if the gateway supports "
                                 "BackendTLSPolicy (Gateway API 1.4).")},
    {Topic::TlsAllPorts, Verdict::Differs, "tls-all-ports",
     QT_TRANSLATE_NOOP("Export", "%1: requests to all ports of the Service %2 use TLS. If only port %3 has it, add the "
                                 "name of that port to the BackendTLSPolicy as sectionName.")},
    {Topic::OtherNamespace, Verdict::Differs, "other-namespace",
     QT_TRANSLATE_NOOP("Export", "%1: the namespace %3 has to allow references to the Service %2 with a "
                                 "ReferenceGrant.")},
    {Topic::UserFile, Verdict::Differs, "user-file",
     QT_TRANSLATE_NOOP("Export", "%1: the users of its clients are read from the file %2 in the folder of the "
                                 "configuration (Apache: of ServerRoot). Without the file, requests are answered with "
                                 "403 (nginx) or 500 (Apache).")},
    {Topic::PercentEncoding, Verdict::Differs, "percent-encoding",
     QT_TRANSLATE_NOOP(
         "Export",
         "Percent-encoded bytes that need no encoding are compared and sent decoded, other escapes are sent in upper case.")},
    {Topic::EncodedSlash, Verdict::Differs, "encoded-slash",
     QT_TRANSLATE_NOOP("Export",
                       "An encoded slash in a path is taken for a slash (nginx) or answered with 404 (Apache).")},
    {Topic::InvalidEscapes, Verdict::Differs, "invalid-escapes",
     QT_TRANSLATE_NOOP(
         "Export",
         "Paths with escapes that are not valid (%zz) are refused, by nginx and Apache those with an encoded null byte, too.")},
    {Topic::DotSegments, Verdict::Differs, "dot-segments",
     QT_TRANSLATE_NOOP("Export", "The segments . and .. are resolved before the route is chosen.")},
    {Topic::EmptySegments, Verdict::Differs, "empty-segments",
     QT_TRANSLATE_NOOP("Export", "Paths with empty segments (//) are matched or joined differently.")},
    {Topic::EmptyQuery, Verdict::Differs, "empty-query",
     QT_TRANSLATE_NOOP("Export", "A question mark without a query after it is not sent.")},
    {Topic::OtherCharacters, Verdict::Differs, "other-characters",
     QT_TRANSLATE_NOOP(
         "Export",
         "Characters of a path that are not letters, digits or one of -._~$&+,;=:@ are percent-encoded (nginx: in some paths that are rewritten).")},
    {Topic::Fragment, Verdict::Differs, "fragment",
     QT_TRANSLATE_NOOP("Export", "A request target with # is not refused.")},
    {Topic::TargetBytes, Verdict::Differs, "target-bytes",
     QT_TRANSLATE_NOOP("Export", "A request target with bytes outside of ASCII is not refused.")},
    {Topic::RequestLine, Verdict::Differs, "request-line",
     QT_TRANSLATE_NOOP("Export",
                       "Request lines with another version, without one, or with more blanks are not refused.")},
    {Topic::ConnectionTokens, Verdict::Differs, "connection-tokens",
     QT_TRANSLATE_NOOP("Export", "The fields that the client's Connection field names are sent.")},
    {Topic::TransferCoding, Verdict::Differs, "te",
     QT_TRANSLATE_NOOP("Export",
                       "TE: trailers is not sent, or (Caddy) is sent although the Connection field does not name it.")},
    {Topic::Expectation, Verdict::Differs, "expect",
     QT_TRANSLATE_NOOP(
         "Export",
         "Expect: 100-continue is answered by the proxy and not sent (nginx). Other expectations are not sent (nginx) or refused.")},
    {Topic::Upgrade, Verdict::Differs, "upgrade",
     QT_TRANSLATE_NOOP("Export", "The field Upgrade is sent even if the Connection field does not name it.")},
    {Topic::OldVersion, Verdict::Differs, "http-1.0",
     QT_TRANSLATE_NOOP("Export", "Requests and responses with HTTP/1.0 are sent with HTTP/1.0.")},
    {Topic::RepeatedFields, Verdict::Differs, "repeated-fields",
     QT_TRANSLATE_NOOP(
         "Export",
         "Some fields that occur twice are refused (nginx: Authorization, If-None-Match) or sent once (Caddy: User-Agent, X-Forwarded-Host, X-Forwarded-Proto).")},
    {Topic::EmptyUserAgent, Verdict::Differs, "empty-user-agent",
     QT_TRANSLATE_NOOP("Export", "A field User-Agent without a value is not sent.")},
    {Topic::FoldedFields, Verdict::Differs, "folded-fields",
     QT_TRANSLATE_NOOP("Export", "Fields that are folded over several lines are not refused.")},
    {Topic::AmbiguousLength, Verdict::Differs, "ambiguous-length",
     QT_TRANSLATE_NOOP(
         "Export",
         "A Content-Length beside Transfer-Encoding, or (HAProxy, Caddy) one that is repeated, is not refused.")},
    {Topic::AbsoluteForm, Verdict::Differs, "absolute-form",
     QT_TRANSLATE_NOOP("Export", "A request target with scheme and host is sent with scheme and host.")},
    {Topic::OtherMethods, Verdict::Differs, "other-methods",
     QT_TRANSLATE_NOOP(
         "Export",
         "TRACE and methods with lower-case letters are refused (nginx). CONNECT with a path is sent (Caddy).")},
    {Topic::MaxForwards, Verdict::Differs, "max-forwards",
     QT_TRANSLATE_NOOP(
         "Export",
         "Max-Forwards is counted down. With Max-Forwards: 0, OPTIONS and TRACE are answered by the proxy, and other methods with 400.")},
    {Topic::WebSocketKey, Verdict::Differs, "websocket-key",
     QT_TRANSLATE_NOOP("Export", "Upgrades to WebSocket without a valid Sec-WebSocket-Key are refused.")},
    {Topic::HeaderSize, Verdict::Differs, "header-size",
     QT_TRANSLATE_NOOP("Export", "Heads of more than 64 KiB, or with more than 200 fields, are not refused.")},
    {Topic::QuietStreams, Verdict::Differs, "quiet-streams",
     QT_TRANSLATE_NOOP("Export", "A response that begins after more than 30 s is not answered with 504, and streams "
                                 "and upgraded connections that are quiet for an hour are closed.")},
    {Topic::PageGuard, Verdict::Differs, "page-guard",
     QT_TRANSLATE_NOOP("Export", "Requests of web pages of other origins, and for other hosts, are not refused.")},
    {Topic::OwnAnswers, Verdict::Differs, "own-answers",
     QT_TRANSLATE_NOOP(
         "Export",
         "Responses that are not the upstream's (401, 404, 500, 502, 503, 504) have other texts and status codes.")},
    {Topic::Realm, Verdict::Differs, "realm",
     QT_TRANSLATE_NOOP("Export", "The realm of 401 is the name of the API without backslashes (Apache) or, if it has "
                                 "quotation marks, without backticks (Caddy).")},
    {Topic::FieldNames, Verdict::Differs, "field-names",
     QT_TRANSLATE_NOOP(
         "Export",
         "Names of header fields have other upper-case and lower-case letters, or a Connection field is added.")},
    {Topic::NoBody, Verdict::Differs, "no-body",
     QT_TRANSLATE_NOOP("Export", "POST, PUT and PATCH without a body are sent with Content-Length: 0.")},
    {Topic::BodyFraming, Verdict::Differs, "body-framing",
     QT_TRANSLATE_NOOP("Export", "Bodies in chunks are sent with a Content-Length.")},
    {Topic::Trailers, Verdict::Differs, "trailers",
     QT_TRANSLATE_NOOP("Export",
                       "Fields after a body in chunks (trailers) are not sent, by Caddy only those of requests.")},
    {Topic::ResponseFields, Verdict::Differs, "response-fields",
     QT_TRANSLATE_NOOP("Export", "Fields of responses for one connection, such as Trailer, are sent to the client.")},
    {Topic::InterimResponses, Verdict::Differs, "interim-responses",
     QT_TRANSLATE_NOOP("Export",
                       "Responses with 100 and 103 are taken for the last one (nginx), or 100 is not sent (Apache).")},
    {Topic::MalformedResponses, Verdict::Differs, "malformed-responses",
     QT_TRANSLATE_NOOP(
         "Export",
         "Responses that are not valid, such as those with folded fields, are sent to the client instead of 502.")},
    {Topic::ReasonPhrase, Verdict::Differs, "reason-phrase",
     QT_TRANSLATE_NOOP("Export", "The reason phrase of a response is the usual one of its status code.")},
    {Topic::ServerField, Verdict::Differs, "server-field",
     QT_TRANSLATE_NOOP("Export", "A field Server is added to responses (Caddy), or to those without one (Apache).")},
    {Topic::DateField, Verdict::Differs, "date-field",
     QT_TRANSLATE_NOOP("Export", "A field Date is added to responses without one.")},
    {Topic::AltSvc, Verdict::Differs, "alt-svc",
     QT_TRANSLATE_NOOP("Export", "The field Alt-Svc of responses is removed.")},
    {Topic::ContentType, Verdict::Differs, "content-type",
     QT_TRANSLATE_NOOP("Export", "Responses without a Content-Type can get one.")},
    {Topic::Dollar, Verdict::Differs, "dollar",
     QT_TRANSLATE_NOOP(
         "Export",
         "With parameters in the listen path, the rest of a path that is exactly $1 is sent with the whole path after it.")},
    {Topic::NameResolution, Verdict::Differs, "name-resolution",
     QT_TRANSLATE_NOOP("Export", "Names of upstreams are resolved when the proxy starts.")},
    {Topic::UnknownNames, Verdict::Differs, "unknown-names",
     QT_TRANSLATE_NOOP("Export", "The proxy does not start while the name of an upstream can't be resolved.")},
    {Topic::AddressCertificate, Verdict::Differs, "address-certificate",
     QT_TRANSLATE_NOOP("Export", "Certificates of upstreams with an IP address are refused: only names are compared.")},
};

} // namespace

const TopicRow &rowOf(Topic topic)
{
    const auto row = std::find_if(std::begin(Rows), std::end(Rows),
                                  [topic](const TopicRow &each) { return each.topic == topic; });
    Q_ASSERT(row != std::end(Rows));
    return *row;
}

} // namespace deploy
