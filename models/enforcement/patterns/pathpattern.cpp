#include "pathpattern.h"

#include <QMap>
#include <QRegularExpression>

namespace enforcement {

namespace {

const QString AnySegment = u"[^/]+"_qs;

/** The value of a name in a sample path: a text that is no segment of a path. */
constexpr QByteArrayView NameText = "no-path-has-this-text";

/** Braces, as in `{id}`, have a meaning in allowed URLs even after a backslash. Blanks separate methods and URL in the
 * form of a policy. */
QString escapedCharacter(char32_t character, QStringView special)
{
    constexpr int hexadecimal = 16;
    if (character <= U' ' || character == U'\x7f' || character == U'{' || character == U'}')
        return u"\\x%1"_qs.arg(static_cast<uint>(character), 2, hexadecimal, QLatin1Char('0'));
    const QString text = QString::fromUcs4(&character, 1);
    return special.contains(text) ? u'\\' + text : text;
}

using Text = QList<char32_t>;

/** The expression for texts without slashes that are not in `texts`. */
QString textExcept(const QList<Text> &texts)
{
    bool allowsEmpty = true;
    QMap<char32_t, QList<Text>> byFirst;
    for (const Text &text : texts) {
        if (text.isEmpty())
            allowsEmpty = false;
        else
            byFirst[text.first()].append(text.sliced(1));
    }
    if (byFirst.isEmpty())
        return allowsEmpty ? u"[^/]*"_qs : AnySegment;
    QString others = u"[^/"_qs;
    QString branches;
    for (auto each = byFirst.cbegin(); each != byFirst.cend(); ++each) {
        others += escapedCharacter(each.key(), u"\\]^-");
        branches += u'|' + escapedExpression(QString::fromUcs4(&each.key(), 1)) + textExcept(each.value());
    }
    return u"(?:"_qs + others + u"][^/]*"_qs + branches + (allowsEmpty ? u")?"_qs : u")"_qs);
}

} // namespace

QString escapedExpression(const QString &text)
{
    QString escaped;
    for (const char32_t character : text.toUcs4())
        escaped += escapedCharacter(character, u"\\.+*?()|[]^$");
    return escaped;
}

QString segmentExcept(const QStringList &texts)
{
    QList<Text> exceptions{Text()};
    for (const QString &text : texts) {
        Text characters;
        for (const char32_t character : text.toUcs4())
            characters.append(character);
        exceptions.append(characters);
    }
    return textExcept(exceptions);
}

QString decodedPath(QByteArrayView path)
{
    const QByteArray encoded = path.toByteArray();
    if (!encoded.contains('%'))
        return QString::fromUtf8(encoded);
    QByteArray decoded;
    qsizetype from = 0;
    for (qsizetype at = encoded.indexOf('%'); at >= 0; at = encoded.indexOf('%', at + 1)) {
        if (encoded.sliced(at).first(std::min<qsizetype>(3, encoded.size() - at)).compare("%2F", Qt::CaseInsensitive) !=
            0)
            continue;
        decoded += QByteArray::fromPercentEncoding(encoded.sliced(from, at - from)) + "%2F";
        from = at + 3;
    }
    return QString::fromUtf8(decoded + QByteArray::fromPercentEncoding(encoded.sliced(from)));
}

PathPattern::PathPattern(QByteArrayView path)
{
    if (path.startsWith('/'))
        path = path.sliced(1);
    const QList<QByteArray> segments = path.toByteArray().split('/');
    for (const QByteArray &written : segments)
        m_segments.append(segmentOf(written));
}

PathPattern::Segment PathPattern::segmentOf(const QByteArray &written)
{
    Segment segment;
    qsizetype from = 0;
    for (;;) {
        const qsizetype open = written.indexOf('{', from);
        const qsizetype close = open < 0 ? -1 : written.indexOf('}', open);
        const QString text = decodedPath(written.sliced(from, (close < 0 ? written.size() : open) - from));
        segment.expression += escapedExpression(text);
        segment.text += text;
        if (close < 0)
            break;
        segment.isLiteral = false;
        segment.expression += AnySegment;
        segment.text += QString::fromLatin1(NameText);
        from = close + 1;
    }
    segment.isName = segment.expression == AnySegment;
    return segment;
}

PathPattern::Common PathPattern::commonPath(const PathPattern &other) const
{
    Common common;
    if (m_segments.size() != other.m_segments.size())
        return common;
    QString path;
    for (qsizetype i = 0; i < m_segments.size(); ++i) {
        const Segment &mine = m_segments.at(i);
        const Segment &others = other.m_segments.at(i);
        const bool isSame = mine.expression == others.expression || others.isName;
        if (!isSame && mine.isLiteral && others.isLiteral)
            return {};
        if (!isSame && (mine.isLiteral || others.isLiteral)) {
            const Segment &literal = mine.isLiteral ? mine : others;
            const Segment &named = mine.isLiteral ? others : mine;
            const QRegularExpression expression(u"\\A(?:"_qs + named.expression + u")\\z"_qs);
            if (!expression.match(literal.text).hasMatch())
                return {};
        }
        // What is excluded from text with names can't be said.
        const bool canExclude = isSame || mine.isLiteral || (mine.isName && others.isLiteral);
        common.isKnown = common.isKnown && canExclude;
        path += u'/' + (mine.isName ? others.text : mine.text);
    }
    common.path = path.toUtf8().toPercentEncoding("/%");
    return common;
}

std::optional<QString> PathPattern::expressionWithout(const QList<PathPattern> &others) const
{
    QList<const PathPattern *> excluded;
    for (const PathPattern &other : others)
        excluded.append(&other);
    const std::optional<QString> expression = tail(0, excluded);
    return expression ? std::optional(u'^' + *expression + u'$') : std::nullopt;
}

/** The expression for the segments from `from`, where the segments before it match those of `others` too. */
std::optional<QString> PathPattern::tail(qsizetype from, const QList<const PathPattern *> &others) const
{
    if (from == m_segments.size())
        return others.isEmpty() ? std::optional(QString()) : std::nullopt;
    const Segment &segment = m_segments.at(from);
    QList<const PathPattern *> withName;
    QMap<QString, QList<const PathPattern *>> byText;
    for (const PathPattern *other : others) {
        if (segment.isName && other->m_segments.at(from).isLiteral)
            byText[other->m_segments.at(from).text].append(other);
        else
            withName.append(other);
    }
    QStringList branches;
    if (const auto rest = tail(from + 1, withName))
        branches.append(u'/' + (byText.isEmpty() ? segment.expression : segmentExcept(byText.keys())) + *rest);
    for (auto each = byText.cbegin(); each != byText.cend(); ++each) {
        if (const auto rest = tail(from + 1, withName + each.value()))
            branches.append(u'/' + escapedExpression(each.key()) + *rest);
    }
    if (branches.isEmpty())
        return std::nullopt;
    return branches.size() == 1 ? branches.first() : u"(?:"_qs + branches.join(u'|') + u')';
}

} // namespace enforcement
