#include "markdowninline.h"

#include "markdown.h"
#include "readinglimits.h"

#include <QCoreApplication>
#include <QUrl>

#include <array>
#include <optional>

namespace reading {

namespace {

struct MarkdownTexts {
    Q_DECLARE_TR_FUNCTIONS(MarkdownTexts)
};

/** A run, or a row of characters that can begin or end emphasis. */
struct Token {
    QString text;
    Styles styles = {};
    QString url = {};
    QChar delimiter = {}; ///< Null for text.
    qsizetype count = 0;
    bool canOpen = false;
    bool canClose = false;
};

struct Bracket {
    qsizetype token = 0;
    qsizetype start = 0; ///< Of the text after it.
    bool isImage = false;
};

bool isPunctuation(QChar character)
{
    return character.isPunct() || character.isSymbol();
}

class InlineReader
{
public:
    InlineReader(QStringView text, const LinkDefinitions &definitions)
        : m_text(text)
        , m_definitions(definitions)
    {}

    Runs read()
    {
        while (m_at < m_text.size())
            step();
        flush();
        applyEmphasis();
        return merged();
    }

private:
    void step()
    {
        switch (const QChar next = m_text[m_at]; next.unicode()) {
        case u'\\':
            return escape();
        case u'`':
            return code();
        case u'*':
        case u'_':
        case u'~':
            return delimiters(next);
        case u'!':
        case u'[':
            return openBracket();
        case u']':
            return closeBracket();
        case u'<':
            return angle();
        case u'&':
            return entity();
        case u'\n':
            return lineEnd();
        case u'h':
            return bareLink();
        default:
            m_plain += next;
            ++m_at;
        }
    }

    void flush()
    {
        if (!m_plain.isEmpty())
            m_tokens.append({.text = std::exchange(m_plain, {})});
    }

    void add(Token token)
    {
        flush();
        m_tokens.append(std::move(token));
    }

    void plain(qsizetype length)
    {
        m_plain += m_text.sliced(m_at, length);
        m_at += length;
    }

    void escape()
    {
        const QChar next = m_at + 1 < m_text.size() ? m_text[m_at + 1] : QChar();
        if (next == u'\n') {
            m_plain += u'\n';
        } else if (!next.isNull() && next.unicode() < 128 && isPunctuation(next)) {
            m_plain += next;
        } else {
            return plain(1);
        }
        m_at += 2;
    }

    void code()
    {
        qsizetype length = 1;
        while (m_at + length < m_text.size() && m_text[m_at + length] == u'`')
            ++length;
        const qsizetype from = m_at + length;
        const auto known = static_cast<std::size_t>(std::min<qsizetype>(length, MaximumTicks));
        const qsizetype end = m_hasNoEnd.at(known) ? -1 : endOfCode(from, length);
        if (end < 0) {
            m_hasNoEnd.at(known) = true;
            return plain(length);
        }
        QString text = m_text.sliced(from, end - from).toString().replace(u'\n', u' ');
        if (text.size() > 2 && text.startsWith(u' ') && text.endsWith(u' '))
            text = text.sliced(1, text.size() - 2);
        add({.text = text, .styles = Style::Code});
        m_at = end + length;
    }

    [[nodiscard]] qsizetype endOfCode(qsizetype from, qsizetype length) const
    {
        qsizetype run = 0;
        for (qsizetype at = from; at <= m_text.size(); ++at) {
            if (at < m_text.size() && m_text[at] == u'`') {
                ++run;
                continue;
            }
            if (run == length)
                return at - length;
            run = 0;
        }
        return -1;
    }

    void delimiters(QChar delimiter)
    {
        qsizetype length = 1;
        while (m_at + length < m_text.size() && m_text[m_at + length] == delimiter)
            ++length;
        const QChar before = m_at > 0 ? m_text[m_at - 1] : QChar(u' ');
        const QChar after = m_at + length < m_text.size() ? m_text[m_at + length] : QChar(u' ');
        const bool isLeft = !after.isSpace() && (!isPunctuation(after) || before.isSpace() || isPunctuation(before));
        const bool isRight = !before.isSpace() && (!isPunctuation(before) || after.isSpace() || isPunctuation(after));
        Token token{.text = m_text.sliced(m_at, length).toString(), .delimiter = delimiter, .count = length};
        token.canOpen = isLeft && (delimiter != u'_' || !isRight || isPunctuation(before));
        token.canClose = isRight && (delimiter != u'_' || !isLeft || isPunctuation(after));
        if (delimiter == u'~' && length != 2)
            token.delimiter = QChar();
        add(token);
        m_at += length;
    }

    void openBracket()
    {
        const bool isImage = m_text[m_at] == u'!';
        if (isImage && (m_at + 1 >= m_text.size() || m_text[m_at + 1] != u'['))
            return plain(1);
        const qsizetype length = isImage ? 2 : 1;
        add({.text = m_text.sliced(m_at, length).toString()});
        m_at += length;
        m_brackets.append({m_tokens.size() - 1, m_at, isImage});
    }

    void closeBracket()
    {
        if (m_brackets.isEmpty())
            return plain(1);
        const Bracket bracket = m_brackets.takeLast();
        const QStringView label = m_text.sliced(bracket.start, m_at - bracket.start);
        qsizetype end = m_at + 1;
        std::optional<QString> url = address(end);
        if (!url)
            url = defined(label, end);
        if (!url)
            return plain(1);
        flush();
        m_at = end;
        if (bracket.isImage)
            return describeImage(bracket, label);
        m_tokens[bracket.token].text.clear();
        for (qsizetype token = bracket.token + 1; isSafeLink(*url) && token < m_tokens.size(); ++token)
            m_tokens[token].url = *url;
        m_brackets.removeIf([](const Bracket &each) { return !each.isImage; }); // No links in links.
    }

    void describeImage(const Bracket &bracket, QStringView label)
    {
        m_tokens.resize(bracket.token);
        m_tokens.append(
            {.text = label.isEmpty()
                         ? MarkdownTexts::tr("[Image]")
                         : MarkdownTexts::tr("[Image: %1]", "%1: the description of an image").arg(label.toString())});
    }

    /** The address in parentheses at `end`, which is moved to its end. */
    [[nodiscard]] std::optional<QString> address(qsizetype &end) const
    {
        if (end >= m_text.size() || m_text[end] != u'(')
            return std::nullopt;
        const QStringView rest = m_text.sliced(end + 1).left(MaximumLink);
        qsizetype at = 0;
        const auto skipSpaces = [&] {
            while (at < rest.size() && rest[at].isSpace())
                ++at;
        };
        skipSpaces();
        QStringView url;
        if (at < rest.size() && rest[at] == u'<') {
            const qsizetype close = rest.indexOf(u'>', at);
            if (close < 0)
                return std::nullopt;
            url = rest.sliced(at + 1, close - at - 1);
            at = close + 1;
        } else {
            const qsizetype from = at;
            for (int depth = 0; at < rest.size() && !rest[at].isSpace() && (rest[at] != u')' || depth > 0); ++at)
                depth += rest[at] == u'(' ? 1 : rest[at] == u')' ? -1 : 0;
            url = rest.sliced(from, at - from);
        }
        skipSpaces();
        if (at < rest.size() && (rest[at] == u'"' || rest[at] == u'\'')) {
            const qsizetype close = rest.indexOf(rest[at], at + 1);
            if (close < 0)
                return std::nullopt;
            at = close + 1;
            skipSpaces();
        }
        if (at >= rest.size() || rest[at] != u')')
            return std::nullopt;
        end += at + 2;
        return url.toString();
    }

    /** The address of `[text][label]`, `[label][]` or `[label]`. */
    [[nodiscard]] std::optional<QString> defined(QStringView text, qsizetype &end) const
    {
        if (m_definitions.isEmpty() || text.size() > MaximumLink)
            return std::nullopt;
        QStringView label = text;
        qsizetype after = end;
        if (end < m_text.size() && m_text[end] == u'[') {
            const qsizetype close = m_text.sliced(end).left(MaximumLink).indexOf(u']');
            if (close > 1)
                label = m_text.sliced(end + 1, close - 1);
            if (close > 0)
                after = end + close + 1;
        }
        const auto found = m_definitions.constFind(label.toString().simplified().toLower());
        if (found == m_definitions.cend())
            return std::nullopt;
        end = after;
        return *found;
    }

    void angle()
    {
        const QStringView rest = m_text.sliced(m_at).left(MaximumLink);
        const qsizetype comment = rest.startsWith(u"<!--") ? rest.indexOf(u"-->") : -1;
        if (comment > 0) {
            m_at += comment + 3;
            return;
        }
        const qsizetype close = rest.indexOf(u'>');
        const QString inside = close > 0 ? rest.sliced(1, close - 1).toString() : QString();
        static const QStringList Breaks{u"br"_qs, u"br/"_qs, u"br /"_qs};
        if (Breaks.contains(inside, Qt::CaseInsensitive)) {
            m_plain += u'\n';
        } else if (!inside.contains(u' ') && !inside.contains(u'<') && isSafeLink(inside)) {
            add({.text = inside, .url = inside});
        } else {
            return plain(1);
        }
        m_at += close + 1;
    }

    void entity()
    {
        struct Named {
            QStringView name;
            QChar character;
        };
        static constexpr Named Names[] = {{u"&amp;", u'&'},  {u"&lt;", u'<'},   {u"&gt;", u'>'},
                                          {u"&quot;", u'"'}, {u"&#39;", u'\''}, {u"&nbsp;", u'\u00a0'}};
        for (const Named &named : Names) {
            if (!m_text.sliced(m_at).startsWith(named.name))
                continue;
            m_plain += named.character;
            m_at += named.name.size();
            return;
        }
        plain(1);
    }

    void lineEnd()
    {
        const bool isHard = m_plain.endsWith(u"  ");
        while (m_plain.endsWith(u' '))
            m_plain.chop(1);
        m_plain += isHard ? u'\n' : u' ';
        ++m_at;
        while (m_at < m_text.size() && m_text[m_at] == u' ')
            ++m_at;
    }

    /** An address without brackets. */
    void bareLink()
    {
        const QStringView rest = m_text.sliced(m_at).left(MaximumLink);
        const bool isInWord = m_at > 0 && m_text[m_at - 1].isLetterOrNumber();
        if (isInWord || !m_brackets.isEmpty() || (!rest.startsWith(u"https://") && !rest.startsWith(u"http://")))
            return plain(1);
        qsizetype length = 0;
        while (length < rest.size() && !rest[length].isSpace() && !QStringView(u"<>\"`|*").contains(rest[length]))
            ++length;
        const QStringView atEnd = u".,;:!?'_~";
        const bool hasOpening = rest.first(length).contains(u'(');
        while (length > 0 && (atEnd.contains(rest[length - 1]) || (!hasOpening && rest[length - 1] == u')')))
            --length;
        const QString url = rest.first(length).toString();
        if (!isSafeLink(url) || QUrl(url).host().isEmpty())
            return plain(1);
        add({.text = url, .url = url});
        m_at += length;
    }

    /** Pairs the delimiters with a stack, so that each is pushed and popped once. */
    void applyEmphasis()
    {
        QList<qsizetype> open;
        std::array<qsizetype, 3> counts{}; // Of the open ones by character.
        const auto kind = [](QChar delimiter) -> std::size_t {
            return delimiter == u'*' ? 0 : delimiter == u'_' ? 1 : 2;
        };
        for (qsizetype at = 0; at < m_tokens.size(); ++at) {
            Token &token = m_tokens[at];
            if (token.delimiter.isNull())
                continue;
            while (token.canClose && token.count > 0 && counts.at(kind(token.delimiter)) > 0) {
                while (m_tokens[open.last()].delimiter != token.delimiter)
                    --counts.at(kind(m_tokens[open.takeLast()].delimiter));
                Token &opener = m_tokens[open.last()];
                const qsizetype used = token.count >= 2 && opener.count >= 2 ? 2 : 1;
                if (!style(open.last(), at, token.delimiter, used))
                    return;
                opener.count -= used;
                opener.text.chop(used);
                token.count -= used;
                token.text.chop(used);
                if (opener.count == 0) {
                    open.removeLast();
                    --counts.at(kind(token.delimiter));
                }
            }
            if (token.canOpen && token.count > 0) {
                open.append(at);
                ++counts.at(kind(token.delimiter));
            }
        }
    }

    /** False if the budget is exceeded: emphasis in emphasis many levels deep. */
    [[nodiscard]] bool style(qsizetype from, qsizetype to, QChar delimiter, qsizetype count)
    {
        m_budget -= to - from;
        const Style style = delimiter == u'~' ? Style::Struck : count == 2 ? Style::Strong : Style::Emphasis;
        for (qsizetype at = from + 1; m_budget > 0 && at < to; ++at)
            m_tokens[at].styles |= style;
        return m_budget > 0;
    }

    [[nodiscard]] Runs merged() const
    {
        Runs runs;
        for (const Token &token : m_tokens) {
            if (token.text.isEmpty())
                continue;
            if (!runs.isEmpty() && runs.last().styles == token.styles && runs.last().url == token.url)
                runs.last().text += token.text;
            else
                runs.append({token.text, token.styles, token.url, {}});
        }
        return runs;
    }

    static constexpr qsizetype MaximumTicks = 31;
    static constexpr qsizetype TokenVisits = 1'000'000;

    QStringView m_text;
    const LinkDefinitions &m_definitions;
    qsizetype m_at = 0;
    qsizetype m_budget = TokenVisits;
    QString m_plain;
    QList<Token> m_tokens;
    QList<Bracket> m_brackets;
    std::array<bool, MaximumTicks + 1> m_hasNoEnd{}; ///< By the number of ticks.
};

} // namespace

Runs readInline(QStringView text, const LinkDefinitions &definitions)
{
    return InlineReader(text, definitions).read();
}

bool isSafeLink(const QString &url)
{
    const qsizetype colon = url.indexOf(u':');
    const QString scheme = url.left(std::max<qsizetype>(colon, 0)).toLower();
    return scheme == u"http" || scheme == u"https" || scheme == u"mailto";
}

} // namespace reading
