#include "bodykind.h"
#include "bodylimits.h"
#include "formreader.h"
#include "fuzzinput.h"
#include "hexrows.h"
#include "jsonbody.h"
#include "mediatype.h"
#include "multipartreader.h"
#include "rowsearch.h"
#include "rowtokens.h"
#include "textrows.h"
#include "xmlrows.h"

#include <QJsonDocument>

using fuzz::require;

namespace {

QByteArray textOf(const bodies::BodyRows &rows)
{
    return bodies::textBetween(rows, {0, 0}, {rows.rowCount() - 1, 2 * bodies::LongestRow}, 1'000'000'000);
}

/** Any row can be read alone, is bounded, and its tokens and folds are in the text. */
void checkRows(const bodies::BodyRows &rows, const QByteArray &text)
{
    const QList<bodies::Row> all = rows.rows(0, rows.rowCount() + 1);
    require(all.size() == rows.rowCount(), "there are as many rows as counted", {text});
    for (qsizetype i = 0; i < all.size(); ++i) {
        const bodies::Row &row = all.at(i);
        require(rows.row(i) == row, "a row is the same when it is read alone", {text});
        require(row.text.size() <= bodies::LongestRow + 300, "a row is bounded", {text});
        const QString shown = QString::fromUtf8(row.text);
        for (const bodies::RowToken &token : bodies::tokensOf(shown, rows.language(), row.beginsInString))
            require(token.start >= 0 && token.start + token.length <= shown.size(), "a token is in its row", {text});
        const auto fold = rows.fold(i);
        require(fold.has_value() == row.canFold, "a row that can fold has a fold", {text});
        require(!fold || (fold->first == i && fold->last > i && fold->last < all.size()), "a fold is in the text",
                {text});
    }
    const QString end = all.isEmpty() ? QString() : QString::fromUtf8(all.last().text).right(20);
    const bodies::FoundRows found = bodies::findInRows(rows, end);
    // The last character of a truncated text may be incomplete.
    const bool isShown = !end.contains(QChar::ReplacementCharacter);
    require(end.isEmpty() || !isShown || !found.matches.isEmpty(), "what is there is found", {text});
    for (const bodies::FoundRows::Match &match : found.matches)
        require(match.row < all.size() && match.byte < all.at(match.row).text.size(), "a match is in the text", {text});
}

QByteArray withoutBlanks(QByteArray text)
{
    for (const char *blank : {" ", "\n", "\r", "\t"})
        text.replace(blank, "");
    return text;
}

/** Formatted JSON has the bytes of the text but for blanks, and QJsonDocument agrees about what is JSON. */
void checkJson(const QByteArray &text)
{
    const auto rows = bodies::jsonRows(text);
    if (!rows) {
        require(rows.error().line >= 1 && rows.error().column >= 1, "a fault has a place", {text});
        QJsonParseError error{};
        QJsonDocument::fromJson(text, &error);
        require(error.error != QJsonParseError::NoError, "what a parser accepts is formatted", {text});
        return;
    }
    checkRows(**rows, text);
    require(withoutBlanks(textOf(**rows)) == withoutBlanks(text), "formatting keeps all tokens", {text});
}

void checkParts(const QByteArray &text, const QByteArray &boundary)
{
    const bodies::BodyParts parts = bodies::readMultipart(text, boundary);
    qsizetype bytes = 0;
    for (const bodies::BodyPart &part : parts.parts)
        bytes += part.bytes.size();
    require(bytes <= text.size(), "parts do not overlap", {text, boundary});
    require(parts.parts.size() <= bodies::MaximumParts, "the parts are bounded", {text});
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArray text(reinterpret_cast<const char *>(data), qsizetype(size));
    const qsizetype lineEnd = qMax<qsizetype>(0, text.indexOf('\n'));
    checkParts(text.mid(lineEnd), bodies::parameterOf(text.first(lineEnd), "boundary"));
    checkParts(text, "B");
    require(bodies::readForm(text).fields.size() <= bodies::MaximumFields, "the fields are bounded", {text});
    require(bodies::isText(text) || bodies::kindOfBody({}, text) == bodies::BodyKind::Binary, "bytes are not text",
            {text});
    checkRows(bodies::HexRows(text), text);
    if (!bodies::isText(text))
        return 0;
    checkRows(bodies::TextRows(text), text);
    checkJson(text);
    if (const auto rows = bodies::xmlRows(text))
        checkRows(**rows, text);
    return 0;
}
