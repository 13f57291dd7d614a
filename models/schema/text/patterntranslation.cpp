#include "patterntranslation.h"

#include <array>

namespace schema {

namespace {

/** Names of Unicode properties in ECMA-262 that PCRE2 only has in short. */
struct PropertyName {
    const char16_t *name;
    const char *shortName;
};

constexpr PropertyName PropertyNames[] = {
    {u"Letter", "L"},
    {u"Cased_Letter", "L&"},
    {u"Uppercase_Letter", "Lu"},
    {u"Lowercase_Letter", "Ll"},
    {u"Titlecase_Letter", "Lt"},
    {u"Modifier_Letter", "Lm"},
    {u"Other_Letter", "Lo"},
    {u"Mark", "M"},
    {u"Nonspacing_Mark", "Mn"},
    {u"Spacing_Mark", "Mc"},
    {u"Enclosing_Mark", "Me"},
    {u"Number", "N"},
    {u"Decimal_Number", "Nd"},
    {u"digit", "Nd"},
    {u"Letter_Number", "Nl"},
    {u"Other_Number", "No"},
    {u"Punctuation", "P"},
    {u"punct", "P"},
    {u"Symbol", "S"},
    {u"Currency_Symbol", "Sc"},
    {u"Math_Symbol", "Sm"},
    {u"Separator", "Z"},
    {u"Space_Separator", "Zs"},
    {u"Other", "C"},
    {u"Control", "Cc"},
    {u"cntrl", "Cc"},
    {u"Format", "Cf"},
};

/** The white space of ECMA-262, inside a class. */
constexpr char Spaces[] =
    R"(\x09-\x0d\x20\xa0\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}\x{feff})";

class Translation final
{
public:
    Translation(const QString &source, Dot dot)
        : m_source(source)
        , m_dot(dot)
    {}

    QByteArray run()
    {
        while (m_at < m_source.size()) {
            const QChar c = m_source[m_at];
            if (c == u'\\')
                escape();
            else if (m_isInClass)
                inClass(c);
            else
                outsideClass(c);
        }
        return m_result;
    }

    [[nodiscard]] bool isStrict() const { return m_isStrict && !m_isInClass; }

private:
    void outsideClass(QChar c)
    {
        if (c == u'[') {
            m_isInClass = true;
            take(1);
            if (m_at < m_source.size() && m_source[m_at] == u'^')
                take(1);
            return;
        }
        // In PCRE2 these start what ECMA-262 does not have: comments, recursion, verbs, atomic and conditional groups.
        if (c == u'(' && next() == u'*')
            m_isStrict = false;
        if (c == u'(' && next() == u'?')
            return group();
        if (c == u'.')
            return replace(1, dotClass());
        // A possessive quantifier.
        if (c == u'+' && m_at > 0 && QStringView(u"*+?}").contains(m_source[m_at - 1]) && !isEscaped(m_at - 1))
            m_isStrict = false;
        take(1);
    }

    [[nodiscard]] const char *dotClass() const
    {
        switch (m_dot) {
        case Dot::NoLineEnd:
            break;
        case Dot::NoLfOrCr:
            return R"([^\n\r])";
        case Dot::Any:
            return R"([\s\S])";
        }
        return R"([^\n\r\x{2028}\x{2029}])";
    }

    void group()
    {
        const QStringView rest = QStringView(m_source).sliced(m_at + 2);
        const bool isKnown = rest.startsWith(u':') || rest.startsWith(u'=') || rest.startsWith(u'!') ||
                             rest.startsWith(u'<');
        m_isStrict = m_isStrict && isKnown;
        take(isKnown ? 2 : 1);
    }

    void inClass(QChar c)
    {
        if (c == u']')
            m_isInClass = false;
        // PCRE2 has [:alpha:] in classes.
        if (c == u'[')
            return replace(1, R"(\[)");
        take(1);
    }

    void escape()
    {
        const QChar c = next();
        if (c == u'd')
            return replace(2, m_isInClass ? "0-9" : "[0-9]");
        if (c == u's')
            return replace(2, m_isInClass ? QByteArray(Spaces) : '[' + QByteArray(Spaces) + ']');
        if (c == u'S' && !m_isInClass)
            return replace(2, "[^" + QByteArray(Spaces) + ']');
        if (c == u'u')
            return codePoint();
        if (c == u'p' || c == u'P')
            return property();
        if (c == u'/')
            return replace(2, "/");
        if (c == u'-' && !m_isInClass)
            return replace(2, "-");
        if (c == u'c')
            return control();
        if (c == u'v' || (c == u'b' && m_isInClass))
            return replace(2, c == u'v' ? R"(\x0b)" : R"(\x08)");
        const bool isKnown = QStringView(u"DwWSbBfnrtxk0123456789^$\\.*+?()[]{}|-").contains(c);
        if (isKnown)
            return take(2);
        m_isStrict = false;
        // A letter has a meaning in PCRE2 that it does not have in ECMA-262.
        if (c.isNull())
            return take(1);
        replace(2, c.isLetterOrNumber() ? QString(c).toUtf8() : '\\' + QString(c).toUtf8());
    }

    void control()
    {
        const QChar letter = m_at + 2 < m_source.size() ? m_source[m_at + 2] : QChar();
        if (letter.unicode() < 128 && letter.isLetter())
            return take(3);
        m_isStrict = false;
        replace(2, R"(\\c)");
    }

    void codePoint()
    {
        const QStringView rest = QStringView(m_source).sliced(m_at + 2);
        if (rest.startsWith(u'{')) {
            const qsizetype end = rest.indexOf(u'}');
            if (end > 1)
                return replace(end + 3, R"(\x{)" + rest.sliced(1, end - 1).toUtf8() + '}');
        }
        bool isRead = false;
        const uint unit = rest.first(std::min<qsizetype>(4, rest.size())).toUInt(&isRead, 16);
        if (!isRead || rest.size() < 4) {
            m_isStrict = false;
            return replace(2, "u");
        }
        if (QChar::isHighSurrogate(unit) && rest.sliced(4).startsWith(u"\\u")) {
            const uint low = rest.sliced(6).first(std::min<qsizetype>(4, rest.size() - 6)).toUInt(&isRead, 16);
            if (isRead && QChar::isLowSurrogate(low))
                return replace(
                    12, R"(\x{)" + QByteArray::number(QChar::surrogateToUcs4(char16_t(unit), char16_t(low)), 16) + '}');
        }
        replace(6, R"(\x{)" + QByteArray::number(unit, 16) + '}');
    }

    void property()
    {
        const qsizetype end = m_source.indexOf(u'}', m_at);
        if (m_at + 2 >= m_source.size() || m_source[m_at + 2] != u'{' || end < 0) {
            m_isStrict = false;
            return take(2);
        }
        QString name = m_source.sliced(m_at + 3, end - m_at - 3);
        for (const QString &prefix : {u"Script="_qs, u"sc="_qs, u"General_Category="_qs, u"gc="_qs}) {
            if (name.startsWith(prefix))
                name.remove(0, prefix.size());
        }
        QByteArray translated = name.toUtf8();
        for (const PropertyName &row : PropertyNames) {
            if (QStringView(row.name) == name)
                translated = row.shortName;
        }
        if (name == u"ASCII")
            return replace(end + 1 - m_at, m_isInClass ? R"(\x00-\x7f)" : R"([\x00-\x7f])");
        replace(end + 1 - m_at, '\\' + QString(m_source[m_at + 1]).toUtf8() + '{' + translated + '}');
    }

    [[nodiscard]] QChar next() const { return m_at + 1 < m_source.size() ? m_source[m_at + 1] : QChar(); }

    [[nodiscard]] bool isEscaped(qsizetype at) const
    {
        qsizetype slashes = 0;
        while (slashes < at && m_source[at - slashes - 1] == u'\\')
            ++slashes;
        return slashes % 2 == 1;
    }

    void take(qsizetype count)
    {
        count = std::min(count, m_source.size() - m_at);
        // Not half of a character beyond the basic plane.
        if (m_source[m_at + count - 1].isHighSurrogate() && m_at + count < m_source.size())
            ++count;
        m_result += QStringView(m_source).sliced(m_at, count).toUtf8();
        m_at += count;
    }

    void replace(qsizetype count, const QByteArray &text)
    {
        m_result += text;
        m_at += std::min(count, m_source.size() - m_at);
    }

    const QString &m_source;
    QByteArray m_result;
    Dot m_dot;
    qsizetype m_at = 0;
    bool m_isInClass = false;
    bool m_isStrict = true;
};

} // namespace

QByteArray translatedPattern(const QString &source, bool *isStrict, Dot dot)
{
    Translation translation(source, dot);
    const QByteArray result = translation.run();
    *isStrict = translation.isStrict();
    return result;
}

} // namespace schema
