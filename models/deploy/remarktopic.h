#pragma once

#include <QtGlobal>

namespace deploy {

/** What an exported configuration does with a part of the definitions. */
enum class Verdict : quint8 {
    Kept,    ///< The configuration does what the test gateway does.
    Lost,    ///< The configuration does not have it.
    Differs, ///< The configuration does it, but not in the same way for each request.
};

/** The subjects of a report. The comment at each lists the arguments of its text in their order. */
enum class Topic : quint8 {
    ListenPath,           ///< Kept. API, listen path, origin of the upstream.
    Order,                ///< Kept. No arguments.
    Credential,           ///< Kept. API, name of the header field.
    Inactive,             ///< Kept. Definition.
    EqualListenPath,      ///< Lost. API that is not served, listen path, API that is served.
    NotSendable,          ///< Lost. API, listen path: the test gateway answers with an error, and so does the proxy.
    NoListenPath,         ///< Lost. API: it has no listen path that can be matched.
    ListenPathReference,  ///< Lost. API: the listen path contains a reference to a secret.
    ListenPathForm,       ///< Lost. API, listen path that the proxy can't match as it is written.
    ListenPathRefused,    ///< Lost. API that is not served, the beginning of its listen path, which is refused.
    ListenPathTaken,      ///< Lost. API that is not served, its listen path, the API that gets its requests.
    UrlReference,         ///< Lost. API, listen path: the upstream URL contains a reference to a secret.
    UrlSecret,            ///< Lost. API, listen path: the upstream URL contains a secret.
    UrlForm,              ///< Lost. API, listen path: the configuration can't contain the upstream URL.
    HeaderName,           ///< Lost. API, listen path: the header name of the credential can't be written.
    LocalUsers,           ///< Lost. API: the users of its http/basic client authentication.
    ClientAuthentication, ///< Lost. API: it requires other credentials of clients, which are not checked.
    UpstreamMethod,       ///< Lost. API, name of the upstream authentication method.
    UpstreamUserInfo,     ///< Lost. API: the user name and password in its upstream URL.
    NotWritten,           ///< Lost. API, the names of settings: see unwrittenSettings().
    ClientCheck,          ///< Lost. API, listen path: clients can't be checked, so nothing is sent.
    LocalUpstream,        ///< Lost. API, listen path: the upstream is this machine, which a cluster can't reach.
    UpstreamQuery,        ///< Lost. API: the query of its upstream URL.
    HostField,            ///< Lost. API, Host field of the upstream with a port or an address.
    CredentialGap,        ///< Lost. API, header field, Secret: an HTTPRoute can't read it.
    TlsPortName,          ///< Lost. API, Service, port whose name is not known.
    TlsConflict,          ///< Lost. API, Service, API with another use of TLS for the same port.
    SlashPath,            ///< Differs. API, listen path that is served without its slash, too.
    EncodedPath,          ///< Differs. API, listen path with escapes.
    ExternalName,         ///< Differs. API, Service of the type ExternalName.
    UpstreamTls,          ///< Differs. API, Service with a policy for TLS.
    TlsAllPorts,          ///< Differs. API, Service, port.
    OtherNamespace,       ///< Differs. API, Service, its namespace.
    UserFile,             ///< Differs. API, file with the users of its http/basic client authentication.
    PercentEncoding,      ///< Differs, as all that follow, which have no arguments.
    EncodedSlash,
    InvalidEscapes,
    DotSegments,
    EmptySegments,
    EmptyQuery,
    OtherCharacters,
    Fragment,
    TargetBytes,
    RequestLine,
    ConnectionTokens,
    TransferCoding,
    Expectation,
    Upgrade,
    OldVersion,
    RepeatedFields,
    EmptyUserAgent,
    FoldedFields,
    AmbiguousLength,
    AbsoluteForm,
    OtherMethods,
    MaxForwards,
    WebSocketKey,
    HeaderSize,
    QuietStreams,
    PageGuard,
    OwnAnswers,
    Realm,
    FieldNames,
    NoBody,
    BodyFraming,
    Trailers,
    ResponseFields,
    InterimResponses,
    MalformedResponses,
    ReasonPhrase,
    ServerField,
    DateField,
    AltSvc,
    ContentType,
    Dollar,
    NameResolution,
    UnknownNames,
    AddressCertificate,
};

/** The id, verdict and text of a topic. */
struct TopicRow {
    Topic topic;
    Verdict verdict;
    const char *id;   ///< The id in reports and in the guide: lower case with hyphens.
    const char *text; ///< The untranslated sentence (context "Export"), with %1 to %3 for the arguments.
};

[[nodiscard]] const TopicRow &rowOf(Topic topic);

} // namespace deploy
