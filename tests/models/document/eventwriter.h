#pragma once

#include "snapshot.h"

namespace tests {

/** Writes a snapshot as the events of the YAML test suite, without tags and without how collections are written. */
class EventWriter
{
public:
    [[nodiscard]] static QByteArray write(const document::Snapshot &snapshot)
    {
        EventWriter writer;
        writer.m_out = "+STR\n";
        for (qsizetype i = 0; i < snapshot.documentCount(); ++i) {
            writer.m_out += "+DOC\n";
            writer.append(snapshot.root(i));
            writer.m_out += "-DOC\n";
        }
        return writer.m_out + "-STR\n";
    }

    /** Takes off what write() leaves out. */
    [[nodiscard]] static QByteArray normalized(const QByteArray &events)
    {
        QByteArray out;
        for (const QByteArray &line : events.split('\n')) {
            if (line.isEmpty())
                continue;
            const QByteArray kind = line.left(4);
            QByteArray rest = line.mid(4);
            if (kind == "+DOC" || kind == "-DOC")
                rest.clear();
            for (const char *layout : {" {}", " []"}) {
                if ((kind == "+MAP" || kind == "+SEQ") && rest.startsWith(layout))
                    rest = rest.mid(3);
            }
            out += kind + anchorOf(rest) + (kind == "=VAL" ? scalarOf(rest) : kind == "=ALI" ? rest : QByteArray());
            out += '\n';
        }
        return out;
    }

private:
    static QByteArray anchorOf(const QByteArray &rest)
    {
        if (!rest.startsWith(" &"))
            return {};
        const qsizetype end = rest.indexOf(' ', 1);
        return end < 0 ? rest : rest.left(end);
    }

    /** " :text" after anchor and tag; the style becomes ':'. */
    static QByteArray scalarOf(QByteArray rest)
    {
        rest = rest.mid(anchorOf(rest).size());
        if (rest.startsWith(" <"))
            rest = rest.mid(rest.indexOf('>') + 1);
        return " :" + rest.mid(2);
    }

    void append(const document::Node &node)
    {
        const QByteArray anchor = node.anchor().isEmpty() ? QByteArray() : " &" + node.anchor();
        switch (node.kind()) {
        case document::Kind::Mapping:
            m_out += "+MAP" + anchor + '\n';
            for (qsizetype i = 0; i < node.childCount(); ++i) {
                append(node.keyNodeAt(i));
                append(node.childAt(i));
            }
            m_out += "-MAP\n";
            break;
        case document::Kind::Sequence:
            m_out += "+SEQ" + anchor + '\n';
            for (qsizetype i = 0; i < node.childCount(); ++i)
                append(node.childAt(i));
            m_out += "-SEQ\n";
            break;
        case document::Kind::Alias:
            m_out += "=ALI *" + node.aliasName() + '\n';
            break;
        default:
            m_out += "=VAL" + anchor + " :" + escaped(node.bytes()) + '\n';
        }
    }

    static QByteArray escaped(QByteArray text)
    {
        text.replace('\\', "\\\\").replace('\n', "\\n").replace('\t', "\\t").replace('\r', "\\r").replace('\b', "\\b");
        return text;
    }

    QByteArray m_out;
};

} // namespace tests
