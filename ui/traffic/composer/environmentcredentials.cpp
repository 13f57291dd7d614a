#include "environmentcredentials.h"

#include "whendone.h"

#include <algorithm>

namespace traffic {

using management::ClientCredential;
using requests::CredentialPlace;

namespace {

std::optional<ClientCredential::Kind> kindOf(const CredentialPlace &place)
{
    if (place.in == CredentialPlace::In::Certificate)
        return std::nullopt;
    if (place.prefix.isEmpty())
        return ClientCredential::Kind::ApiKey;
    if (place.prefix == "Bearer ")
        return ClientCredential::Kind::Bearer;
    return place.prefix == "Basic " ? std::optional(ClientCredential::Kind::Basic) : std::nullopt;
}

} // namespace

void EnvironmentCredentials::setSources(const management::EnvironmentList &environments, secrets::Keychain &keychain)
{
    m_environments = &environments;
    m_keychain = &keychain;
}

std::optional<ClientCredential> EnvironmentCredentials::find(const CredentialPlace &place, const QString &origin) const
{
    const auto kind = kindOf(place);
    if (!m_environments || !kind || origin.isEmpty())
        return std::nullopt;
    const QList<ClientCredential> &all = m_environments->current().clientCredentials;
    for (const QString &scheme : {QString::fromUtf8(place.scheme), QString()}) {
        const auto found = std::find(all.begin(), all.end(), ClientCredential{*kind, scheme, origin});
        if (found != all.end())
            return *found;
    }
    return std::nullopt;
}

QString EnvironmentCredentials::environmentName() const
{
    return m_environments ? m_environments->current().name : QString();
}

QFuture<base::Result<QList<secrets::Secret>>> EnvironmentCredentials::read(
    const QList<ClientCredential> &credentials) const
{
    using Answer = base::Result<secrets::Secret>;
    using All = base::Result<QList<secrets::Secret>>;
    QList<QFuture<Answer>> answers;
    for (const ClientCredential &credential : credentials)
        answers.append(m_keychain->read(m_environments->current().clientCredentialKey(credential)));
    if (answers.isEmpty())
        return base::readyFuture(All(QList<secrets::Secret>()));
    return QtFuture::whenAll(answers.begin(), answers.end()).then([](const QList<QFuture<Answer>> &read) -> All {
        QList<secrets::Secret> secrets;
        for (const QFuture<Answer> &one : read) {
            if (one.resultCount() == 0)
                return base::Error::cancelled();
            const Answer answer = one.result();
            if (!answer)
                return answer.error();
            secrets.append(*answer);
        }
        return secrets;
    });
}

} // namespace traffic
