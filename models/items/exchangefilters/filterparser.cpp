#include "filterparser.h"

#include <algorithm>

namespace items {
namespace {

/** Brackets in each other; more are a mistake. Each takes some of the stack. */
constexpr int MaximumDepth = 50;

/** A word, operator or bracket of a filter. */
struct Token {
    enum class Kind { Term, Not, And, Or, Open, Close, End };
    Kind kind = Kind::End;
    QString text;         ///< The text without quotes.
    QString written;      ///< The text as it is in the filter.
    qsizetype colon = -1; ///< The index in `text` of the first colon outside of quotes, or -1.
    qsizetype position = 0;
};

class Tokens final
{
public:
    explicit Tokens(QStringView text)
        : m_text(text)
    {
        advance();
    }

    [[nodiscard]] const Token &current() const { return m_current; }
    [[nodiscard]] bool is(Token::Kind kind) const { return m_current.kind == kind; }
    Token take()
    {
        Token taken = std::move(m_current);
        advance();
        return taken;
    }

private:
    void advance()
    {
        while (m_at < m_text.size() && m_text.at(m_at).isSpace())
            ++m_at;
        m_current = {};
        m_current.position = m_at;
        if (m_at == m_text.size())
            return;
        if (m_text.at(m_at) == u'(' || m_text.at(m_at) == u')') {
            m_current.kind = m_text.at(m_at) == u'(' ? Token::Kind::Open : Token::Kind::Close;
            m_openBrackets += m_current.kind == Token::Kind::Open ? 1 : -1;
            m_current.written = m_text.at(m_at++);
            return;
        }
        const bool isFollowed = m_at + 1 < m_text.size() && !m_text.at(m_at + 1).isSpace();
        if (m_text.at(m_at) == u'-' && isFollowed) {
            m_current.kind = Token::Kind::Not;
            m_current.written = m_text.at(m_at++);
            return;
        }
        readWord();
    }

    /** A word ends at a space, or where a bracket closes that is open. */
    void readWord()
    {
        const qsizetype begin = m_at;
        bool isQuoted = false;
        bool hasQuotes = false;
        for (; m_at < m_text.size(); ++m_at) {
            const QChar c = m_text.at(m_at);
            if (!isQuoted && (c.isSpace() || (c == u')' && m_openBrackets > 0)))
                break;
            if (c == u'"') {
                isQuoted = !isQuoted;
                hasQuotes = true;
                continue;
            }
            if (c == u':' && !isQuoted && m_current.colon < 0)
                m_current.colon = m_current.text.size();
            m_current.text.append(c);
        }
        m_current.written = m_text.mid(begin, m_at - begin).toString();
        m_current.kind = hasQuotes ? Token::Kind::Term : kindOf(m_current.text);
    }

    static Token::Kind kindOf(QStringView word)
    {
        const auto is = [word](QStringView other) { return word.compare(other, Qt::CaseInsensitive) == 0; };
        if (is(u"not"))
            return Token::Kind::Not;
        if (is(u"and"))
            return Token::Kind::And;
        return is(u"or") ? Token::Kind::Or : Token::Kind::Term;
    }

    QStringView m_text;
    qsizetype m_at = 0;
    int m_openBrackets = 0;
    Token m_current;
};

/** True for a word before a colon that can only be meant as a key, unlike that of `http://host`. */
bool looksLikeKey(const Token &token)
{
    const QStringView name = QStringView(token.text).left(token.colon);
    return token.colon > 0 && !QStringView(token.text).mid(token.colon).startsWith(u"://") &&
           std::all_of(name.begin(), name.end(), [](QChar c) { return c.isLetter() || c == u'-'; });
}

class Parser final
{
public:
    explicit Parser(QStringView text)
        : m_tokens(text)
    {}

    ParsedFilter parse()
    {
        if (m_tokens.is(Token::Kind::End))
            return {};
        std::optional<FilterExpression> expression = any(0);
        if (expression && !m_tokens.is(Token::Kind::End))
            refuse(FilterMistake::Kind::Bracket, m_tokens.current());
        if (m_mistake)
            return {{}, m_mistake};
        return {std::move(expression), {}};
    }

private:
    using Expression = std::optional<FilterExpression>;

    /** Parts with `or` between them. */
    Expression any(int depth)
    {
        FilterExpression whole{FilterExpression::Kind::Any, {}, {}};
        while (true) {
            Expression part = all(depth);
            if (!part)
                return {};
            whole.parts.push_back(std::move(*part));
            if (!m_tokens.is(Token::Kind::Or))
                break;
            m_before = m_tokens.take();
        }
        return whole.parts.size() == 1 ? std::move(whole.parts.front()) : std::move(whole);
    }

    /** Parts beside each other, also with `and` between them. */
    Expression all(int depth)
    {
        FilterExpression whole{FilterExpression::Kind::All, {}, {}};
        while (true) {
            Expression part = one(depth);
            if (!part)
                return {};
            whole.parts.push_back(std::move(*part));
            if (m_tokens.is(Token::Kind::And))
                m_before = m_tokens.take();
            else if (m_tokens.is(Token::Kind::Or) || m_tokens.is(Token::Kind::Close) || m_tokens.is(Token::Kind::End))
                break;
        }
        return whole.parts.size() == 1 ? std::move(whole.parts.front()) : std::move(whole);
    }

    Expression one(int depth)
    {
        bool isNegated = false;
        for (; m_tokens.is(Token::Kind::Not); m_before = m_tokens.take())
            isNegated = !isNegated;
        Expression found;
        if (m_tokens.is(Token::Kind::Open))
            found = inBrackets(depth);
        else if (m_tokens.is(Token::Kind::Term))
            found = term(m_tokens.take());
        else
            refuse(FilterMistake::Kind::Missing, m_tokens.is(Token::Kind::End) ? m_before : m_tokens.current());
        if (found && isNegated) {
            FilterExpression whole{FilterExpression::Kind::Not, {}, {}};
            whole.parts.push_back(std::move(*found));
            return whole;
        }
        return found;
    }

    Expression inBrackets(int depth)
    {
        const Token open = m_tokens.take();
        m_before = open;
        if (depth == MaximumDepth)
            return refuse(FilterMistake::Kind::Bracket, open);
        Expression inside = any(depth + 1);
        if (!inside)
            return {};
        if (!m_tokens.is(Token::Kind::Close))
            return refuse(FilterMistake::Kind::Bracket, open);
        m_tokens.take();
        return inside;
    }

    Expression term(const Token &token)
    {
        std::optional<FilterTerm::Key> key;
        if (token.colon > 0)
            key = FilterTerm::keyNamed(QStringView(token.text).left(token.colon));
        if (!key && looksLikeKey(token)) {
            Token name = token;
            name.written = token.text.left(token.colon);
            return refuse(FilterMistake::Kind::UnknownKey, name);
        }
        std::optional<FilterTerm> read = FilterTerm::read(key.value_or(FilterTerm::Key::Word),
                                                          key ? token.text.mid(token.colon + 1) : token.text);
        if (!read)
            return refuse(key == FilterTerm::Key::Problem ? FilterMistake::Kind::Problem : FilterMistake::Kind::Value,
                          token);
        return FilterExpression{FilterExpression::Kind::Term, std::move(read), {}};
    }

    /** Keeps the first mistake. */
    Expression refuse(FilterMistake::Kind kind, const Token &token)
    {
        if (!m_mistake)
            m_mistake = FilterMistake{kind, token.written, token.position};
        return {};
    }

    Tokens m_tokens;
    Token m_before; ///< The operator or bracket that was read last.
    std::optional<FilterMistake> m_mistake;
};

} // namespace

bool FilterExpression::matches(const ExchangeFacts &facts, const traffic::Exchange *whole) const
{
    const auto fits = [&facts, whole](const FilterExpression &part) { return part.matches(facts, whole); };
    switch (kind) {
    case Kind::Term:
        return term && term->matches(facts, whole);
    case Kind::Not:
        return std::none_of(parts.begin(), parts.end(), fits);
    case Kind::All:
        return std::all_of(parts.begin(), parts.end(), fits);
    case Kind::Any:
        return std::any_of(parts.begin(), parts.end(), fits);
    }
    return false;
}

bool FilterExpression::readsWhole() const
{
    return (term && FilterTerm::readsWhole(term->key())) ||
           std::any_of(parts.begin(), parts.end(), [](const FilterExpression &part) { return part.readsWhole(); });
}

bool FilterExpression::hasKey(FilterTerm::Key key) const
{
    return (term && term->key() == key) ||
           std::any_of(parts.begin(), parts.end(), [key](const FilterExpression &part) { return part.hasKey(key); });
}

ParsedFilter parseFilter(QStringView text)
{
    return Parser(text).parse();
}

} // namespace items
