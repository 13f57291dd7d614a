#include "patternmatches.h"

#include "cancellation.h"
#include "documentlimits.h"
#include "edits.h"
#include "lines.h"

#include <QRegularExpression>

#include <functional>
#include <limits>

namespace source {

namespace {

/** Bytes of whole lines that are searched together. */
constexpr qsizetype PartBytes = 64 * 1024;
constexpr qsizetype NoBudget = std::numeric_limits<qsizetype>::max();

QRegularExpression expressionOf(const SearchPattern &pattern)
{
    QString text = pattern.isRegularExpression ? pattern.text : QRegularExpression::escape(pattern.text);
    if (pattern.matchesWords)
        text = u"\\b(?:%1)\\b"_qs.arg(text);
    QRegularExpression::PatternOptions options = QRegularExpression::MultilineOption;
    options.setFlag(QRegularExpression::CaseInsensitiveOption, !pattern.matchesCase);
    options.setFlag(QRegularExpression::UseUnicodePropertiesOption);
    return QRegularExpression(text, options);
}

/** The offsets of the units of a text, asked for in ascending order. */
class UnitOffsets final
{
public:
    UnitOffsets(const QByteArray &bytes, bool isAscii)
        : m_bytes(bytes)
        , m_isAscii(isAscii)
    {}
    qsizetype at(qsizetype unit)
    {
        if (m_isAscii)
            return unit;
        while (m_unit < unit && m_byte < m_bytes.size()) {
            const auto lead = static_cast<uchar>(m_bytes.at(m_byte));
            m_unit += lead >= 0xF0 ? 2 : 1;
            m_byte += lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1;
        }
        return qMin(m_byte, m_bytes.size());
    }

private:
    const QByteArray &m_bytes;
    bool m_isAscii;
    qsizetype m_unit = 0;
    qsizetype m_byte = 0;
};

using TakeMatch = std::function<bool(const QRegularExpressionMatch &match, const base::Span &span)>;

/** Calls `take` for each match until it returns false. */
void eachMatch(const document::Snapshot &snapshot, const QRegularExpression &expression, const TakeMatch &take)
{
    for (qsizetype start = 0; start < snapshot.size() && !base::isUnwanted();) {
        const qsizetype wanted = qMin(start + PartBytes, snapshot.size());
        const qsizetype end = qMax(snapshot.lineSpan(snapshot.lineAt(wanted)).offset, start);
        // A line that is longer than a part is one part.
        const qsizetype partEnd = end > start ? end : snapshot.lineSpan(snapshot.lineAt(start)).end();
        const QByteArray bytes = snapshot.text({start, (wanted == snapshot.size() ? wanted : partEnd) - start});
        const QString text = QString::fromUtf8(bytes);
        UnitOffsets offsets(bytes, text.size() == bytes.size());
        QRegularExpressionMatchIterator matches = expression.globalMatch(text);
        while (matches.hasNext()) {
            const QRegularExpressionMatch match = matches.next();
            const qsizetype from = offsets.at(match.capturedStart());
            const qsizetype to = offsets.at(match.capturedEnd());
            if (to > from && !take(match, {start + from, to - from}))
                return;
        }
        start += bytes.size();
    }
}

QString expanded(const QString &replacement, const SearchPattern &pattern, const QRegularExpressionMatch &match)
{
    if (!pattern.isRegularExpression)
        return replacement;
    QString text;
    for (qsizetype at = 0; at < replacement.size(); ++at) {
        const QChar unit = replacement.at(at);
        const QChar next = at + 1 < replacement.size() ? replacement.at(at + 1) : QChar();
        if (unit == u'$' && next >= u'0' && next <= u'9') {
            text += match.captured(next.digitValue());
            ++at;
        } else if (unit == u'$' && next == u'$') {
            text += unit;
            ++at;
        } else {
            text += unit;
        }
    }
    return text;
}

} // namespace

FoundMatches findMatches(const document::Snapshot &snapshot, const SearchPattern &pattern)
{
    FoundMatches found;
    const QRegularExpression expression = expressionOf(pattern);
    if (!expression.isValid()) {
        found.patternError = expression.errorString();
        return found;
    }
    if (pattern.text.isEmpty())
        return found;
    eachMatch(snapshot, expression, [&](const QRegularExpressionMatch &, const base::Span &span) {
        found.isCut = found.spans.size() >= MostMatches;
        if (!found.isCut)
            found.spans.append(span);
        return !found.isCut && !base::isUnwanted();
    });
    return found;
}

ReplacedMatches replaceMatches(const document::Snapshot &snapshot, const SearchPattern &pattern,
                               const QString &replacement)
{
    ReplacedMatches result;
    const QRegularExpression expression = expressionOf(pattern);
    if (!expression.isValid() || pattern.text.isEmpty())
        return result;
    // One splice from the first match to the last: each splice reads what is around it again.
    document::Splice splice{-1, 0, {}};
    eachMatch(snapshot, expression, [&](const QRegularExpressionMatch &match, const base::Span &span) {
        if (splice.offset < 0)
            splice.offset = span.offset;
        const qsizetype end = splice.offset + splice.removed;
        splice.inserted += snapshot.text({end, span.offset - end});
        splice.inserted += written(expanded(replacement, pattern, match), usesCrlfAt(snapshot, span.offset));
        splice.removed = span.end() - splice.offset;
        ++result.count;
        result.isTooLarge = snapshot.size() - splice.removed + splice.inserted.size() > document::MaximumBytes;
        return !base::isUnwanted() && !result.isTooLarge;
    });
    if (result.isTooLarge)
        result.count = 0;
    if (result.count > 0 && !base::isUnwanted())
        result.edited = document::spliceIn(snapshot, splice, NoBudget);
    return result;
}

QString replacementAt(const document::Snapshot &snapshot, const SearchPattern &pattern, const QString &replacement,
                      const base::Span &span)
{
    const QRegularExpression expression = expressionOf(pattern);
    // Regular expressions can match over line breaks.
    const base::Span first = lineContentAt(snapshot, span.offset);
    const qsizetype end = lineContentAt(snapshot, span.end()).end();
    const QString text = QString::fromUtf8(snapshot.text({first.offset, end - first.offset}));
    const qsizetype unit = QString::fromUtf8(snapshot.text({first.offset, span.offset - first.offset})).size();
    const QRegularExpressionMatch match = expression.match(text, unit, QRegularExpression::NormalMatch,
                                                           QRegularExpression::AnchorAtOffsetMatchOption);
    const bool isThere = match.hasMatch() && match.captured().toUtf8().size() == span.length;
    return isThere ? expanded(replacement, pattern, match) : QString();
}

} // namespace source
