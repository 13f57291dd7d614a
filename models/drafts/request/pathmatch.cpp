#include "pathmatch.h"

#include "operations.h"
#include "requestvalues.h"
#include "schemadraft.h"

#include <QRegularExpression>

namespace drafts {

namespace {

using Segments = QList<QByteArray>;

bool isTemplate(const QByteArray &segment)
{
    return segment.contains('{') && segment.contains('}');
}

/** Returns the segments of a path, without the empty one before the first slash. */
Segments segmentsOf(const QByteArray &path)
{
    Segments segments = path.split('/');
    if (segments.first().isEmpty())
        segments.removeFirst();
    return segments;
}

/** Returns the number of leading segments of `path` that fit a template: as many literal ones as possible are equal. */
struct Fit {
    qsizetype segments = 0;
    qsizetype literals = 0;
    friend auto operator<=>(const Fit &, const Fit &) = default;
};

Fit fitOf(const Segments &path, const Segments &pattern)
{
    Fit fit;
    while (fit.segments < qMin(path.size(), pattern.size())) {
        const QByteArray &segment = path.at(fit.segments);
        const QByteArray &expected = pattern.at(fit.segments);
        const bool isName = isTemplate(expected);
        if (isName ? segment.isEmpty() : segment != expected)
            break;
        fit.literals += isName ? 0 : 1;
        ++fit.segments;
    }
    return fit;
}

/** True for what is a value rather than a word: a number, a UUID, a long text of letters and digits, `{id}`, `:id`. */
bool looksLikeId(const QByteArray &segment)
{
    static const QRegularExpression pattern(
        QStringLiteral("^(?:[0-9]+|\\{.*\\}|:.+|[0-9a-fA-F]{8}-[0-9a-fA-F-]{27}|(?=.*[0-9])[0-9A-Za-z_-]{12,}|.*@.*|"
                       "[0-9]{4}-[0-9]{2}-[0-9]{2})$"));
    return pattern.match(QString::fromUtf8(QByteArray::fromPercentEncoding(segment))).hasMatch();
}

/** Returns a name for a segment that looks like an ID: the one that it has, or one after the segment before it. */
QByteArray nameFor(const QByteArray &segment, const QByteArray &before)
{
    QByteArray stated = segment;
    if (stated.startsWith(':'))
        stated.remove(0, 1);
    else if (stated.startsWith('{') && stated.endsWith('}'))
        stated = stated.mid(1, stated.size() - 2);
    else
        stated.clear();
    if (!stated.isEmpty() && !stated.contains('{') && !stated.contains('}'))
        return stated;
    if (before.isEmpty() || isTemplate(before))
        return "id";
    return idNameOf(before);
}

/** Returns the path without the longest of the base paths that it begins with. */
QByteArray withoutBase(const QByteArray &path, const QList<QByteArray> &basePaths)
{
    qsizetype longest = 0;
    for (QByteArray base : basePaths) {
        while (base.endsWith('/'))
            base.chop(1);
        if (base.size() > longest && path.startsWith(base) &&
            (path.size() == base.size() || path.at(base.size()) == '/'))
            longest = base.size();
    }
    const QByteArray rest = path.mid(longest);
    return rest.isEmpty() ? QByteArray("/") : rest;
}

/** Appends the name to the path as a segment, with a number if the path has the name. */
QByteArray uniqueName(const QByteArray &name, const Segments &segments)
{
    QByteArray unique = name;
    for (int number = 2; segments.contains('{' + unique + '}'); ++number)
        unique = name + QByteArray::number(number);
    return unique;
}

void addValues(MatchedPath &matched, const Segments &segments, const Segments &pattern)
{
    for (qsizetype i = 0; i < segments.size(); ++i) {
        const QByteArray &expected = pattern.at(i);
        if (expected.startsWith('{') && expected.endsWith('}'))
            matched.values.append(
                {expected.mid(1, expected.size() - 2), QByteArray::fromPercentEncoding(segments.at(i))});
    }
}

} // namespace

QByteArray schemaWordOf(const QByteArray &path)
{
    const QList<QByteArray> segments = path.split('/');
    for (auto segment = segments.crbegin(); segment != segments.crend(); ++segment) {
        if (!segment->isEmpty() && !segment->contains('{'))
            return singularOf(*segment);
    }
    return "body";
}

QByteArray idNameOf(const QByteArray &resource)
{
    QByteArray name = schemaNameOf(singularOf(resource)) + "Id";
    name[0] = name.at(0) >= 'A' && name.at(0) <= 'Z' ? char(name.at(0) - 'A' + 'a') : name.at(0);
    return name;
}

MatchedPath matchPath(const document::Snapshot &document, const QByteArray &path, const QList<QByteArray> &basePaths)
{
    const Segments segments = segmentsOf(withoutBase(path, basePaths));
    Segments best;
    Fit bestFit;
    MatchedPath matched;
    const document::Node paths = document.at({"paths"});
    for (qsizetype i = 0; paths.isMapping() && i < paths.childCount(); ++i) {
        const QByteArray key = paths.keyAt(i);
        if (!openapi::isPath(key))
            continue;
        const Segments pattern = segmentsOf(key);
        const Fit fit = fitOf(segments, pattern);
        const bool isWhole = fit.segments == segments.size() && fit.segments == pattern.size();
        const bool isBetter = isWhole != !matched.path.isEmpty() ? isWhole : fit > bestFit;
        if (!isBetter)
            continue;
        best = pattern;
        bestFit = fit;
        matched.path = isWhole ? key : QByteArray();
    }
    if (!matched.path.isEmpty()) {
        addValues(matched, segments, best);
        return matched;
    }

    Segments pattern = best.first(bestFit.segments);
    for (qsizetype i = bestFit.segments; i < segments.size(); ++i) {
        const QByteArray &segment = segments.at(i);
        const QByteArray text = QByteArray::fromPercentEncoding(segment);
        if (!looksLikeId(segment) && !mayBeSecret(text) && !isOpaque(text))
            pattern.append(segment);
        else
            pattern.append('{' + uniqueName(nameFor(segment, i > 0 ? pattern.at(i - 1) : QByteArray()), pattern) + '}');
    }
    matched.path = '/' + pattern.join('/');
    matched.isNew = true;
    addValues(matched, segments, pattern);
    return matched;
}

} // namespace drafts
