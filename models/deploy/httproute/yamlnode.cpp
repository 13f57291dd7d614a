#include "yamlnode.h"

#include <QRegularExpression>
#include <QSet>

namespace deploy {

namespace {

/** Words that YAML 1.1 or 1.2 reads as a boolean or null, in lower case. */
const QSet<QString> &reservedWords()
{
    static const QSet<QString> words = {u"true"_qs, u"false"_qs, u"yes"_qs, u"no"_qs,   u"on"_qs,
                                        u"off"_qs,  u"y"_qs,     u"n"_qs,   u"null"_qs, u"~"_qs};
    return words;
}

/** True for characters that YAML allows in double quotes without an escape. */
bool isPrintable(char16_t unit)
{
    constexpr char16_t firstControl = 0x7f;
    constexpr char16_t lastControl = 0x9f;
    const bool isBreak = unit == 0x2028 || unit == 0x2029;
    const bool isMark = unit == 0xfeff || unit == 0xfffe || unit == 0xffff;
    return unit >= ' ' && !(unit >= firstControl && unit <= lastControl) && !isBreak && !isMark;
}

QByteArray quoted(const QString &text)
{
    QString out = u"\""_qs;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar unit = text.at(i);
        const bool isPair = unit.isHighSurrogate() && i + 1 < text.size() && text.at(i + 1).isLowSurrogate();
        if (isPair) {
            out += unit;
            out += text.at(++i);
        } else if (unit == u'"' || unit == u'\\') {
            out += u'\\';
            out += unit;
        } else if (unit.isSurrogate()) {
            out += QChar::ReplacementCharacter;
        } else if (isPrintable(unit.unicode())) {
            out += unit;
        } else {
            out += u"\\u%1"_qs.arg(unit.unicode(), 4, 16, QChar(u'0'));
        }
    }
    return (out + u'"').toUtf8();
}

} // namespace

QByteArray yamlScalar(const QString &text)
{
    static const QRegularExpression plain(u"\\A[A-Za-z/][-A-Za-z0-9/._~+@]*\\z"_qs);
    const bool isPlain = plain.match(text).hasMatch() && !reservedWords().contains(text.toLower());
    return isPlain ? text.toLatin1() : quoted(text);
}

YamlNode::YamlNode(const QString &text)
    : m_kind(Kind::Scalar)
    , m_scalar(yamlScalar(text))
{}

YamlNode::YamlNode(qint64 number)
    : m_kind(Kind::Scalar)
    , m_scalar(QByteArray::number(number))
{}

YamlNode::YamlNode(bool value)
    : m_kind(Kind::Scalar)
    , m_scalar(value ? "true" : "false")
{}

YamlNode::YamlNode(const QList<YamlNode> &items)
    : m_kind(Kind::Sequence)
    , m_children(items)
{}

YamlNode &YamlNode::add(const char *key, const YamlNode &value)
{
    m_keys.append(key);
    m_children.append(value);
    return *this;
}

YamlNode &YamlNode::comment(const QStringList &lines)
{
    m_comments += lines;
    return *this;
}

QByteArray YamlNode::document() const
{
    QByteArray out;
    writeComments(out, 0);
    if (m_kind == Kind::Mapping && !m_children.isEmpty())
        writeMembers(out, 0);
    else if (m_kind == Kind::Sequence && !m_children.isEmpty())
        writeItems(out, 0);
    else
        writeValue(out, 0);
    return out;
}

QStringList YamlNode::lines() const
{
    return QString::fromUtf8(document()).trimmed().split(u'\n');
}

void YamlNode::writeComments(QByteArray &out, int indent) const
{
    for (const QString &line : m_comments)
        out += QByteArray(indent, ' ') + (line.isEmpty() ? QByteArray("#") : "# " + line.toUtf8()) + '\n';
}

void YamlNode::writeValue(QByteArray &out, int indent) const
{
    constexpr int Level = 2;
    if (m_kind == Kind::Scalar) {
        out += m_scalar + '\n';
    } else if (m_children.isEmpty()) {
        out += m_kind == Kind::Sequence ? "[]\n" : "{}\n";
    } else {
        out += '\n';
        if (m_kind == Kind::Sequence)
            writeItems(out, indent);
        else
            writeMembers(out, indent + Level);
    }
}

void YamlNode::writeMembers(QByteArray &out, int indent) const
{
    for (qsizetype i = 0; i < m_children.size(); ++i) {
        const YamlNode &value = m_children[i];
        value.writeComments(out, indent);
        const bool isOnLine = value.m_kind == Kind::Scalar || value.m_children.isEmpty();
        out += QByteArray(indent, ' ') + m_keys[i] + (isOnLine ? ": " : ":");
        value.writeValue(out, indent);
    }
}

void YamlNode::writeItems(QByteArray &out, int indent) const
{
    constexpr int Level = 2;
    for (const YamlNode &item : m_children) {
        item.writeComments(out, indent);
        QByteArray text;
        if (item.m_kind == Kind::Mapping && !item.m_children.isEmpty())
            item.writeMembers(text, indent + Level);
        else
            item.writeValue(text, indent + Level);
        // The hyphen is in the indentation of the first member.
        const bool isIndented = item.m_kind == Kind::Mapping && !item.m_children.isEmpty();
        out += QByteArray(indent, ' ') + "- " + (isIndented ? text.sliced(indent + Level) : text);
    }
}

} // namespace deploy
