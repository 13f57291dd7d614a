#include "servedpath.h"

#include <algorithm>

namespace reach {

namespace {

constexpr qint64 StepsOfMatch = 100;        ///< For matching an expression of the usual kind.
constexpr qint64 StepsOfGivingUp = 200'000; ///< For one that reaches the limit of its steps.

} // namespace

ServedPath::ServedPath(const QByteArray &written, bool prefixMatch)
    : m_isValid(!written.trimmed().isEmpty() && !routing::listenPathProblem(written))
    , m_prefixMatch(prefixMatch)
    , m_text(routing::normalizedListenPath(written))
    , m_path(written, prefixMatch)
{
    m_endsInSlash = m_text.endsWith('/');
    if (m_isValid)
        divide();
    m_hasExpression = std::any_of(m_segments.cbegin(), m_segments.cend(),
                                  [](const Segment &segment) { return segment.kind == Segment::Kind::Expression; });
    if (m_hasExpression)
        m_expression.setPattern(routing::anchoredPattern(routing::listenPathPattern(m_text)));
    for (qsizetype i = 0; i < m_segments.size(); ++i) {
        Segment &segment = m_segments[i];
        if (segment.kind == Segment::Kind::Mixed)
            segment.pattern = std::make_shared<const routing::ListenPath>('/' + segment.text, isPrefix(i));
    }
}

/** Slashes in braces belong to an expression. */
void ServedPath::divide()
{
    const auto kindOf = [](const QByteArray &text) {
        if (!text.contains('{'))
            return Segment::Kind::Literal;
        if (text.contains(':'))
            return Segment::Kind::Expression;
        return text.startsWith('{') && text.indexOf('}') == text.size() - 1 ? Segment::Kind::Parameter
                                                                            : Segment::Kind::Mixed;
    };
    qsizetype begin = 1;
    int depth = 0;
    for (qsizetype at = begin; at <= m_text.size(); ++at) {
        const char c = at < m_text.size() ? m_text[at] : '/';
        if (c == '\\' && depth > 0)
            ++at;
        else if (c == '{')
            ++depth;
        else if (c == '}')
            --depth;
        else if (c == '/' && depth == 0) {
            const QByteArray text = m_text.mid(begin, at - begin);
            if (at < m_text.size() || !text.isEmpty())
                m_segments.append({kindOf(text), text});
            begin = at + 1;
        }
    }
}

bool ServedPath::segmentCovers(const Segment &one, const Segment &other, bool isPrefix)
{
    if (one.kind == Segment::Kind::Parameter)
        return other.kind != Segment::Kind::Expression && !other.text.isEmpty();
    if (one.kind == Segment::Kind::Literal && other.kind == Segment::Kind::Literal && isPrefix)
        return other.text.startsWith(one.text);
    return one.kind == other.kind && one.text == other.text;
}

bool ServedPath::covers(const ServedPath &other) const
{
    const qsizetype more = other.m_segments.size() - m_segments.size();
    if (more < 0 || (more == 0 && m_endsInSlash && !other.m_endsInSlash))
        return false;
    for (qsizetype i = 0; i < m_segments.size(); ++i) {
        if (!segmentCovers(m_segments.at(i), other.m_segments.at(i), isPrefix(i)))
            return false;
    }
    return true;
}

std::optional<QByteArray> ServedPath::commonSegment(const Segment &one, const Segment &other, bool isOnePrefix,
                                                    bool isOtherPrefix, StepBudget &budget)
{
    using Kind = Segment::Kind;
    if (one.kind == Kind::Literal && other.kind == Kind::Literal) {
        if (one.text == other.text || (isOtherPrefix && one.text.startsWith(other.text)))
            return one.text;
        return isOnePrefix && other.text.startsWith(one.text) ? std::optional(other.text) : std::nullopt;
    }
    // The narrower of both says more.
    const bool isOne = one.kind == Kind::Literal || other.kind == Kind::Parameter;
    const Segment &narrow = isOne ? one : other;
    const Segment &wide = isOne ? other : one;
    if (narrow.kind != Segment::Kind::Literal || wide.kind != Segment::Kind::Mixed)
        return narrow.text;
    budget.take(StepsOfMatch + narrow.text.size());
    if (wide.pattern->match('/' + narrow.text))
        return narrow.text;
    // What begins with the literal can match.
    return (isOne ? isOnePrefix : isOtherPrefix) ? std::optional(wide.text) : std::nullopt;
}

/** True if the expression matches a beginning of the literal's paths, or if they begin what it matches. */
bool ServedPath::canMatchBelow(const ServedPath &literal, StepBudget &budget) const
{
    budget.take(literal.m_segments.size() + StepsOfMatch);
    const auto isLiteral = [](const Segment &segment) { return segment.kind == Segment::Kind::Literal; };
    if (!std::all_of(literal.m_segments.cbegin(), literal.m_segments.cend(), isLiteral))
        return true;
    const QByteArray below = literal.m_text.endsWith('/') || m_prefixMatch ? literal.m_text : literal.m_text + '/';
    if (m_path.match(literal.m_text) || m_path.match(below))
        return true;
    const auto match = m_expression.match(QString::fromLatin1(below), 0, QRegularExpression::PartialPreferFirstMatch);
    if (!match.isValid())
        budget.take(StepsOfGivingUp);
    return match.hasPartialMatch() || !match.isValid();
}

std::optional<QByteArray> ServedPath::commonWith(const ServedPath &other, StepBudget &budget) const
{
    for (const auto &[one, two] : {std::pair(this, &other), std::pair(&other, this)}) {
        if (one->m_hasExpression)
            return one->canMatchBelow(*two, budget) ? std::optional(two->m_text) : std::nullopt;
    }
    QByteArray path;
    const qsizetype both = std::min(m_segments.size(), other.m_segments.size());
    for (qsizetype i = 0; i < both; ++i) {
        const auto common = commonSegment(m_segments.at(i), other.m_segments.at(i), isPrefix(i), other.isPrefix(i),
                                          budget);
        if (!budget.take(1) || !common)
            return std::nullopt;
        path.append('/').append(*common);
    }
    const ServedPath &longer = m_segments.size() > both ? *this : other;
    for (const Segment &segment : longer.m_segments.sliced(both))
        path.append('/').append(segment.text);
    const bool endsInSlash = longer.m_endsInSlash || (longer.m_segments.size() == both && m_endsInSlash);
    budget.take(path.size());
    return path.isEmpty() || endsInSlash ? path + '/' : path;
}

} // namespace reach
