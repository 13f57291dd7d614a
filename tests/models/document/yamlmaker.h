#pragma once

#include <QByteArray>
#include <QRandomGenerator>

namespace tests {

/** Makes random YAML with every style of collection and scalar, and random edits of a text. */
class YamlMaker
{
public:
    explicit YamlMaker(quint32 seed)
        : m_random(seed)
    {}

    [[nodiscard]] int below(int limit) { return int(m_random.bounded(limit)); }
    [[nodiscard]] bool chance(int percent) { return below(100) < percent; }

    [[nodiscard]] QByteArray document()
    {
        m_out.clear();
        m_budget = 40;
        if (chance(10))
            m_out += "# head\n\n";
        if (chance(20))
            m_out += "---\n";
        chance(70) ? mapping(0, 0) : sequence(0, 0);
        if (chance(10))
            m_out += "# tail\n";
        if (chance(10))
            m_out.chop(1);
        if (chance(10))
            m_out.replace("\n", "\r\n");
        return m_out;
    }

    [[nodiscard]] QByteArray json()
    {
        m_budget = 40;
        return jsonValue(0) + (chance(50) ? "\n" : "");
    }

    /** A few bytes that are likely to change the structure. */
    [[nodiscard]] QByteArray snippet()
    {
        static const QList<QByteArray> Snippets{"a",
                                                " ",
                                                "  ",
                                                "\n",
                                                ":",
                                                ": ",
                                                "- ",
                                                "? ",
                                                "#",
                                                " # c",
                                                "\"",
                                                "'",
                                                "[",
                                                "]",
                                                "{",
                                                "}",
                                                ",",
                                                "&a ",
                                                "*a",
                                                "!t ",
                                                "|",
                                                ">",
                                                "|+",
                                                "|-\n",
                                                "x: y\n",
                                                "- z\n",
                                                "\n\n",
                                                "    ",
                                                "\t",
                                                "---\n",
                                                "...\n",
                                                "%",
                                                "\\",
                                                "key: ",
                                                "\n  k: v\n",
                                                "# comment\n",
                                                "      # deep\n",
                                                "null",
                                                "~",
                                                "0",
                                                ".",
                                                "\r\n",
                                                "\r",
                                                "\xC3\xA9",
                                                "<<: ",
                                                "? x\n",
                                                ": w\n",
                                                "\"q\"",
                                                "[1, 2]",
                                                "{p: q}",
                                                "''",
                                                "|2\n",
                                                "  \n",
                                                "    \n"};
        return Snippets[below(int(Snippets.size()))];
    }

private:
    QByteArray word()
    {
        static const QList<QByteArray> Words{"alpha", "b",   "200",        "true", "~", "two words",
                                             "it's",  "x-y", "http://h/p", "c#d",  "-1"};
        return Words[below(int(Words.size()))];
    }
    QByteArray pad(int indent) const { return QByteArray(indent, ' '); }

    void trivia(int indent)
    {
        if (chance(10))
            m_out += "\n";
        if (chance(10))
            m_out += pad(indent) + "# note\n";
        if (chance(3))
            m_out += pad(below(8)) + "# elsewhere\n";
    }

    void mapping(int indent, int depth)
    {
        const int count = 1 + below(4);
        for (int i = 0; i < count; ++i) {
            if (i > 0 || indent == 0)
                trivia(indent);
            m_out += (i == 0 && m_compact ? QByteArray() : pad(indent));
            m_compact = false;
            if (chance(5)) {
                m_out += "? " + word() + "\n";
                if (chance(70)) {
                    m_out += pad(indent) + ":";
                    value(indent, depth, true);
                }
                continue;
            }
            m_out += chance(15) ? "\"" + word() + "\"" : word() + QByteArray::number(i);
            m_out += chance(5) ? " :" : ":";
            value(indent, depth, true);
        }
    }

    void sequence(int indent, int depth)
    {
        const int count = 1 + below(4);
        for (int i = 0; i < count; ++i) {
            if (i > 0 || indent == 0)
                trivia(indent);
            m_out += (i == 0 && m_compact ? QByteArray() : pad(indent)) + "-";
            m_compact = false;
            value(indent, depth, false);
        }
    }

    void value(int indent, int depth, bool inMapping)
    {
        if (chance(5))
            m_out += " &a" + QByteArray::number(below(3));
        if (chance(5))
            m_out += " !!str";
        const bool deep = depth < 5 && --m_budget > 0;
        const int what = below(deep ? 100 : 60);
        if (what < 25) {
            m_out += " " + word() + (chance(10) ? " # c" : "") + "\n";
        } else if (what < 30) {
            m_out += " " + word() + "\n" + pad(indent + 1 + below(3)) + "more\n";
        } else if (what < 40) {
            m_out += chance(50) ? " \"a\\n b\"\n" : " 'it''s'\n";
        } else if (what < 43) {
            m_out += " \"first\n\n" + pad(indent + 2) + "second\"\n";
        } else if (what < 50) {
            block(indent);
        } else if (what < 57) {
            m_out += " " + flow(indent, 0) + "\n";
        } else if (what < 60) {
            m_out += "\n";
        } else {
            collection(indent, depth, inMapping);
        }
    }

    void collection(int indent, int depth, bool inMapping)
    {
        if (!inMapping && chance(60)) {
            m_out += " ";
            m_compact = true;
            chance(70) ? mapping(indent + 2, depth + 1) : sequence(indent + 2, depth + 1);
            return;
        }
        m_out += "\n";
        if (chance(60))
            mapping(indent + 1 + below(3), depth + 1);
        else
            sequence(indent + (inMapping && chance(40) ? 0 : 2), depth + 1);
    }

    void block(int indent)
    {
        static const QList<QByteArray> Headers{"|", ">", "|-", "|+", ">-", "|2"};
        const QByteArray header = Headers[below(int(Headers.size()))];
        const int inner = indent + 2;
        m_out += " " + header + "\n" + pad(inner) + "text\n";
        if (chance(40))
            m_out += "\n" + pad(inner + below(2)) + "lines\n";
        if (chance(20))
            m_out += "\n";
    }

    QByteArray flow(int indent, int depth)
    {
        const bool map = chance(50);
        QByteArray out = map ? "{" : "[";
        const int count = below(4);
        for (int i = 0; i < count; ++i) {
            out += i > 0 ? "," : "";
            out += chance(20) ? "\n" + pad(indent + 2) : chance(80) ? " " : "";
            if (map || chance(10))
                out += word() + ": ";
            out += depth < 2 && chance(20) ? flow(indent, depth + 1) : chance(20) ? "\"q\"" : word();
        }
        return out + (map ? " }" : "]");
    }

    QByteArray jsonValue(int depth)
    {
        static const QList<QByteArray> Scalars{"1",        "-2.5e3",    "true",        "null",
                                               "\"text\"", "\"a\\nb\"", "\"\\u00e9\"", "\"\""};
        if (depth > 4 || --m_budget < 0 || chance(30))
            return Scalars[below(int(Scalars.size()))];
        const bool object = chance(60);
        const QByteArray line = chance(70) ? "\n" + pad(2 * depth + 2) : QByteArray();
        QByteArray out = object ? "{" : "[";
        const int count = below(5);
        for (int i = 0; i < count; ++i) {
            out += (i > 0 ? "," : "") + line;
            if (object)
                out += "\"k" + QByteArray::number(i) + "\": ";
            out += jsonValue(depth + 1);
        }
        return out + (line.isEmpty() || count == 0 ? QByteArray() : "\n" + pad(2 * depth)) + (object ? "}" : "]");
    }

    QRandomGenerator m_random;
    QByteArray m_out;
    int m_budget = 0;
    bool m_compact = false;
};

} // namespace tests
