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

Value cleanText(const Value &value)
{
    const QByteArray &text = value.bytes();
    if (isCredentialText(text))
        return Value::string(traffic::Redacted.toByteArray());
    const bool mayBeJson = text.contains('{') || text.contains('[');
    const QByteArray clean = mayBeJson ? traffic::withoutSecretMembers(text) : text;
    return Value::string(looksLikeUrl(clean) ? shownUrl(QString::fromUtf8(clean)).toUtf8() : clean);
}

bool isNameMember(QByteArrayView name)
{
    return name.compare("name", Qt::CaseInsensitive) == 0 || name.compare("key", Qt::CaseInsensitive) == 0;
}

/** True for an object such as `{"name": "client_secret", "value": "…"}`. */
bool isSecretPair(const Value &value)
{
    return std::any_of(value.members().begin(), value.members().end(), [](const Value::Member &member) {
        return isNameMember(member.first) && member.second.isString() && base::isSecretName(member.second.bytes());
    });
}

Value cleaned(const Value &value, bool isSecret)
{
    if (value.type() == Value::Type::Object) {
        const bool isPair = isSecretPair(value);
        QList<Value::Member> members;
        members.reserve(value.members().size());
        for (const auto &[name, member] : value.members()) {
            const bool isOwnSecret = base::isSecretName(name) || base::isSecretCollection(name) ||
                                     (isPair && name.compare("value", Qt::CaseInsensitive) == 0);
            members.append({name, cleaned(member, isSecret || isOwnSecret)});
        }
        return Value::object(std::move(members));
    }
    if (value.type() == Value::Type::Array) {
        QList<Value> items;
        items.reserve(value.items().size());
        for (const Value &item : value.items())
            items.append(cleaned(item, isSecret));
        return Value::array(std::move(items));
    }
    const bool isText = value.isString() || value.type() == Value::Type::Number;
    if (isSecret && isText && !value.bytes().isEmpty())
        return Value::string(traffic::Redacted.toByteArray());
    return value.isString() ? cleanText(value) : value;
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
    QString shown = text.size() > MaximumSsoUrlLength ? text.left(MaximumSsoUrlLength) + u'…' : text;
    const qsizetype blanks = std::find_if(shown.begin(), shown.end(), [](QChar c) { return !c.isSpace(); }) -
                             shown.begin();
    shown = shown.left(blanks) + withoutCredentials(shown.mid(blanks));
    return withoutSecretParametersOf(withoutSecretParametersOf(shown, u'?'), u'#');
}

document::Value withoutSecrets(const document::Value &value)
{
    return cleaned(value, false);
}

} // namespace management
