#include "linetokens.h"

#include <cmath>

namespace source {

namespace {

bool isBlank(QChar unit)
{
    return unit == u' ' || unit == u'\t';
}

/** The index after a quoted run that starts at `start`. */
qsizetype quotedEnd(QStringView line, qsizetype start)
{
    const QChar quote = line.at(start);
    qsizetype at = start + 1;
    while (at < line.size() && line.at(at) != quote)
        at += quote == u'"' && line.at(at) == u'\\' ? 2 : 1;
    return qMin(at + 1, line.size());
}

bool isKeyEnd(QStringView line, qsizetype at)
{
    return at < line.size() && line.at(at) == u':' && (at + 1 == line.size() || isBlank(line.at(at + 1)));
}

bool isNumberOrWord(QStringView word)
{
    static constexpr QStringView Words[] = {u"true", u"false", u"null", u"~"};
    for (const QStringView one : Words) {
        if (word == one)
            return true;
    }
    bool isNumber = false;
    const double value = word.toDouble(&isNumber);
    return isNumber && std::isfinite(value);
}

/** The end of a plain run: a comment, a flow character or the end of the line. */
qsizetype plainEnd(QStringView line, qsizetype start, document::Format format)
{
    qsizetype at = start;
    while (at < line.size()) {
        const QChar unit = line.at(at);
        if (isKeyEnd(line, at) || (unit == u'#' && at > 0 && isBlank(line.at(at - 1))))
            break;
        if (format == document::Format::Json &&
            (unit == u',' || unit == u':' || unit == u'{' || unit == u'[' || unit == u'}' || unit == u']'))
            break;
        if (unit == u',' && at + 1 < line.size() && isBlank(line.at(at + 1)))
            break;
        ++at;
    }
    while (at > start && isBlank(line.at(at - 1)))
        --at;
    return at;
}

bool isPunctuation(QChar unit)
{
    return QStringView(u"{}[],:-?|>&*!").contains(unit);
}

} // namespace

QList<TokenRun> tokensOf(QStringView line, document::Format format)
{
    QList<TokenRun> runs;
    if (line.size() > LongestTokenLine)
        return runs;
    qsizetype at = 0;
    while (at < line.size()) {
        const QChar unit = line.at(at);
        const bool startsWord = at == 0 || isBlank(line.at(at - 1)) || isPunctuation(line.at(at - 1));
        if (unit == u'#' && format == document::Format::Yaml && startsWord) {
            runs.append({Token::Comment, at, line.size() - at});
            return runs;
        }
        const bool isMark = isPunctuation(unit) && (unit != u'-' || at + 1 == line.size() || isBlank(line.at(at + 1)));
        if (isBlank(unit) || isMark) {
            ++at;
            continue;
        }
        const bool isQuoted = unit == u'"' || (unit == u'\'' && format == document::Format::Yaml);
        const qsizetype end = qMax(at + 1, isQuoted ? quotedEnd(line, at) : plainEnd(line, at, format));
        const bool isKey = isKeyEnd(line, end) || (isQuoted && end < line.size() && line.at(end) == u':');
        // The end of a flow collection is not part of a number.
        QStringView word = line.mid(at, end - at);
        while (word.endsWith(u'}') || word.endsWith(u']'))
            word.chop(1);
        if (isKey)
            runs.append({Token::Key, at, end - at});
        else if (isQuoted)
            runs.append({Token::Text, at, end - at});
        else if (isNumberOrWord(word))
            runs.append({Token::Number, at, word.size()});
        at = end;
    }
    return runs;
}

} // namespace source
