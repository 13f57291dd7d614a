#pragma once

#include <QByteArray>
#include <QRandomGenerator>

namespace tests {

/** A generator of texts in many styles, with comments and blank lines. */
class StyledMaker final
{
public:
    StyledMaker(quint32 seed, QByteArray newline)
        : m_random(seed)
        , m_newline(std::move(newline))
    {}

    QByteArray document()
    {
        m_step = 2 + 2 * m_random.bounded(2);
        QByteArray text = chance(3) ? "# the file" + m_newline + m_newline : QByteArray();
        text += mapping(0, 3, {});
        // A literal that is not stripped would lose the newline that it ends with.
        if (chance(4) && !text.trimmed().endsWith("line two"))
            text.chop(m_newline.size());
        return text;
    }

private:
    bool chance(int oneIn) { return m_random.bounded(oneIn) == 0; }

    QByteArray trivia(int indent)
    {
        const QByteArray margin(indent, ' ');
        QByteArray text;
        if (chance(5))
            text += m_newline;
        if (chance(8))
            text += margin + "# part" + m_newline + m_newline;
        if (chance(6))
            text += margin + "# above" + m_newline;
        return text;
    }

    QByteArray scalar()
    {
        static const QList<QByteArray> Scalars{
            "plain",    "'single'", "\"double\"", "12", "true", "null",           "~",
            "a b c",    "'12'",     "http://x/y", "[]", "{}",   "[a, b, {c: d}]", "{k: v, l: [1, 2]}",
            "{ k: v }", "[a]",      "\"\\u00fc\""};
        return Scalars.at(m_random.bounded(int(Scalars.size())));
    }

    QByteArray lines(int indent)
    {
        const QByteArray margin(indent + m_step, ' ');
        static const QList<QByteArray> Headers{"|", "|-", ">", ">-"};
        return Headers.at(m_random.bounded(int(Headers.size()))) + m_newline + margin + "line one" + m_newline +
               (chance(2) ? m_newline : QByteArray()) + margin + "line two" + m_newline;
    }

    /** The text after a key's colon or an item's dash, up to the end of its line. */
    QByteArray value(int indent, int depth, bool isItem)
    {
        if (depth > 0 && chance(3))
            return (chance(4) ? " # why" : "") + m_newline + mapping(indent + m_step, depth - 1, {});
        if (depth > 0 && chance(4))
            return m_newline + sequence(isItem || chance(2) ? indent + m_step : indent, depth - 1);
        if (chance(8))
            return ' ' + lines(indent);
        if (chance(12))
            return m_newline;
        return ' ' + scalar() + (chance(5) ? " # after" : "") + m_newline;
    }

    QByteArray mapping(int indent, int depth, const QByteArray &firstMargin)
    {
        QByteArray text;
        const int count = 1 + m_random.bounded(4);
        for (int i = 0; i < count; ++i) {
            static const QList<QByteArray> Keys{"key", "'quoted'", "\"double\"", "/path/{id}", "20"};
            QByteArray key = Keys.at(m_random.bounded(int(Keys.size())));
            key.insert(key.size() - (key.endsWith('\'') || key.endsWith('"') ? 1 : 0), QByteArray::number(i));
            text += i == 0 && !firstMargin.isNull() ? firstMargin : trivia(indent) + QByteArray(indent, ' ');
            text += key + ':' + value(indent, depth, false);
        }
        return text;
    }

    QByteArray sequence(int indent, int depth)
    {
        QByteArray text;
        const int count = 1 + m_random.bounded(4);
        for (int i = 0; i < count; ++i) {
            text += trivia(indent) + QByteArray(indent, ' ') + '-';
            text += depth > 0 && chance(2) ? mapping(indent + 2, depth - 1, " ") : value(indent, depth, true);
        }
        return text;
    }

    QRandomGenerator m_random;
    QByteArray m_newline;
    int m_step = 2;
};

} // namespace tests
