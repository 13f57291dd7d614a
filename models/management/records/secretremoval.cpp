#include "secretremoval.h"

#include "managementlimits.h"
#include "secretmembers.h"
#include "secretnames.h"
#include "secretwords.h"

#include <QUrl>

#include <algorithm>

namespace management {

namespace {

using document::Value;

QString redactedText()
{
    return QString::fromLatin1(traffic::Redacted);
}

bool isSchemeCharacter(QChar c)
{
    return c.unicode() < 0x80 && (c.isLetterOrNumber() || c == u'+' || c == u'-' || c == u'.');
}

/** The number of characters of the scheme with its colon and the slashes after it. Browsers take backslashes for
 * slashes, and any number of them. */
qsizetype authorityStart(const QString &text)
{
    qsizetype at = 0;
    while (at < text.size() && isSchemeCharacter(text.at(at)))
        ++at;
    const bool hasScheme = at > 0 && at < text.size() && text.at(at) == u':';
    qsizetype start = hasScheme ? at + 1 : 0;
    while (start < text.size() && (text.at(start) == u'/' || text.at(start) == u'\\'))
        ++start;
    return start;
}

qsizetype authorityEnd(const QString &text, qsizetype start)
{
    const auto isEnd = [](QChar c) { return QStringView(u"/\\?#").contains(c); };
    return std::find_if(text.begin() + start, text.end(), isEnd) - text.begin();
}

/** The text between the start of the authority and the `@` before the host. Negative without one. In a malformed URL, a
 * password may contain slashes. */
qsizetype credentialsEnd(const QString &text, qsizetype start, bool isMalformed)
{
    const qsizetype end = isMalformed ? text.size() : authorityEnd(text, start);
    return QStringView(text).sliced(start, end - start).lastIndexOf(u'@') + start;
}

bool isMalformedUrl(const QString &text)
{
    return !QUrl(text, QUrl::StrictMode).isValid();
}

QString withoutCredentials(const QString &text)
{
    const qsizetype start = authorityStart(text);
    const qsizetype at = credentialsEnd(text, start, isMalformedUrl(text));
    return at < start ? text : text.left(start) + redactedText() + text.mid(at);
}

QString withoutSecretParametersOf(const QString &text, QChar mark)
{
    const qsizetype at = text.indexOf(mark);
    if (at < 0)
        return text;
    const QString rest = text.mid(at + 1);
    // The fragment has parameters too, such as `access_token`.
    const qsizetype end = mark == u'?' && rest.contains(u'#') ? rest.indexOf(u'#') : rest.size();
    if (traffic::secretParameters(rest.left(end).toUtf8()).isEmpty())
        return text;
    const QByteArray cleaned = traffic::withoutSecretParameters(rest.left(end).toUtf8());
    return text.left(at + 1) + QString::fromUtf8(cleaned) + rest.mid(end);
}

bool isCredentialText(const QByteArray &text)
{
    const QByteArray start = text.left(8).toLower();
    const bool hasScheme = start.startsWith("basic ") || start.startsWith("bearer ");
    return (hasScheme && text.trimmed().count(' ') == 1) || text.contains("PRIVATE KEY-----");
}

/** True also for the spellings that only browsers accept, such as `https:\\\\host`. */
bool looksLikeUrl(const QByteArray &text)
{
    const QByteArray start = text.left(64).trimmed().toLower();
    return text.contains("://") || text.contains(":\\\\") || start.startsWith("//") || start.startsWith("http:") ||
           start.startsWith("https:");
}

/** Removes the credentials and the secret parameters of a URL of any length. */
QString withoutUrlSecrets(const QString &text)
{
    const qsizetype blanks = std::find_if(text.begin(), text.end(), [](QChar c) { return !c.isSpace(); }) -
                             text.begin();
    const QString clean = text.left(blanks) + withoutCredentials(text.mid(blanks));
    return withoutSecretParametersOf(withoutSecretParametersOf(clean, u'?'), u'#');
}

/** A text that is JSON without its secrets, unchanged if it has none. */
QByteArray withoutSecretsOfJson(const QByteArray &text)
{
    const base::Result<Value> value = Value::fromJson(text);
    if (!value)
        return traffic::withoutSecretMembers(text); // Damaged or among other text.
    const Value clean = withoutSecrets(*value);
    return clean == *value ? text : clean.toJson();
}

/** True for a text without a character that credentials, a URL with a secret and JSON all contain one of. Most are. */
bool isPlain(const QByteArray &text)
{
    return std::none_of(text.begin(), text.end(), [](char c) { return QByteArrayView(" :/{[").contains(c); });
}

Value cleanText(const Value &value)
{
    const QByteArray &text = value.bytes();
    if (isPlain(text))
        return value;
    if (isCredentialText(text))
        return Value::string(traffic::Redacted.toByteArray());
    const bool mayBeJson = text.contains('{') || text.contains('[');
    const QByteArray clean = mayBeJson ? withoutSecretsOfJson(text) : text;
    return Value::string(looksLikeUrl(clean) ? withoutUrlSecrets(QString::fromUtf8(clean)).toUtf8() : clean);
}

bool isOneOf(std::initializer_list<QByteArrayView> names, QByteArrayView name)
{
    return std::any_of(names.begin(), names.end(),
                       [name](QByteArrayView one) { return one.compare(name, Qt::CaseInsensitive) == 0; });
}

/** True for `tokens` and `api_keys`. */
bool isPluralOfSecret(QByteArrayView name)
{
    return (name.endsWith('s') || name.endsWith('S')) && base::isSecretName(name.chopped(1));
}

Value cleanedObject(const Value &value, bool isSecret)
{
    const SecretMembers secrets(value);
    QList<Value::Member> members;
    members.reserve(value.members().size());
    for (const auto &[name, member] : value.members()) {
        if (!isSecret && isMapOfIds(name, member)) {
            QList<Value::Member> byId;
            for (const auto &[id, record] : member.members())
                byId.append({id, withoutSecrets(record)});
            members.append({name, Value::object(std::move(byId))});
        } else {
            members.append({name, withoutSecrets(member, isSecret || secrets.contain(name, member))});
        }
    }
    return Value::object(std::move(members));
}

} // namespace

bool hasCredentials(const QString &url)
{
    const QString text = url.trimmed();
    const bool isPath = text.startsWith(u'/') && !text.startsWith(u"//"_qs) && !text.startsWith(u"/\\"_qs);
    const bool isMalformed = isMalformedUrl(text);
    const qsizetype start = authorityStart(text);
    if (!isMalformed && (start == 0 || isPath || text.startsWith(u"mailto:"_qs, Qt::CaseInsensitive)))
        return false;
    return credentialsEnd(text, start, isMalformed) >= start;
}

QString shownUrl(const QString &text)
{
    return withoutUrlSecrets(text.size() > MaximumSsoUrlLength ? text.left(MaximumSsoUrlLength) + u'…' : text);
}

SecretMembers::SecretMembers(const Value &object)
    : m_isPair(std::any_of(object.members().begin(), object.members().end(), [](const Value::Member &member) {
        return isOneOf({"name", "key", "header", "field", "parameter"}, member.first) && member.second.isString() &&
               (base::isSecretName(member.second.bytes()) || isPluralOfSecret(member.second.bytes()));
    }))
{}

bool SecretMembers::contain(QByteArrayView name, const Value &value) const
{
    // The plural with a number is a count: `max_tokens`.
    return base::isSecretCollection(name) || (isPluralOfSecret(name) && value.type() != Value::Type::Number) ||
           (m_isPair && isOneOf({"value", "values"}, name));
}

bool isMapOfIds(QByteArrayView name, const Value &value)
{
    return name == "access_rights" && value.type() == Value::Type::Object;
}

bool isSecretField(const Value &array)
{
    if (array.items().size() != 2 || !array.items().at(0).isString())
        return false;
    const QByteArray &name = array.items().at(0).bytes();
    return traffic::isSecretRequestField(name, {}) || traffic::isSecretResponseField(name);
}

Value withoutSecrets(const Value &value, bool isSecret)
{
    if (value.type() == Value::Type::Object)
        return cleanedObject(value, isSecret);
    if (value.type() == Value::Type::Array) {
        const bool isField = isSecretField(value);
        QList<Value> items;
        items.reserve(value.items().size());
        for (const Value &item : value.items())
            items.append(withoutSecrets(item, isSecret || (isField && !items.isEmpty())));
        return Value::array(std::move(items));
    }
    const bool isText = value.isString() || value.type() == Value::Type::Number;
    if (isSecret && isText && !value.bytes().isEmpty())
        return Value::string(traffic::Redacted.toByteArray());
    return value.isString() ? cleanText(value) : value;
}

} // namespace management
