#include "prose.h"

#include <QRegularExpression>

namespace architecture {

QList<ProseLine> linesOf(const QString &text)
{
    QList<ProseLine> lines;
    for (const QString &line : text.split(u'\n'))
        lines.append({int(lines.size()) + 1, line});
    return lines;
}

QList<ProseLine> proseOfCode(const QString &code)
{
    // Raw strings first, then comments, string literals, and character literals, which are skipped.
    static const QRegularExpression piece(
        u"R\"(?<tag>[^(\\s]*)\\((?<raw>.*?)\\)\\k<tag>\"|//(?<line>[^\\n]*)|/\\*(?<block>.*?)\\*/"
        u"|\"(?<string>(?:[^\"\\\\\\n]|\\\\.)*)\"|'(?:[^'\\\\\\n]|\\\\.)+'"_qs,
        QRegularExpression::DotMatchesEverythingOption);
    QList<ProseLine> prose;
    int line = 1;
    qsizetype counted = 0;
    for (auto matches = piece.globalMatch(code); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        for (const QString &name : {u"raw"_qs, u"line"_qs, u"block"_qs, u"string"_qs}) {
            if (match.capturedStart(name) < 0)
                continue;
            line += int(QStringView(code).mid(counted, match.capturedStart(name) - counted).count(u'\n'));
            counted = match.capturedStart(name);
            int number = line;
            for (const QString &text : match.captured(name).split(u'\n'))
                prose.append({number++, text});
        }
    }
    return prose;
}

} // namespace architecture
