#include "newpath.h"

#include "segments.h"

#include <optional>

namespace inference {

namespace {

/** The segments of a path of the document after a prefix, or std::nullopt if it begins differently. */
std::optional<QByteArray> segmentAfter(const QByteArray &known, const QByteArray &prefix)
{
    if (!known.startsWith(prefix + '/'))
        return std::nullopt;
    const qsizetype from = prefix.size() + 1;
    const qsizetype end = known.indexOf('/', from);
    return known.mid(from, end < 0 ? -1 : end - from);
}

/** The name in braces that a path of the document has after a prefix; empty if none has one there, or if one has the
 * segment itself. */
QByteArray knownParameter(const QList<QByteArray> &knownPaths, const QByteArray &prefix, const QByteArray &segment)
{
    QByteArray name;
    for (const QByteArray &known : knownPaths) {
        const auto next = segmentAfter(known, prefix);
        if (!next)
            continue;
        if (QByteArray::fromPercentEncoding(*next) == segment)
            return {};
        const bool isName = next->startsWith('{') && next->indexOf('}') == next->size() - 1;
        if (isName && name.isEmpty())
            name = next->sliced(1).chopped(1);
    }
    return name;
}

QByteArray unusedName(const QByteArray &path, const QByteArray &wanted)
{
    QByteArray name = wanted;
    for (int number = 2; path.contains('{' + name + '}'); ++number)
        name = wanted + QByteArray::number(number);
    return name;
}

} // namespace

QByteArray newPathOf(const QList<PathSegment> &segments, const QList<QByteArray> &knownPaths)
{
    QByteArray path;
    QByteArray literal; // The last segment that is no parameter.
    bool canBeId = false;
    for (const PathSegment &segment : segments) {
        const QByteArray known = knownParameter(knownPaths, path, segment.text);
        if (known.isEmpty() && !segment.isSecret && !(canBeId && looksLikeId(segment.text))) {
            path += '/' + segment.text.toPercentEncoding("!$&'()*+,;=:@");
            literal = segment.text;
            canBeId = true;
            continue;
        }
        const QByteArray name = unusedName(path, known.isEmpty() ? parameterNameAfter(literal) : known);
        path += "/{" + name + '}';
        canBeId = false;
    }
    return path;
}

} // namespace inference
