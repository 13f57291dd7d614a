#include "clientuserstore.h"

#include "basiccredentials.h"
#include "jsonwriter.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace routing {

namespace {

using Users = base::Result<QList<ClientUser>>;

constexpr QLatin1StringView NameMember("username");
constexpr QLatin1StringView PasswordMember("password");

Users usersIn(const secrets::Secret &entry)
{
    const QJsonDocument json = QJsonDocument::fromJson(entry.reveal());
    if (!json.isArray())
        return base::Error{base::ErrorCode::UnexpectedAnswer, QString::fromUtf16(ClientUserStore::Key)};
    QList<ClientUser> users;
    for (const QJsonValue &value : json.array()) {
        const QJsonObject user = value.toObject();
        if (!user.value(NameMember).isString() || !user.value(PasswordMember).isString())
            return base::Error{base::ErrorCode::UnexpectedAnswer, QString::fromUtf16(ClientUserStore::Key)};
        users.append(
            {user.value(NameMember).toString().toUtf8(), secrets::Secret(user.value(PasswordMember).toString())});
    }
    return users;
}

secrets::Secret entryOf(const QList<ClientUser> &users)
{
    base::JsonWriter json;
    json.beginArray();
    for (const ClientUser &user : users) {
        json.beginObject();
        json.key(NameMember).text(user.username);
        json.key(PasswordMember).text(user.password.revealText());
        json.endObject();
    }
    return secrets::Secret(json.endArray().bytes());
}

} // namespace

QFuture<Users> ClientUserStore::read() const
{
    return m_keychain.read(QString::fromUtf16(Key)).then([](const base::Result<secrets::Secret> &entry) -> Users {
        if (entry)
            return usersIn(*entry);
        if (entry.error().code == base::ErrorCode::NotFound)
            return QList<ClientUser>();
        return entry.error();
    });
}

QFuture<base::Result<void>> ClientUserStore::write(const QList<ClientUser> &users) const
{
    const QString key = QString::fromUtf16(Key);
    return users.isEmpty() ? m_keychain.remove(key) : m_keychain.write(key, entryOf(users));
}

UserNameFault userNameFault(const QString &name)
{
    if (name.isEmpty())
        return UserNameFault::Empty;
    if (name.contains(u':'))
        return UserNameFault::Colon;
    return http::controlCharacter(name.toUtf8()) ? UserNameFault::ControlCharacter : UserNameFault::None;
}

} // namespace routing
