#include "patterntree.h"

#include <QHash>

namespace schema {

namespace {

constexpr qsizetype MaximumLength = 5'000;
constexpr int MaximumNesting = 50;

class Reader final
{
public:
    explicit Reader(QStringView source)
        : m_source(source)
    {}

    QList<PatternPieces> alternatives(int nesting)
    {
        QList<PatternPieces> all(1);
        m_isTooDeep = m_isTooDeep || nesting > MaximumNesting;
        while (m_at < m_source.size() && m_source[m_at] != u')' && !m_isTooDeep) {
            if (m_source[m_at] == u'|') {
                ++m_at;
                all.append(PatternPieces());
            } else if (auto piece = nextPiece(nesting)) {
                readCount(*piece);
                all.last().append(*piece);
            }
        }
        return all;
    }

    [[nodiscard]] bool isRead() const { return m_at == m_source.size() && !m_isTooDeep; }

private:
    std::optional<PatternPiece> nextPiece(int nesting)
    {
        const QChar c = m_source[m_at];
        if (c == u'(')
            return group(nesting);
        if (c == u'^' || c == u'$') {
            ++m_at;
            return std::nullopt;
        }
        if (c == u'\\')
            return escape();
        return PatternPiece{.source = taken(c == u'[' ? classLength() : isPair(m_at) ? 2 : 1)};
    }

    std::optional<PatternPiece> group(int nesting)
    {
        PatternPiece piece{.kind = PatternPiece::Kind::Group};
        const QStringView rest = m_source.sliced(m_at + 1);
        const bool isNegative = rest.startsWith(u"?!") || rest.startsWith(u"?<!");
        const bool isBehind = rest.startsWith(u"?<=");
        if (rest.startsWith(u"?=")) {
            piece.kind = PatternPiece::Kind::Lookahead;
            m_at += 3;
        } else if (isNegative || isBehind) {
            m_at += rest.startsWith(u"?!") ? 3 : 4;
        } else if (rest.startsWith(u"?:")) {
            m_at += 3;
        } else {
            piece.number = ++m_groups;
            m_at += 1;
            if (rest.startsWith(u"?<")) {
                const qsizetype end = std::max(rest.indexOf(u'>'), qsizetype(2));
                m_names.insert(rest.sliced(2, end - 2).toString(), piece.number);
                m_at += end + 1;
            }
        }
        m_at = std::min(m_at, m_source.size());
        piece.alternatives = alternatives(nesting + 1);
        m_at = std::min(m_at + 1, m_source.size());
        if (!isNegative && !isBehind)
            return piece;
        readCount(piece);
        return std::nullopt;
    }

    std::optional<PatternPiece> escape()
    {
        const QChar c = m_at + 1 < m_source.size() ? m_source[m_at + 1] : QChar();
        if (c == u'b' || c == u'B') {
            m_at += 2;
            return std::nullopt;
        }
        if (c >= u'1' && c <= u'9') {
            qsizetype end = m_at + 2;
            while (end < m_source.size() && m_source[end].isDigit())
                ++end;
            const int number = taken(end - m_at).sliced(1).toInt();
            return PatternPiece{.kind = PatternPiece::Kind::Reference, .number = number};
        }
        if (c == u'k') {
            const qsizetype end = m_source.indexOf(u'>', m_at);
            const QString name = taken(end < 0 ? 2 : end + 1 - m_at).sliced(2);
            return PatternPiece{.kind = PatternPiece::Kind::Reference, .number = m_names.value(name.mid(1).chopped(1))};
        }
        return PatternPiece{.source = taken(escapeLength())};
    }

    [[nodiscard]] qsizetype escapeLength() const
    {
        const QStringView rest = m_source.sliced(m_at);
        const QChar c = rest.size() > 1 ? rest[1] : QChar();
        if (rest.size() > 2 && rest[2] == u'{' && (c == u'u' || c == u'p' || c == u'P'))
            return std::max(rest.indexOf(u'}') + 1, qsizetype(2));
        const bool isSurrogatePair = c == u'u' && rest.size() >= 12 && rest[2].toLower() == u'd' &&
                                     QStringView(u"89abAB").contains(rest[3]) && rest[6] == u'\\' && rest[7] == u'u';
        return isSurrogatePair ? 12 : c == u'u' ? 6 : c == u'x' ? 4 : c == u'c' ? 3 : isPair(m_at + 1) ? 3 : 2;
    }

    [[nodiscard]] qsizetype classLength() const
    {
        qsizetype end = m_at + 1;
        while (end < m_source.size() && m_source[end] != u']')
            end += m_source[end] == u'\\' ? 2 : 1;
        return end + 1 - m_at;
    }

    void readCount(PatternPiece &piece)
    {
        const QChar c = m_at < m_source.size() ? m_source[m_at] : QChar();
        if (c == u'*' || c == u'+' || c == u'?') {
            piece.minimum = c == u'+' ? 1 : 0;
            piece.maximum = c == u'?' ? 1 : -1;
            ++m_at;
        } else if (c == u'{') {
            const qsizetype end = m_source.indexOf(u'}', m_at);
            if (end < 0)
                return;
            const QStringView count = m_source.sliced(m_at + 1, end - m_at - 1);
            const qsizetype comma = count.indexOf(u',');
            bool isNumber = false;
            const int minimum = count.first(comma < 0 ? count.size() : comma).toInt(&isNumber);
            if (!isNumber)
                return;
            piece.minimum = minimum;
            piece.maximum = comma < 0 ? minimum : count.size() == comma + 1 ? -1 : count.sliced(comma + 1).toInt();
            m_at = end + 1;
        } else {
            return;
        }
        if (m_at < m_source.size() && m_source[m_at] == u'?')
            ++m_at;
    }

    [[nodiscard]] bool isPair(qsizetype at) const { return at < m_source.size() && m_source[at].isHighSurrogate(); }

    QString taken(qsizetype length)
    {
        length = std::min(length, m_source.size() - m_at);
        m_at += length;
        return m_source.sliced(m_at - length, length).toString();
    }

    QStringView m_source;
    qsizetype m_at = 0;
    int m_groups = 0;
    QHash<QString, int> m_names;
    bool m_isTooDeep = false;
};

} // namespace

std::optional<QList<PatternPieces>> piecesOf(const QString &source)
{
    if (source.size() > MaximumLength)
        return std::nullopt;
    Reader reader(source);
    const QList<PatternPieces> alternatives = reader.alternatives(0);
    return reader.isRead() ? std::optional(alternatives) : std::nullopt;
}

} // namespace schema
