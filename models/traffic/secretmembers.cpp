#include "secretmembers.h"

#include "escapedstring.h"
#include "knownsecrets.h"
#include "namelookup.h"
#include "secretnames.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace traffic {

namespace {

/** In deeper strings a number gets no quotes: each would be longer than what it replaces by as many backslashes. */
constexpr qsizetype MostBackslashes = 15;

/** A value that must not be seen: its place with its quotes, and what is between them. */
struct SecretValue {
    qsizetype begin = 0;
    qsizetype end = 0;
    QByteArrayView name;
    QByteArrayView content;
    qsizetype backslashes = 0; ///< Before each of its quotes: 0, and 1, 3, 7 … within so many JSON strings.
    bool isString = false;
};

/** Finds the values one after the other. */
class MemberScanner final
{
public:
    MemberScanner(QByteArrayView text, const QList<QByteArray> &customNames)
        : m_text(text)
        , m_custom(customNames)
    {}

    /** The next value, or false at the end of the text. */
    bool next(SecretValue &value)
    {
        if (m_isInList && nextInList(value))
            return true;
        m_isInList = false;
        for (;;) {
            const qsizetype quote = m_text.indexOf('"', m_at);
            if (quote < 0)
                return false;
            m_at = quote + 1;
            if (nameEndsAt(quote, value) && valueFollows(value))
                return true;
        }
    }

private:
    [[nodiscard]] char at(qsizetype place) const { return place < m_text.size() ? m_text[place] : '\0'; }

    [[nodiscard]] static bool isNameCharacter(char c)
    {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
    }

    bool nameEndsAt(qsizetype quote, SecretValue &value) const
    {
        value.backslashes = secrets::backslashesBefore(m_text, quote);
        const qsizetype end = quote - value.backslashes;
        qsizetype begin = end;
        while (begin > 0 && isNameCharacter(m_text[begin - 1]))
            --begin;
        if (begin == end || begin == 0 || m_text[begin - 1] != '"' ||
            secrets::backslashesBefore(m_text, begin - 1) != value.backslashes)
            return false;
        value.name = m_text.sliced(begin, end - begin);
        return true;
    }

    /** Blanks, and the escapes of line ends within a JSON string. */
    void skipBlanks()
    {
        for (;;) {
            qsizetype place = m_at;
            while (at(place) == '\\')
                ++place;
            const char c = at(place);
            const bool isEscape = place > m_at && (c == 'n' || c == 'r' || c == 't');
            const bool isBlank = place == m_at && (c == ' ' || c == '\n' || c == '\r' || c == '\t');
            if (!isEscape && !isBlank)
                return;
            m_at = place + 1;
        }
    }

    bool valueFollows(SecretValue &value)
    {
        const bool isField = isSecretRequestField(value.name, {}) || m_custom.contains(value.name) ||
                             isSecretResponseField(value.name);
        if (!isField && !isSecretMember(value.name))
            return false;
        const qsizetype start = m_at;
        skipBlanks();
        // Lists of headers are often lists of pairs.
        if (at(m_at) == ':' || (isField && at(m_at) == ',')) {
            ++m_at;
            skipBlanks();
            if (takeScalar(value))
                return true;
            if (at(m_at) == '[') {
                ++m_at;
                m_list = value;
                m_isInList = nextInList(value);
                return m_isInList;
            }
        }
        m_at = start;
        return false;
    }

    bool nextInList(SecretValue &value)
    {
        value = m_list;
        skipBlanks();
        if (at(m_at) == ',')
            ++m_at;
        skipBlanks();
        return takeScalar(value);
    }

    bool takeScalar(SecretValue &value)
    {
        value.begin = m_at;
        value.isString = false;
        qsizetype place = m_at;
        while (at(place) == '\\' && place - m_at < value.backslashes)
            ++place;
        if (at(place) == '"' && place - m_at == value.backslashes)
            return takeString(value, place + 1);
        if (at(m_at) != '-' && (at(m_at) < '0' || at(m_at) > '9'))
            return false;
        while (QByteArrayView("0123456789+-.eE").contains(at(m_at)) && m_at < m_text.size())
            ++m_at;
        value.end = m_at;
        value.content = m_text.sliced(value.begin, m_at - value.begin);
        return true;
    }

    bool takeString(SecretValue &value, qsizetype from)
    {
        const secrets::EscapedEnd end = secrets::endOfEscapedString(m_text, from, value.backslashes);
        value.isString = true;
        value.end = end.end;
        value.content = m_text.sliced(from, end.contentEnd - from);
        m_at = value.end;
        return true;
    }

    QByteArrayView m_text;
    NameLookup m_custom;
    qsizetype m_at = 0;
    bool m_isInList = false;
    SecretValue m_list;
};

QByteArray unescaped(const SecretValue &value)
{
    QByteArray content = value.content.toByteArray();
    for (qsizetype left = value.backslashes; content.contains('\\'); left /= 2) {
        const QJsonDocument json = QJsonDocument::fromJson("[\"" + content + "\"]");
        if (!json.isArray())
            break;
        content = json.array().first().toString().toUtf8();
        if (left == 0)
            break;
    }
    return content;
}

} // namespace

QByteArray withoutSecretMembers(QByteArrayView text, const QList<QByteArray> &customNames)
{
    QByteArray out;
    appendWithoutSecretMembers(text, customNames, {}, out);
    return out;
}

void appendWithoutSecretMembers(QByteArrayView text, const QList<QByteArray> &customNames, const KnownSecrets &known,
                                QByteArray &out)
{
    qsizetype copied = 0;
    MemberScanner scanner(text, customNames);
    for (SecretValue value; scanner.next(value); copied = value.end) {
        const bool hasQuotes = value.isString || value.backslashes <= MostBackslashes;
        const QByteArray quote = hasQuotes ? QByteArray(value.backslashes, '\\') + '"' : QByteArray();
        known.appendRemoved(text.sliced(copied, value.begin - copied), out);
        out.append(quote).append(redactedValue(value.name, value.content)).append(quote);
    }
    known.appendRemoved(text.sliced(copied), out);
}

QList<SecretPlace> secretPlaces(QByteArrayView text, const QList<QByteArray> &customNames, const KnownSecrets &known)
{
    QList<SecretPlace> places;
    qsizetype passed = 0;
    const auto addKnown = [&](qsizetype end) {
        for (const SecretPlace &place : known.placesIn(text.sliced(passed, end - passed)))
            places.append({passed + place.begin, passed + place.end});
    };
    MemberScanner scanner(text, customNames);
    for (SecretValue value; scanner.next(value); passed = value.end) {
        addKnown(value.begin);
        places.append({value.begin, value.end});
    }
    addKnown(text.size());
    return places;
}

QList<QByteArray> secretMemberValues(QByteArrayView text, const QList<QByteArray> &customNames)
{
    QList<QByteArray> values;
    MemberScanner scanner(text, customNames);
    for (SecretValue value; scanner.next(value);)
        values.append(unescaped(value));
    return values;
}

} // namespace traffic
