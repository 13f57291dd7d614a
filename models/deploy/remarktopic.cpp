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
    {Topic::SlashPath, Verdict::Differs, "slash-path",
     QT_TRANSLATE_NOOP("Export", "%1: %2 is also served without the slash at its end.")},
    {Topic::EncodedPath, Verdict::Differs, "encoded-path",
     QT_TRANSLATE_NOOP("Export", "%1: the listen path %2 has escapes, which gateways compare as they are or decoded.")},
    {Topic::ExternalName, Verdict::Differs, "external-name",
     QT_TRANSLATE_NOOP("Export", "%1: the Service %2 has the type ExternalName, which not all gateways support.")},
    {Topic::UpstreamTls, Verdict::Differs, "upstream-tls",
     QT_TRANSLATE_NOOP("Export", "%1: requests to the Service %2 use TLS only if the gateway supports "
                                 "BackendTLSPolicy (Gateway API 1.4).")},
    {Topic::OtherNamespace, Verdict::Differs, "other-namespace",
     QT_TRANSLATE_NOOP("Export", "%1: the namespace %3 has to allow references to the Service %2 with a "
                                 "ReferenceGrant.")},
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
