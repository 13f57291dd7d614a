#include "rowtokens.h"

namespace bodies {
namespace {

using Kind = RowToken::Kind;

/** Returns the index after the closing quote of a string whose content begins at `at`. */
qsizetype endOfString(QStringView row, qsizetype at)
{
    while (at < row.size() && row.at(at) != u'"')
        at += row.at(at) == u'\\' ? 2 : 1;
    return qMin(at + 1, row.size());
}

bool isScalar(QChar one)
{
    return one.isLetterOrNumber() || one == u'-' || one == u'+' || one == u'.';
}

QList<RowToken> jsonTokens(QStringView row, bool beginsInString)
{
    QList<RowToken> tokens;
    for (qsizetype at = 0; at < row.size();) {
        const qsizetype start = at;
        const bool isString = row.at(at) == u'"' || (at == 0 && beginsInString);
        if (isString) {
            at = endOfString(row, at == 0 && beginsInString ? at : at + 1);
            const bool isKey = at < row.size() && row.at(at) == u':';
            tokens.append({isKey ? Kind::Key : Kind::Text, start, at - start});
        } else if (isScalar(row.at(at))) {
            while (at < row.size() && isScalar(row.at(at)))
                ++at;
            tokens.append({Kind::Number, start, at - start});
        } else {
            ++at;
        }
    }
    return tokens;
}

/** Returns the end of a tag that begins at `start`. Adds its parts: the name, and the values of the attributes. */
qsizetype addTag(QStringView row, qsizetype start, QList<RowToken> &tokens)
{
    qsizetype at = start;
    while (at < row.size() && !row.at(at).isSpace() && row.at(at) != u'>')
        ++at;
    tokens.append({Kind::Key, start, at - start});
    while (at < row.size() && row.at(at) != u'>') {
        const QChar quote = row.at(at);
        if (quote != u'"' && quote != u'\'') {
            ++at;
            continue;
        }
        const qsizetype found = row.indexOf(quote, at + 1);
        const qsizetype end = found < 0 ? row.size() : found + 1;
        tokens.append({Kind::Text, at, end - at});
        at = end;
    }
    return at;
}

QList<RowToken> markupTokens(QStringView row)
{
    constexpr QStringView CommentEnd = u"-->";
    QList<RowToken> tokens;
    for (qsizetype at = row.indexOf(u'<'); at >= 0 && at < row.size(); at = row.indexOf(u'<', at)) {
        if (!row.sliced(at).startsWith(u"<!--")) {
            at = addTag(row, at, tokens);
            continue;
        }
        const qsizetype found = row.indexOf(CommentEnd, at);
        const qsizetype end = found < 0 ? row.size() : found + CommentEnd.size();
        tokens.append({Kind::Comment, at, end - at});
        at = end;
    }
    return tokens;
}

} // namespace

QList<RowToken> tokensOf(QStringView row, Language language, bool beginsInString)
{
    switch (language) {
    case Language::Json:
        return jsonTokens(row, beginsInString);
    case Language::Markup:
        return markupTokens(row);
    case Language::Plain:
        break;
    }
    return {};
}

} // namespace bodies
