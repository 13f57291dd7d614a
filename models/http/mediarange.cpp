#include "mediarange.h"

#include "headerlist.h"
#include "targettext.h"

#include <algorithm>

namespace http {

namespace {

constexpr int FullWeight = 1000;

struct MediaRange {
    QByteArrayView type;
    QByteArrayView subtype;
    QList<QByteArrayView> parameters;
};

MediaRange readRange(QByteArrayView text)
{
    MediaRange range;
    QList<QByteArrayView> parts;
    for (qsizetype from = 0; from <= text.size();) {
        qsizetype end = text.indexOf(';', from);
        end = end < 0 ? text.size() : end;
        parts.append(text.sliced(from, end - from).trimmed());
        from = end + 1;
    }
    const QByteArrayView essence = parts.takeFirst();
    const qsizetype slash = essence.indexOf('/');
    range.type = essence.first(slash < 0 ? essence.size() : slash);
    range.subtype = slash < 0 ? QByteArrayView() : essence.sliced(slash + 1);
    range.parameters = parts;
    return range;
}

/** The weight in thousandths; malformed weights are the full one. */
int weightOf(const MediaRange &range)
{
    for (const QByteArrayView parameter : range.parameters) {
        if (!parameter.startsWith("q=") && !parameter.startsWith("Q="))
            continue;
        bool isNumber = false;
        const double weight = parameter.sliced(2).toByteArray().toDouble(&isNumber);
        return isNumber && weight >= 0 && weight <= 1 ? int(weight * FullWeight + 0.5) : FullWeight;
    }
    return FullWeight;
}

} // namespace

int rangeRank(QByteArrayView range, QByteArrayView mediaType)
{
    const MediaRange wanted = readRange(range);
    const MediaRange given = readRange(mediaType);
    if (wanted.type == "*" && wanted.subtype == "*")
        return 1;
    if (!sameName(wanted.type, given.type))
        return 0;
    if (wanted.subtype == "*")
        return 2;
    // An asterisk before a suffix means all types that have it (RFC 6838 §4.2.8).
    if (wanted.subtype.startsWith("*+") && wanted.subtype.size() < given.subtype.size()) {
        const QByteArrayView suffix = wanted.subtype.sliced(1);
        return sameName(given.subtype.last(suffix.size()), suffix) ? 3 : 0;
    }
    if (!sameName(wanted.subtype, given.subtype))
        return 0;
    int parameters = 0;
    for (const QByteArrayView parameter : wanted.parameters) {
        if (parameter.isEmpty() || parameter.startsWith("q=") || parameter.startsWith("Q="))
            continue;
        ++parameters;
        const bool isThere = std::any_of(given.parameters.begin(), given.parameters.end(),
                                         [&](QByteArrayView each) { return sameName(each, parameter); });
        if (!isThere)
            return 0;
    }
    return parameters > 0 ? 5 : 4;
}

int acceptWeight(QByteArrayView accept, QByteArrayView mediaType)
{
    if (accept.trimmed().isEmpty())
        return FullWeight;
    int rank = 0;
    int weight = 0;
    (void)eachListMember(accept, [&](QByteArrayView range) {
        if (const int own = rangeRank(range, mediaType); own > rank) {
            rank = own;
            weight = weightOf(readRange(range));
        }
        return true;
    });
    return weight;
}

} // namespace http
