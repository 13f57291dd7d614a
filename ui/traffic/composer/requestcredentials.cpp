#include "requestcredentials.h"

#include "clientusers.h"

#include <algorithm>

namespace traffic {

using requests::CredentialPlace;

namespace {

bool isBasic(const CredentialPlace &place)
{
    return place.prefix.startsWith("Basic");
}

std::pair<QString, QByteArray> keyOf(const OperationKey &operation, const CredentialPlace &place)
{
    return {operation.definition->path() + operation.definition->title(), place.scheme};
}

} // namespace

void RequestCredentials::keep(const OperationKey &operation, const CredentialPlace &place, const QString &text)
{
    m_typed.insert(keyOf(operation, place), text);
}

QString RequestCredentials::textOf(const OperationKey &operation, const CredentialPlace &place) const
{
    const QString typed = m_typed.value(keyOf(operation, place));
    if (!typed.isEmpty() || !isBasic(place) || !m_users || m_users->users().isEmpty())
        return typed;
    const routing::ClientUser &user = m_users->users().constFirst();
    return QString::fromUtf8(user.username + ':' + user.password.reveal());
}

std::optional<qsizetype> RequestCredentials::firstFilled(const OperationKey &operation,
                                                         const QList<QList<CredentialPlace>> &alternatives,
                                                         const QString &origin) const
{
    const auto isKnown = [&](const CredentialPlace &place) {
        return place.in != CredentialPlace::In::Certificate &&
               (!textOf(operation, place).isEmpty() || m_environment.find(place, origin));
    };
    const auto filled = std::find_if(alternatives.begin(), alternatives.end(), [&isKnown](const auto &alternative) {
        return std::all_of(alternative.begin(), alternative.end(), isKnown);
    });
    return filled == alternatives.end() ? std::nullopt : std::optional(filled - alternatives.begin());
}

bool addCredential(http::RequestHead &head, const CredentialPlace &place, const QByteArray &text)
{
    const bool isPair = isBasic(place) && text.contains(':');
    const QByteArray value = place.prefix + (isPair ? text.toBase64() : text);
    if (place.in == CredentialPlace::In::Query) {
        head.target += (head.target.contains('?') ? '&' : '?') + place.name.toPercentEncoding() + '=' +
                       value.toPercentEncoding();
        return true;
    }
    if (place.in == CredentialPlace::In::Cookie) {
        const QByteArray cookies = head.headers.first("Cookie").value_or(QByteArray());
        head.headers.remove("Cookie");
        head.headers.append("Cookie", (cookies.isEmpty() ? cookies : cookies + "; ") + place.name + '=' + value);
        return true;
    }
    if (head.headers.contains(place.name))
        return false;
    head.headers.append(place.name, value);
    return true;
}

} // namespace traffic
