#include "pointer.h"

#include <algorithm>

namespace document {

namespace {

/** Replaces `~1` by `/` and `~0` by `~` (RFC 6901 §4); nothing when another character follows a tilde. */
std::optional<QByteArray> unescaped(QByteArrayView token)
{
    QByteArray plain;
    plain.reserve(token.size());
    for (qsizetype i = 0; i < token.size(); ++i) {
        if (token[i] != '~') {
            plain.append(token[i]);
            continue;
        }
        const char next = ++i < token.size() ? token[i] : '\0';
        if (next != '0' && next != '1')
            return std::nullopt;
        plain.append(next == '0' ? '~' : '/');
    }
    return plain;
}

QByteArray escaped(QByteArray token)
{
    return token.replace("~", "~0").replace("/", "~1");
}

} // namespace

std::optional<Pointer> Pointer::parse(QStringView text)
{
    const bool isFragment = text.startsWith(u'#');
    QByteArray bytes = text.mid(isFragment ? 1 : 0).toUtf8();
    if (isFragment)
        bytes = QByteArray::fromPercentEncoding(bytes);
    if (bytes.isEmpty())
        return Pointer();
    if (!bytes.startsWith('/'))
        return std::nullopt;
    QList<QByteArray> tokens;
    const QList<QByteArray> parts = bytes.mid(1).split('/');
    for (const QByteArray &part : parts) {
        std::optional<QByteArray> token = unescaped(part);
        if (!token)
            return std::nullopt;
        tokens.append(*std::move(token));
    }
    return Pointer(std::move(tokens));
}

QString Pointer::toString() const
{
    QByteArray text;
    for (const QByteArray &token : m_tokens)
        text += '/' + escaped(token);
    return QString::fromUtf8(text);
}

Pointer Pointer::parent() const
{
    return m_tokens.isEmpty() ? Pointer() : Pointer(m_tokens.first(m_tokens.size() - 1));
}

Pointer Pointer::child(const QByteArray &key) const
{
    QList<QByteArray> tokens = m_tokens;
    tokens.append(key);
    return Pointer(std::move(tokens));
}

Pointer Pointer::child(qsizetype index) const
{
    return child(QByteArray::number(index));
}

bool Pointer::contains(const Pointer &other) const
{
    return m_tokens.size() <= other.m_tokens.size() &&
           std::equal(m_tokens.cbegin(), m_tokens.cend(), other.m_tokens.cbegin());
}

} // namespace document
