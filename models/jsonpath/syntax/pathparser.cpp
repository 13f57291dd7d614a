#include "pathparser.h"

#include "rfcparser.h"
#include "scriptparser.h"

#include <algorithm>

namespace jsonpath {

namespace {

constexpr qsizetype MaximumLength = 5'000;
constexpr qsizetype MaximumSegments = 200;
/** In names without quotes, after a dot and in brackets. */
constexpr QByteArrayView DotNameCharacters = "-$@/{}+";
constexpr QByteArrayView BracketNameCharacters = "-$@/{}";

} // namespace

bool Query::isSingular() const
{
    return std::all_of(segments.begin(), segments.end(), [](const Segment &segment) {
        return segment.kind == Segment::Kind::Child && segment.selectors.size() == 1 &&
               (segment.selectors[0].kind == Selector::Kind::Name ||
                segment.selectors[0].kind == Selector::Kind::Index);
    });
}

std::shared_ptr<const Query> PathParser::parseAll()
{
    auto query = std::make_shared<Query>();
    if (m_cursor.peek(MaximumLength) != '\0') {
        m_cursor.fail(QLatin1String("a shorter path"));
        return nullptr;
    }
    if (!m_cursor.take("$")) {
        m_cursor.fail(QLatin1String("$"));
        return nullptr;
    }
    if (!parseSegments(*query))
        return nullptr;
    if (!m_cursor.isAtEnd()) {
        m_cursor.fail(QLatin1String("the end of the path"));
        return nullptr;
    }
    return query;
}

std::shared_ptr<const Query> PathParser::parseQuery()
{
    m_isInFilter = true;
    auto query = std::make_shared<Query>();
    query->isAbsolute = m_cursor.peek() == '$';
    m_cursor.skip();
    return parseSegments(*query) ? query : nullptr;
}

bool PathParser::parseSegments(Query &query)
{
    for (;;) {
        const qsizetype before = m_cursor.offset();
        m_cursor.skipBlanks();
        if (m_cursor.peek() != '.' && m_cursor.peek() != '[' &&
            (m_isInFilter || (m_cursor.peek() != '^' && m_cursor.peek() != '~'))) {
            m_cursor.moveTo(before);
            return true;
        }
        if (query.segments.size() >= MaximumSegments)
            return m_cursor.fail(QLatin1String("a shorter path"));
        if (!parseSegment(query))
            return false;
    }
}

bool PathParser::parseSegment(Query &query)
{
    if (!query.segments.isEmpty() && query.segments.last().kind == Segment::Kind::Keys)
        return m_cursor.fail(QLatin1String("the end of the path after ~"));
    Segment segment;
    bool isRight = true;
    if (m_cursor.take("^"))
        segment.kind = Segment::Kind::Parent;
    else if (m_cursor.take("~"))
        segment.kind = Segment::Kind::Keys;
    else if (m_cursor.peek() == '[')
        isRight = parseBrackets(segment);
    else {
        segment.kind = m_cursor.take("..") ? Segment::Kind::Descendant : Segment::Kind::Child;
        if (segment.kind == Segment::Kind::Child)
            m_cursor.skip();
        isRight = m_cursor.peek() == '[' ? parseBrackets(segment) : parseAfterDot(segment);
    }
    query.segments.append(segment);
    return isRight;
}

bool PathParser::parseAfterDot(Segment &segment)
{
    if (m_cursor.take("*")) {
        segment.selectors.append(Selector{});
        return true;
    }
    const QByteArray name = m_cursor.takeName(m_isInFilter ? QByteArrayView() : DotNameCharacters);
    if (name.isEmpty())
        return m_cursor.fail(QLatin1String("a name or *"));
    segment.selectors.append({.kind = Selector::Kind::Name, .name = name});
    return true;
}

bool PathParser::parseBrackets(Segment &segment)
{
    const Nesting nesting(m_cursor);
    if (!nesting.isAllowed())
        return false;
    m_cursor.skip();
    do {
        m_cursor.skipBlanks();
        if (!parseSelector(segment))
            return false;
        m_cursor.skipBlanks();
    } while (m_cursor.take(","));
    return m_cursor.take("]") || m_cursor.fail(QLatin1String("]"));
}

bool PathParser::parseSelector(Segment &segment)
{
    Selector selector;
    bool isRight = true;
    const char c = m_cursor.peek();
    if (c == '\'' || c == '"') {
        const std::optional<QByteArray> name = m_cursor.takeString();
        isRight = name.has_value();
        selector = {.kind = Selector::Kind::Name, .name = name.value_or(QByteArray())};
    } else if (m_cursor.take("*")) {
        selector.kind = Selector::Kind::Wildcard;
    } else if (m_cursor.take("?")) {
        isRight = parseFilter(selector);
    } else if (c == '(' && !m_isInFilter) {
        isRight = parseFromEnd(selector);
    } else if (c == '-' || c == ':' || (c >= '0' && c <= '9')) {
        isRight = parseNumbers(selector);
    } else {
        const QByteArray name = m_isInFilter ? QByteArray() : m_cursor.takeName(BracketNameCharacters);
        isRight = !name.isEmpty() || m_cursor.fail(QLatin1String("a name in quotes, a number, *, or a filter"));
        selector = {.kind = Selector::Kind::Name, .name = name};
    }
    segment.selectors.append(selector);
    return isRight;
}

bool PathParser::parseNumbers(Selector &selector)
{
    const auto number = [this](std::optional<qint64> &into) {
        const char c = m_cursor.peek();
        if (c != '-' && (c < '0' || c > '9'))
            return true;
        into = m_cursor.takeInteger();
        return into.has_value() || m_cursor.fail(QLatin1String("an integer"));
    };
    const auto colon = [this] {
        const qsizetype before = m_cursor.offset();
        m_cursor.skipBlanks();
        if (m_cursor.take(":")) {
            m_cursor.skipBlanks();
            return true;
        }
        m_cursor.moveTo(before);
        return false;
    };
    std::optional<qint64> step;
    if (!number(selector.start))
        return false;
    if (!colon()) {
        selector.kind = Selector::Kind::Index;
        selector.index = selector.start.value_or(0);
        return true;
    }
    selector.kind = Selector::Kind::Slice;
    if (!number(selector.end) || (colon() && !number(step)))
        return false;
    selector.step = step.value_or(1);
    return true;
}

bool PathParser::parseFilter(Selector &selector)
{
    m_cursor.skipBlanks();
    const qsizetype start = m_cursor.offset();
    if (m_cursor.peek() == '(' && !m_isInFilter) {
        selector.kind = Selector::Kind::ScriptFilter;
        if (ScriptParser(m_cursor).parseParenthesized(selector.filter))
            return true;
        // It can be an expression of the RFC, such as one with a path of several values.
        const Cursor asScript = m_cursor; // With its error.
        m_cursor.recover();
        m_cursor.moveTo(start);
        selector.kind = Selector::Kind::RfcFilter;
        selector.filter = {};
        if (parseRfcFilter(selector.filter))
            return true;
        m_cursor = asScript;
        return false;
    }
    selector.kind = Selector::Kind::RfcFilter;
    return parseRfcFilter(selector.filter);
}

bool PathParser::parseRfcFilter(Expression &filter)
{
    return RfcParser(m_cursor, [this] { return PathParser(m_cursor).parseQuery(); }).parse(filter);
}

/** `(@.length-1)` */
bool PathParser::parseFromEnd(Selector &selector)
{
    m_cursor.skip();
    m_cursor.skipBlanks();
    if (!m_cursor.take("@.length"))
        return m_cursor.fail(QLatin1String("@.length"));
    m_cursor.skipBlanks();
    if (!m_cursor.take("-"))
        return m_cursor.fail(QLatin1String("-"));
    m_cursor.skipBlanks();
    const std::optional<qint64> distance = m_cursor.takeInteger();
    if (!distance || *distance < 1)
        return m_cursor.fail(QLatin1String("a positive integer"));
    m_cursor.skipBlanks();
    selector.kind = Selector::Kind::Index;
    selector.index = -*distance;
    return m_cursor.take(")") || m_cursor.fail(QLatin1String(")"));
}

} // namespace jsonpath
