#include "textsearch.h"

#include <algorithm>

namespace window {

namespace {

constexpr qsizetype MostBefore = 60; ///< Characters that a hit shows.
constexpr qsizetype MostMatch = 120;
constexpr qsizetype MostAfter = 120;
constexpr char16_t SecretMask[] = u"•••";

struct Piece {
    qsizetype start = 0;
    qsizetype end = 0;  ///< Exclusive.
    qsizetype next = 0; ///< Where the next piece starts: earlier in a divided line.
};

bool startsCharacter(const QByteArray &text, qsizetype at)
{
    return at >= text.size() || (uchar(text.at(at)) & 0xC0U) != 0x80U;
}

/** The piece from `start`: whole lines, or a part of a long line. */
Piece pieceAt(const QByteArray &text, qsizetype start)
{
    qsizetype end = start + TextSearch::PieceBytes;
    if (end >= text.size())
        return {start, text.size(), text.size()};
    const qsizetype newline = QByteArrayView(text).sliced(start, TextSearch::PieceBytes).lastIndexOf('\n');
    if (newline >= 0)
        return {start, start + newline + 1, start + newline + 1};
    while (!startsCharacter(text, end))
        --end;
    qsizetype next = end - TextSearch::LongestMatch;
    while (!startsCharacter(text, next))
        --next;
    return {start, end, next};
}

/** A part of the text, with dots for the secrets in it. */
QString shownPart(const QByteArray &text, qsizetype from, qsizetype to, const QList<base::Span> &secrets)
{
    QString shown;
    qsizetype at = from;
    const auto first = std::lower_bound(
        secrets.cbegin(), secrets.cend(), from,
        [](const base::Span &secret, qsizetype place) { return secret.end() <= place; });
    for (auto secret = first; secret != secrets.cend() && secret->offset < to; ++secret) {
        shown += QString::fromUtf8(text.mid(at, qMax<qsizetype>(secret->offset - at, 0)));
        shown += QString::fromUtf16(SecretMask);
        at = qMin(secret->end(), to);
    }
    return shown + QString::fromUtf8(text.mid(at, to - at));
}

} // namespace

base::Result<TextSearch> TextSearch::of(const TextQuery &query)
{
    QRegularExpression::PatternOptions options = QRegularExpression::MultilineOption |
                                                 QRegularExpression::UseUnicodePropertiesOption;
    if (!query.matchesCase)
        options |= QRegularExpression::CaseInsensitiveOption;
    const QRegularExpression expression(query.isRegularExpression ? query.text : QRegularExpression::escape(query.text),
                                        options);
    if (!expression.isValid())
        return base::Error{base::ErrorCode::InvalidArgument, expression.errorString()};
    return TextSearch(expression);
}

QList<TextHit> TextSearch::hits(const QByteArray &text, qsizetype most, const std::function<bool()> &isCancelled) const
{
    QList<TextHit> found;
    qsizetype line = 1;
    qsizetype counted = 0; ///< Line breaks before this place are counted.
    for (Piece piece = pieceAt(text, 0); piece.start < text.size(); piece = pieceAt(text, piece.next)) {
        if (isCancelled && isCancelled())
            break;
        const QString searched = QString::fromUtf8(QByteArrayView(text).sliced(piece.start, piece.end - piece.start));
        qsizetype at = 0; ///< A place in `searched`, and the one in the text.
        qsizetype offset = piece.start;
        for (auto matches = m_expression.globalMatch(searched); matches.hasNext();) {
            const QRegularExpressionMatch match = matches.next();
            if (match.capturedLength() == 0)
                continue;
            offset += QStringView(searched).sliced(at, match.capturedStart() - at).toUtf8().size();
            at = match.capturedStart();
            // Found in the piece before.
            if (!found.isEmpty() && offset < found.last().span.end())
                continue;
            const base::Span span{offset, match.capturedView().toUtf8().size()};
            // Bytes that are not valid UTF-8 have another length as text.
            if (span.end() > text.size())
                return found;
            line += std::count(text.cbegin() + counted, text.cbegin() + offset, '\n');
            counted = offset;
            found.append({.span = span, .line = line});
            if (found.size() >= most)
                return found;
        }
        if (piece.next >= text.size())
            break;
    }
    return found;
}

void showLines(QList<TextHit> &hits, const QByteArray &text, const QList<base::Span> &secrets)
{
    for (TextHit &hit : hits) {
        qsizetype start = qMax<qsizetype>(hit.span.offset - MostBefore * 4, 0);
        while (!startsCharacter(text, start))
            ++start;
        start += QByteArrayView(text).sliced(start, hit.span.offset - start).lastIndexOf('\n') + 1;
        qsizetype end = qMin(hit.span.end() + MostAfter * 4, text.size());
        const qsizetype newline = QByteArrayView(text).sliced(hit.span.end(), end - hit.span.end()).indexOf('\n');
        if (newline >= 0)
            end = hit.span.end() + newline;
        const QString before = shownPart(text, start, hit.span.offset, secrets);
        const auto letter = std::find_if(before.cbegin(), before.cend(), [](QChar one) { return !one.isSpace(); });
        hit.before = before.sliced(letter - before.cbegin()).right(MostBefore);
        const qsizetype matchEnd = hit.span.offset + qMin(hit.span.length, MostMatch * 4);
        hit.match = shownPart(text, hit.span.offset, matchEnd, secrets).left(MostMatch);
        hit.after = shownPart(text, hit.span.end(), end, secrets).left(MostAfter);
    }
}

} // namespace window
