#include "secretreference.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace secrets {

namespace {

struct Scheme {
    QStringView text;
    Store store;
};

constexpr std::array schemes{
    Scheme{u"env://", Store::Environment}, Scheme{u"file://", Store::File},   Scheme{u"secrets://", Store::Keychain},
    Scheme{u"consul://", Store::Consul},   Scheme{u"vault://", Store::Vault}, Scheme{u"kv://", Store::Named},
};
constexpr QStringView braced = u"$kv{";
constexpr QStringView otherFields = u"$secret_";

bool isAsciiLetter(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z');
}

bool isAsciiDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

bool isNameCharacter(QChar c)
{
    return isAsciiLetter(c) || isAsciiDigit(c) || c == u'_';
}

bool isPathCharacter(QChar c)
{
    return c.isLetterOrNumber() || c.isSurrogate() || QStringView(u"_-./~%@+").contains(c);
}

bool isFieldCharacter(QChar c)
{
    return c.isLetterOrNumber() || c.isSurrogate() || QStringView(u"_-.").contains(c);
}

template<typename Accepts>
qsizetype endOfRun(QStringView value, qsizetype from, Accepts accepts)
{
    while (from < value.size() && accepts(value[from]))
        ++from;
    return from;
}

/** `a/b` of `store/a/b`; whether both parts are there. */
bool splitStore(SecretReference &reference, const QString &text, QChar separator)
{
    const qsizetype at = text.indexOf(separator);
    if (at <= 0 || at == text.size() - 1)
        return false;
    reference.storeName = text.left(at);
    reference.path = text.mid(at + 1);
    return true;
}

bool isWellFormed(const SecretReference &reference, bool hasFieldMark)
{
    if (reference.path.isEmpty() || (hasFieldMark && reference.field.isEmpty()))
        return false;
    switch (reference.store) {
    case Store::Environment:
        return !isAsciiDigit(reference.path.front());
    case Store::File:
        return isSafeRelativePath(reference.path);
    case Store::Vault:
        return hasFieldMark && isSafeRelativePath(reference.path);
    case Store::Consul:
    case Store::Named:
        return isSafeRelativePath(reference.path);
    case Store::Keychain:
        return true;
    }
    return false;
}

/** Reads the value once from left to right; each reader returns where the next one goes on. */
class Scanner final
{
public:
    explicit Scanner(const QString &value)
        : m_value(value)
    {}

    ReferenceScan run()
    {
        qsizetype at = 0;
        while (at < m_value.size())
            at = readAt(at);
        return std::move(m_scan);
    }

private:
    qsizetype readAt(qsizetype at)
    {
        const QStringView rest = m_value.sliced(at);
        if (rest.startsWith(braced))
            return readBraced(at);
        if (rest.startsWith(otherFields))
            return readOtherField(at);
        const bool insideWord = at > 0 && (m_value[at - 1].isLetterOrNumber() || m_value[at - 1] == u'_');
        if (!insideWord) {
            const auto scheme = std::find_if(schemes.begin(), schemes.end(),
                                             [&](const Scheme &s) { return rest.startsWith(s.text); });
            if (scheme != schemes.end())
                return readScheme(at, *scheme);
        }
        return at + 1;
    }

    qsizetype readScheme(qsizetype at, const Scheme &scheme)
    {
        SecretReference reference;
        reference.store = scheme.store;
        const qsizetype bodyStart = at + scheme.text.size();
        qsizetype end = scheme.store == Store::Environment ? endOfRun(m_value, bodyStart, isNameCharacter)
                                                           : endOfRun(m_value, bodyStart, isPathCharacter);
        const QString body = m_value.sliced(bodyStart, end - bodyStart).toString();
        const bool takesField = scheme.store == Store::Vault || scheme.store == Store::Named;
        const bool hasFieldMark = takesField && end < m_value.size() && m_value[end] == u'#';
        if (hasFieldMark) {
            const qsizetype fieldStart = end + 1;
            end = endOfRun(m_value, fieldStart, isFieldCharacter);
            reference.field = m_value.sliced(fieldStart, end - fieldStart).toString();
        }
        if (scheme.store == Store::Named)
            splitStore(reference, body, u'/');
        else
            reference.path = body;
        return take(reference, at, end, isWellFormed(reference, hasFieldMark));
    }

    /** `$kv{store:path#field}`; without its closing brace, the reference extends to the end of the value. */
    qsizetype readBraced(qsizetype at)
    {
        const qsizetype close = m_value.indexOf(u'}', at);
        if (close < 0) {
            m_scan.malformed.append({at, m_value.size() - at, braced.toString() + u'…'});
            return m_value.size();
        }
        const QString body = m_value.sliced(at + braced.size(), close - at - braced.size()).toString();
        SecretReference reference;
        reference.store = Store::Named;
        const qsizetype mark = body.indexOf(u'#');
        if (mark >= 0)
            reference.field = body.mid(mark + 1);
        const bool hasBoth = splitStore(reference, mark < 0 ? body : body.left(mark), u':');
        return take(reference, at, close + 1, hasBoth && isWellFormed(reference, mark >= 0));
    }

    /** `$secret_env.NAME` and similar references work only in other fields; here they would be sent unchanged. */
    qsizetype readOtherField(qsizetype at)
    {
        const qsizetype dot = endOfRun(m_value, at + otherFields.size(), isAsciiLetter);
        if (dot == at + otherFields.size() || dot >= m_value.size() || m_value[dot] != u'.')
            return at + 1;
        return take({}, at, endOfRun(m_value, dot + 1, isPathCharacter), false);
    }

    qsizetype take(SecretReference reference, qsizetype start, qsizetype end, bool wellFormed)
    {
        if (wellFormed) {
            reference.start = start;
            reference.length = end - start;
            m_scan.references.append(std::move(reference));
        } else {
            m_scan.malformed.append({start, end - start, m_value.sliced(start, end - start).toString()});
        }
        return end;
    }

    QStringView m_value;
    ReferenceScan m_scan;
};

} // namespace

ReferenceScan scanReferences(const QString &value)
{
    return Scanner(value).run();
}

QString referenceText(const SecretReference &reference)
{
    const auto scheme = std::find_if(schemes.begin(), schemes.end(),
                                     [&](const Scheme &s) { return s.store == reference.store; });
    QString text = scheme->text.toString();
    if (reference.store == Store::Named)
        text += reference.storeName + u'/';
    text += reference.path;
    if (!reference.field.isEmpty())
        text += u'#' + reference.field;
    return text;
}

bool isSafeRelativePath(const QString &path)
{
    if (path.isEmpty() || path.contains(u'\\') || path.contains(QChar(u'\0')))
        return false;
    const QStringList segments = path.split(u'/');
    return std::none_of(segments.begin(), segments.end(), [](const QString &segment) {
        return segment.isEmpty() || segment == u"." || segment == u"..";
    });
}

} // namespace secrets
