#include "sampletext.h"

#include <QString>

#include <algorithm>

namespace support {

namespace {

bool isPlainSafe(const QByteArray &text)
{
    const auto isAlphanumeric = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    };
    return !text.isEmpty() && isAlphanumeric(text.front()) && isAlphanumeric(text.back()) && !text.contains(": ") &&
           !text.contains(" #") && !text.contains('\n') && !text.contains("  ");
}

bool isFlowSafe(const QByteArray &text)
{
    return isPlainSafe(text) &&
           std::none_of(text.begin(), text.end(), [](char c) { return QByteArrayView(",[]{}").contains(c); });
}

/** Texts that block scalars can have without an indentation indicator. */
bool isBlockSafe(const QByteArray &text)
{
    return !text.isEmpty() && !text.startsWith(' ') && !text.startsWith('\n') && !text.endsWith(' ') &&
           !text.endsWith('\n') && !text.contains('\t') && !text.contains("\n ") && !text.contains(" \n");
}

} // namespace

SampleValue SampleValue::list(const QList<SampleValue> &items)
{
    SampleValue list{Kind::List, {}, {}};
    for (const SampleValue &item : items)
        list.members.append({{}, item});
    return list;
}

QByteArray SampleWriter::document(const SampleValue &root, const QList<QByteArray> &comments)
{
    m_isPretty = chance(60);
    if (m_isJson) {
        m_styles += m_isPretty ? "pretty" : "minified";
        writeFlow(root, 0);
        return m_out + '\n';
    }
    QList<QByteArray> left = comments;
    for (const auto &[key, value] : root.members) {
        if (!left.isEmpty() && chance(60))
            m_out += "# " + left.takeFirst().replace("\n", "\n# ") + '\n';
        writeKey(key, false);
        writeBlock(value, 2);
    }
    for (QByteArray &comment : left)
        m_out += "# " + comment.replace("\n", "\n# ") + '\n';
    return m_out;
}

void SampleWriter::writeKey(const QByteArray &key, bool isFlow)
{
    const int style = int(m_random.bounded(6));
    if (m_isJson || style == 0 || !(isFlow ? isFlowSafe(key) : isPlainSafe(key)))
        m_out += quoted(key, style == 0 && m_random.bounded(3) == 0, false, 0);
    else if (style == 1)
        m_out += '\'' + QByteArray(key).replace("'", "''") + '\'';
    else
        m_out += key;
    m_out += ':';
}

void SampleWriter::writeBlock(const SampleValue &value, int indent)
{
    const QByteArray blanks(indent, ' ');
    if (!value.anchor.isEmpty())
        m_out += " &" + value.anchor;
    if (value.kind == SampleValue::Kind::Text || value.kind == SampleValue::Kind::Raw) {
        m_out += ' ';
        writeBlockText(value, indent);
        m_out += '\n';
        return;
    }
    if (chance(25) || value.members.isEmpty()) {
        m_styles += "flow ";
        m_out += ' ';
        m_isPretty = chance(50);
        SampleValue content = value;
        content.anchor.clear();
        writeFlow(content, indent);
        m_out += '\n';
        return;
    }
    m_out += '\n';
    for (const auto &[key, member] : value.members) {
        m_out += blanks;
        if (value.kind == SampleValue::Kind::List)
            m_out += '-';
        else
            writeKey(key, false);
        writeBlock(member, indent + 2);
    }
}

void SampleWriter::writeBlockText(const SampleValue &value, int indent)
{
    if (value.kind == SampleValue::Kind::Raw) {
        m_out += value.text;
        return;
    }
    const QByteArray lineStart = '\n' + QByteArray(indent, ' ');
    const bool isBroken = value.text.contains('\n');
    const int style = int(m_random.bounded(6));
    if (style == 0 && isBlockSafe(value.text)) {
        m_styles += "literal ";
        m_out += "|-" + lineStart + QByteArray(value.text).replace("\n", lineStart);
    } else if (style == 1 && isBlockSafe(value.text) && !value.text.contains("  ")) {
        m_styles += "folded ";
        QByteArray folded = QByteArray(value.text).replace("\n", "\n" + lineStart);
        if (const qsizetype blank = folded.indexOf(' '); blank > 0 && !isBroken)
            folded.replace(blank, 1, lineStart);
        m_out += ">-" + lineStart + folded;
    } else if (style == 2 && !isBroken) {
        m_styles += "single ";
        m_out += '\'' + QByteArray(value.text).replace("'", "''") + '\'';
    } else if (style <= 4 && isPlainSafe(value.text)) {
        m_styles += "plain ";
        QByteArray text = value.text;
        if (const qsizetype blank = text.indexOf(' '); blank > 0 && chance(30))
            text.replace(blank, 1, lineStart);
        m_out += text;
    } else {
        m_out += quoted(value.text, !value.isPlain, !value.isPlain && chance(20), indent);
    }
}

void SampleWriter::writeFlow(const SampleValue &value, int indent)
{
    if (!value.anchor.isEmpty())
        m_out += '&' + value.anchor + ' ';
    if (value.kind == SampleValue::Kind::Raw) {
        m_out += value.text;
        return;
    }
    if (value.kind == SampleValue::Kind::Text) {
        if (!m_isJson && chance(50) && isFlowSafe(value.text))
            m_out += value.text;
        else if (!m_isJson && chance(50) && !value.text.contains('\n'))
            m_out += '\'' + QByteArray(value.text).replace("'", "''") + '\'';
        else
            m_out += quoted(value.text, !value.isPlain, false, indent);
        return;
    }
    const bool isList = value.kind == SampleValue::Kind::List;
    const bool isPretty = m_isPretty;
    const QByteArray lineStart = isPretty ? '\n' + QByteArray(indent + 2, ' ') : QByteArray();
    m_out += isList ? '[' : '{';
    for (qsizetype i = 0; i < value.members.size(); ++i) {
        m_out += (i > 0 ? QByteArray(m_isJson ? "," : ", ") : QByteArray()) + lineStart;
        if (!isList) {
            writeKey(value.members.at(i).first, true);
            m_out += isPretty || !m_isJson ? " " : "";
        }
        writeFlow(value.members.at(i).second, indent + 2);
    }
    m_out += (isPretty ? '\n' + QByteArray(indent, ' ') : QByteArray()) + (isList ? ']' : '}');
}

QByteArray SampleWriter::quoted(const QByteArray &text, bool mayEscape, bool mayBreak, int indent)
{
    const bool isEscaping = mayEscape && chance(30);
    const QString characters = QString::fromUtf8(text);
    const int breakAt = mayBreak && characters.size() > 4 ? int(characters.size()) / 2 : -1;
    m_styles += breakAt > 0 ? "broken " : isEscaping ? "escaped " : "double ";
    QByteArray out("\"");
    for (int i = 0; i < characters.size(); ++i) {
        const QChar c = characters.at(i);
        // Not between the halves of a character, nor where a blank would be lost.
        if (i == breakAt && !c.isSurrogate() && c != u' ' && characters.at(i - 1) != u' ')
            out += "\\\n" + QByteArray(indent, ' ');
        if (c == u'"' || c == u'\\')
            out += '\\' + QByteArray(1, c.toLatin1());
        else if (c == u'\n')
            out += "\\n";
        else if (c == u'/' && isEscaping && m_random.bounded(3) == 0)
            out += "\\/";
        else if (isEscaping && !c.isSurrogate() && m_random.bounded(5) == 0)
            out += "\\u" + QByteArray::number(c.unicode(), 16).rightJustified(4, '0');
        else if (c.isHighSurrogate())
            out += characters.mid(i++, 2).toUtf8();
        else
            out += QString(c).toUtf8();
    }
    return out + '"';
}

} // namespace support
