#include "pseudotext.h"

#include <QRegularExpression>

namespace pseudolocale {

namespace {

constexpr QStringView Plain = u"AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz";
constexpr QStringView Accented = u"ÅåƁƀÇçÐðÉéƑƒĜĝĤĥÎîĴĵĶķĻļṀṁÑñÖöÞþǪǫŔŕŠšŢţÛûṼṽŴŵẊẋÝýŽž";
static_assert(Plain.size() == Accented.size());

/** What makes texts longer, cut to the length that is needed. */
constexpr QStringView Filler = u" óñé ţŵö ţĥŕéé ƒöûŕ ƒîṽé šîẋ šéṽéñ éîĝĥţ ñîñé ţéñ";

QString accented(QStringView text)
{
    QString result;
    for (const QChar letter : text) {
        const qsizetype at = Plain.indexOf(letter);
        result += at < 0 ? letter : Accented.at(at);
    }
    return result;
}

/** The text that makes one of `length` characters a third longer; it ends with a letter. */
QString filler(qsizetype length)
{
    QString result;
    for (qsizetype needed = (length + 2) / 3; needed > 0; needed -= Filler.size())
        result += Filler.first(std::min(needed + 1, Filler.size()));
    while (result.endsWith(u' '))
        result.chop(1);
    return result;
}

} // namespace

QString pseudoText(const QString &text)
{
    if (text.isEmpty())
        return {};
    // Qt reads the patterns at the end of a file filter: "All files (*)".
    static const QRegularExpression filter(u" \\(\\*[^)]*\\)$"_qs);
    // A mnemonic that has an accent can't be typed.
    static const QRegularExpression kept(u"%L?\\d+|%L?n|\\[\\*\\]|&&|&[A-Za-z0-9]"_qs);
    const QRegularExpressionMatch patterns = filter.match(text);
    const QStringView words = QStringView(text).chopped(patterns.capturedLength());
    QString result = u"⟦"_qs;
    qsizetype begin = 0;
    for (auto parts = kept.globalMatch(words.toString()); parts.hasNext();) {
        const QRegularExpressionMatch part = parts.next();
        result += accented(words.sliced(begin, part.capturedStart() - begin)) + part.captured();
        begin = part.capturedEnd();
    }
    return result + accented(words.sliced(begin)) + filler(words.size()) + u'⟧' + patterns.captured();
}

} // namespace pseudolocale
