#include "hostnames.h"

#include <QRegularExpression>
#include <QStringList>
#include <QUrl>

#include <algorithm>
#include <arpa/inet.h>

namespace schema {

namespace {

constexpr qsizetype LongestName = 253;
constexpr qsizetype LongestLabel = 63;

/** RFC 3492: the characters of a label after `xn--`; nothing if it is not Punycode. */
std::optional<QString> decodedPunycode(const QString &label)
{
    const qsizetype dash = label.lastIndexOf(u'-');
    QList<char32_t> output;
    for (qsizetype i = 0; i < dash; ++i)
        output.append(label[i].unicode());
    quint64 code = 128;
    quint64 index = 0;
    quint64 bias = 72;
    for (qsizetype at = dash + 1; at < label.size();) {
        const quint64 start = index;
        quint64 weight = 1;
        for (quint64 k = 36;; k += 36) {
            if (at >= label.size())
                return std::nullopt;
            const char16_t c = label[at++].toLower().unicode();
            const quint64 digit = c >= u'a' && c <= u'z' ? c - u'a' : c >= u'0' && c <= u'9' ? c - u'0' + 26 : 99;
            if (digit > 35 || weight > 1'000'000'000)
                return std::nullopt;
            index += digit * weight;
            const quint64 threshold = k <= bias ? 1 : k >= bias + 26 ? 26 : k - bias;
            if (digit < threshold)
                break;
            weight *= 36 - threshold;
        }
        const auto count = quint64(output.size()) + 1;
        quint64 delta = start == 0 ? (index - start) / 700 : (index - start) / 2;
        delta += delta / count;
        quint64 k = 0;
        for (; delta > 455; k += 36)
            delta /= 35;
        bias = k + 36 * delta / (delta + 38);
        code += index / count;
        if (code > 0x10ffff)
            return std::nullopt;
        index %= count;
        output.insert(qsizetype(index++), char32_t(code));
    }
    return QString::fromUcs4(output.constData(), output.size());
}

bool isArabicDigit(char32_t c, char32_t zero)
{
    return c >= zero && c <= zero + 9;
}

/** The contextual rules of RFC 5892. */
bool isAllowedAt(const QList<uint> &label, qsizetype i)
{
    const auto at = [&](qsizetype k) { return k >= 0 && k < label.size() ? label[k] : 0; };
    const auto hasScript = [&](auto... scripts) {
        return std::any_of(label.begin(), label.end(), [&](uint c) {
            const auto script = QChar::script(c);
            return c != 0x30fb && ((script == scripts) || ...);
        });
    };
    switch (label[i]) {
    case 0xb7: // Middle dot, only as in Catalan.
        return at(i - 1) == 'l' && at(i + 1) == 'l';
    case 0x375: // Greek keraia
        return QChar::script(at(i + 1)) == QChar::Script_Greek;
    case 0x5f3: // Hebrew geresh
    case 0x5f4:
        return QChar::script(at(i - 1)) == QChar::Script_Hebrew;
    case 0x30fb: // Katakana middle dot
        return hasScript(QChar::Script_Hiragana, QChar::Script_Katakana, QChar::Script_Han);
    case 0x200c: // Zero width joiners, after a virama.
    case 0x200d:
        return i > 0 && QChar::combiningClass(at(i - 1)) == 9;
    default:
        break;
    }
    if (isArabicDigit(label[i], 0x660))
        return std::none_of(label.begin(), label.end(), [](uint c) { return isArabicDigit(c, 0x6f0); });
    return true;
}

/** Not in IDNA 2008 though they are letters or marks: RFC 5892, section 2.6. */
bool isException(uint c)
{
    constexpr uint Exceptions[] = {0x640, 0x7fa, 0x302e, 0x302f, 0x3031, 0x3032, 0x3033, 0x3034, 0x3035, 0x303b};
    return std::find(std::begin(Exceptions), std::end(Exceptions), c) != std::end(Exceptions);
}

bool isLabelCharacter(uint c)
{
    constexpr uint Contextual[] = {0xb7, 0x375, 0x5f3, 0x5f4, 0x30fb, 0x200c, 0x200d, 0x3007};
    if (std::find(std::begin(Contextual), std::end(Contextual), c) != std::end(Contextual))
        return true;
    if (c == '-' || c == 0xdf || c == 0x3c2 || c == 0x6fd || c == 0x6fe || c == 0xf0b)
        return true;
    const bool isLetter = QChar::isLetter(c) || QChar::isMark(c) || QChar::category(c) == QChar::Number_DecimalDigit;
    // Capitals, and forms that normalization would change, are not stable.
    return isLetter && !isException(c) && (c < 0x80 || QChar::toLower(c) == c) &&
           QChar::decompositionTag(c) <= QChar::Canonical;
}

bool isInternationalLabel(const QString &label)
{
    const QList<uint> characters = label.toUcs4();
    const bool hasDash = label.startsWith(u'-') || label.endsWith(u'-') || label.mid(2, 2) == u"--";
    if (characters.isEmpty() || hasDash || QChar::isMark(characters.first()) ||
        label != label.normalized(QString::NormalizationForm_C))
        return false;
    for (qsizetype i = 0; i < characters.size(); ++i) {
        if (!isLabelCharacter(characters[i]) || !isAllowedAt(characters, i))
            return false;
    }
    return true;
}

bool isAsciiLabel(const QString &label)
{
    static const QRegularExpression form(u"\\A[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\\z"_qs);
    if (label.size() > LongestLabel || !form.match(label).hasMatch())
        return false;
    if (label.mid(2, 2) != u"--")
        return true;
    const auto decoded = label.startsWith(u"xn--", Qt::CaseInsensitive) ? decodedPunycode(label.sliced(4))
                                                                        : std::nullopt;
    const bool isAscii = decoded &&
                         std::all_of(decoded->cbegin(), decoded->cend(), [](QChar c) { return c.unicode() < 0x80; });
    return decoded && !isAscii && isInternationalLabel(*decoded);
}

} // namespace

bool isHostname(const QString &text)
{
    const QStringList labels = text.split(u'.');
    return text.size() <= LongestName && std::all_of(labels.begin(), labels.end(), isAsciiLabel);
}

bool isInternationalHostname(const QString &text)
{
    if (text.size() > LongestName)
        return false;
    static const QRegularExpression dots(u"[.\\x{3002}\\x{ff0e}\\x{ff61}]"_qs);
    for (const QString &label : text.split(dots)) {
        const bool isAscii = std::all_of(label.cbegin(), label.cend(), [](QChar c) { return c.unicode() < 0x80; });
        if (isAscii ? !isAsciiLabel(label) : !isInternationalLabel(label.toLower() == label ? label : QString()))
            return false;
        if (!isAscii && QUrl::toAce(label).size() > LongestLabel)
            return false;
    }
    return true;
}

bool isIpv4(const QString &text)
{
    in_addr address{};
    // inet_pton accepts no leading zeros and no short forms.
    return inet_pton(AF_INET, text.toUtf8().constData(), &address) == 1 && !text.contains(QChar(0));
}

bool isIpv6(const QString &text)
{
    in6_addr address{};
    return inet_pton(AF_INET6, text.toUtf8().constData(), &address) == 1 && !text.contains(QChar(0));
}

} // namespace schema
