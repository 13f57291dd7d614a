#include "ssoprovider.h"

#include "hostmatch.h"

#include <algorithm>
#include <array>

namespace management {

namespace {

using document::Value;

/** The names of members with the address of a provider, in lower case without `_` and `-`, the surest first. */
constexpr std::array ProviderMembers{
    QByteArrayView("issuer"),           QByteArrayView("issuerurl"),      QByteArrayView("discoverurl"),
    QByteArrayView("discoveryurl"),     QByteArrayView("idpmetadataurl"), QByteArrayView("metadataurl"),
    QByteArrayView("ldapserver"),       QByteArrayView("ldapurl"),        QByteArrayView("authority"),
    QByteArrayView("providerurl"),      QByteArrayView("oktabaseurl"),    QByteArrayView("auth0domain"),
    QByteArrayView("authorizationurl"), QByteArrayView("authurl"),
};

/** The names of endpoints at the end of a provider's URL. Longer ones come before their own ends. */
constexpr std::array Endpoints{
    QStringView(u"/.well-known/openid-configuration"),
    QStringView(u"/.well-known/oauth-authorization-server"),
    QStringView(u"/protocol/openid-connect/auth"),
    QStringView(u"/protocol/saml/descriptor"),
    QStringView(u"/protocol/saml"),
    QStringView(u"/oauth2/v2.0/authorize"),
    QStringView(u"/oauth2/v1/authorize"),
    QStringView(u"/oauth2/authorize"),
    QStringView(u"/oauth2/auth"),
    QStringView(u"/oauth/authorize"),
    QStringView(u"/connect/authorize"),
    QStringView(u"/v2.0"),
    QStringView(u"/authorize"),
    QStringView(u"/saml2/metadata"),
    QStringView(u"/saml/metadata"),
    QStringView(u"/saml2"),
    QStringView(u"/saml"),
    QStringView(u"/sso"),
    QStringView(u"/login"),
};

constexpr int MaximumMemberDepth = 6;
constexpr int MaximumVisitedMembers = 500;

QByteArray plainName(const QByteArray &name)
{
    return QByteArray(name.left(64)).replace('_', "").replace('-', "").toLower();
}

/** Finds the text of the surest member with a provider's address. */
class ProviderSearch final
{
public:
    void visit(const Value &value, int depth)
    {
        for (const Value &item : value.items()) {
            if (isOver(depth))
                return;
            visit(item, depth + 1);
        }
        for (const auto &[name, member] : value.members()) {
            if (isOver(depth))
                return;
            if (member.isString() && !member.text().trimmed().isEmpty())
                take(name, member.text().trimmed(), value);
            visit(member, depth + 1);
        }
    }

    [[nodiscard]] const QString &text() const { return m_text; }

private:
    [[nodiscard]] bool isOver(int depth) { return depth > MaximumMemberDepth || ++m_visited > MaximumVisitedMembers; }

    void take(const QByteArray &name, const QString &text, const Value &parent)
    {
        const auto found = std::find(ProviderMembers.begin(), ProviderMembers.end(), plainName(name));
        if (found >= m_best)
            return;
        m_best = found;
        m_text = text;
        if (*found == QByteArrayView("ldapserver") && !text.contains(u':')) {
            const Value port = parent.member("LDAPPort");
            if (!port.bytes().isEmpty())
                m_text += u':' + port.text();
        }
    }

    decltype(ProviderMembers)::const_iterator m_best = ProviderMembers.end();
    QString m_text;
    int m_visited = 0;
};

QString withoutEndpoint(QString path)
{
    bool isShorter = true;
    while (isShorter) {
        isShorter = false;
        for (const QStringView endpoint : Endpoints) {
            if (path.endsWith(endpoint, Qt::CaseInsensitive)) {
                path.chop(endpoint.size());
                isShorter = true;
            }
        }
        while (path.endsWith(u'/'))
            path.chop(1);
    }
    return path;
}

int usualPort(const QString &scheme)
{
    return scheme == u"http"_qs ? 80 : scheme == u"ldap"_qs ? 389 : scheme == u"ldaps"_qs ? 636 : 443;
}

ProviderAddress addressOf(const SsoUrl &url)
{
    if (url.host.isEmpty())
        return {};
    const bool isUsual = url.port < 0 || url.port == usualPort(url.scheme);
    const QString host = isUsual ? url.host : u"%1:%2"_qs.arg(url.host, QString::number(url.port));
    return {host, host + withoutEndpoint(url.path)};
}

/** The address in a member, which may be a URL or a host with a port. */
ProviderAddress addressIn(const QString &text)
{
    SsoUrl url = readSsoUrl(text);
    if (url.form == SsoUrl::Form::Web || (url.form == SsoUrl::Form::OtherScheme && !url.host.isEmpty()))
        return addressOf(url);
    if (text.contains(u"://"_qs) || text.contains(u'/') || text.contains(u' ') || text.contains(u'@'))
        return {};
    const QString host = asciiHost(text);
    const bool isHost = host.contains(u'.') && !normalisedHost(host).isEmpty();
    const QString name = host.endsWith(u":389"_qs) || host.endsWith(u":636"_qs) ? host.chopped(4) : host;
    return isHost ? ProviderAddress{name, name} : ProviderAddress();
}

} // namespace

ProviderAddress providerOf(const SsoProfile &profile, const SsoUrl &login, const QSet<QString> &ownHosts)
{
    ProviderSearch search;
    search.visit(profile.raw, 0);
    if (const ProviderAddress address = addressIn(search.text()); !address.name.isEmpty())
        return address;
    if (login.form == SsoUrl::Form::Relative && !login.path.isEmpty())
        return {{}, login.path};
    if (login.form != SsoUrl::Form::Web)
        return {};
    const ProviderAddress address = addressOf(login);
    if (!ownHosts.contains(login.host))
        return address;
    // Each login page of the portal is for one provider. Its root is not.
    return login.path.isEmpty() ? ProviderAddress() : ProviderAddress{{}, address.host + login.path};
}

} // namespace management
