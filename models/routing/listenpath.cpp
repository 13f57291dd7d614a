#include "listenpath.h"

#include "result.h"

namespace routing {

namespace {

using Kind = ListenPathProblem::Kind;

/** Index of the brace that closes the one at `open`; braces inside an expression are counted. */
qsizetype closingBrace(QByteArrayView text, qsizetype open)
{
    int depth = 0;
    for (qsizetype at = open; at < text.size(); ++at) {
        if (text[at] == '\\')
            ++at;
        else if (text[at] == '{')
            ++depth;
        else if (text[at] == '}' && --depth == 0)
            return at;
    }
    return -1;
}

QString escaped(QByteArrayView literal)
{
    return QRegularExpression::escape(QString::fromLatin1(literal.data(), literal.size()));
}

/** `{id}` becomes one segment, `{name:regex}` its expression, and the rest is literal. */
base::Result<QString, ListenPathProblem> patternText(QByteArrayView text)
{
    QString pattern;
    qsizetype from = 0;
    while (from < text.size()) {
        const qsizetype open = text.indexOf('{', from);
        if (open < 0)
            break;
        const qsizetype close = closingBrace(text, open);
        if (close < 0)
            return ListenPathProblem{Kind::UnbalancedBrace, {}};
        const QByteArrayView parameter = text.sliced(open + 1, close - open - 1);
        const qsizetype colon = parameter.indexOf(':');
        if (parameter.isEmpty() || colon == parameter.size() - 1)
            return ListenPathProblem{Kind::EmptyParameter, {}};
        pattern += escaped(text.sliced(from, open - from));
        const QByteArrayView expression = colon < 0 ? QByteArrayView("[^/]+") : parameter.sliced(colon + 1);
        pattern += u"(?:"_qs + QString::fromLatin1(expression.data(), expression.size()) + u')';
        from = close + 1;
    }
    return pattern + escaped(text.sliced(from));
}

base::Result<QRegularExpression, ListenPathProblem> compiled(QByteArrayView text)
{
    const auto pattern = patternText(text);
    if (!pattern)
        return pattern.error();
    QRegularExpression expression(anchoredPattern(*pattern));
    if (!expression.isValid())
        return ListenPathProblem{Kind::InvalidPattern, expression.errorString()};
    if (expression.match(QString()).hasMatch() && pattern->isEmpty())
        return ListenPathProblem{Kind::EmptyParameter, {}};
    expression.optimize();
    return expression;
}

bool isSafe(char c)
{
    return c > 0x20 && c < 0x7f && c != '"' && c != '<' && c != '>';
}

} // namespace

QByteArray normalizedListenPath(QByteArrayView written)
{
    static constexpr char digits[] = "0123456789ABCDEF";
    QByteArray path;
    if (!written.startsWith('/'))
        path.append('/');
    for (const char c : written) {
        const auto byte = static_cast<unsigned char>(c);
        // Clients send such bytes percent-encoded.
        if (isSafe(c))
            path.append(c);
        else
            path.append('%').append(digits[byte >> 4]).append(digits[byte & 15]);
    }
    return path;
}

std::optional<ListenPathProblem> listenPathProblem(QByteArrayView written)
{
    const QByteArray text = normalizedListenPath(written);
    if (!text.contains('{'))
        return std::nullopt;
    const auto expression = compiled(text);
    return expression ? std::nullopt : std::optional(expression.error());
}

QString listenPathPattern(QByteArrayView written)
{
    const auto pattern = patternText(normalizedListenPath(written));
    return pattern ? *pattern : QString();
}

QString anchoredPattern(const QString &pattern)
{
    // Steps and depth of PCRE2. Compiled code counts fewer steps than interpreted code.
    return u"(*LIMIT_MATCH=100000)(*LIMIT_DEPTH=2000)\\A(?:"_qs + pattern + u')';
}

ListenPath::ListenPath(QByteArrayView written, bool prefixMatch)
    : m_text(normalizedListenPath(written))
    , m_prefixMatch(prefixMatch)
{
    if (!m_text.contains('{'))
        return;
    const auto expression = compiled(m_text);
    m_pattern = expression ? *expression : QRegularExpression(QStringLiteral("(*FAIL)"));
}

std::optional<qsizetype> ListenPath::match(QByteArrayView path) const
{
    qsizetype taken = m_text.size();
    if (m_pattern) {
        const auto found = m_pattern->match(QString::fromLatin1(path.data(), path.size()));
        if (!found.hasMatch())
            return std::nullopt;
        taken = found.capturedLength();
    } else if (!path.startsWith(m_text)) {
        return std::nullopt;
    }
    return m_prefixMatch || endsAtSegment(path, taken) ? std::optional(taken) : std::nullopt;
}

bool ListenPath::endsAtSegment(QByteArrayView path, qsizetype at) const
{
    return at == path.size() || path[at] == '/' || (at > 0 && path[at - 1] == '/');
}

bool ListenPath::precedes(const ListenPath &other) const
{
    if (m_text.size() != other.m_text.size())
        return m_text.size() > other.m_text.size();
    return !m_pattern && other.m_pattern;
}

std::optional<ListenPathOverlap> overlapOf(QByteArrayView added, QByteArrayView served, bool prefixMatch)
{
    const ListenPath first(added, prefixMatch);
    const ListenPath second(served, prefixMatch);
    const QByteArray addedText = normalizedListenPath(added);
    const QByteArray servedText = normalizedListenPath(served);
    if (second.match(addedText))
        return ListenPathOverlap{addedText, first.precedes(second)};
    if (first.match(servedText))
        return ListenPathOverlap{servedText, first.precedes(second)};
    return std::nullopt;
}

} // namespace routing
