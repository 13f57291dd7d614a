#include "candidates.h"

#include "gatewayfields.h"
#include "listenpath.h"
#include "targettext.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace explanation {

namespace {

/** The weight of a segment that has nothing in common with that of the request; similar ones weigh less. */
constexpr int SegmentWeight = 1000;
/** The weight of a segment that is missing: less than another word, more than one that is misspelled. */
constexpr int LengthWeight = 700;
constexpr int MethodWeight = 500;
/** Longer segments are compared up to here. */
constexpr qsizetype MaximumSpelling = 64;

struct Ranked {
    Candidate candidate;
    int weight = 0;
    qsizetype parameters = 0; ///< The number of segments with a parameter.
};

QList<QByteArray> segmentsOf(QByteArrayView path)
{
    QList<QByteArray> segments = path.toByteArray().split('/');
    segments.removeIf([](const QByteArray &segment) { return segment.isEmpty(); });
    return segments;
}

/** The number of bytes that have to be inserted, removed or replaced (Levenshtein). */
int spellingDistance(QByteArrayView left, QByteArrayView right)
{
    left = left.first(std::min(left.size(), MaximumSpelling));
    right = right.first(std::min(right.size(), MaximumSpelling));
    std::vector<int> row(static_cast<std::size_t>(right.size()) + 1);
    std::iota(row.begin(), row.end(), 0);
    for (qsizetype i = 0; i < left.size(); ++i) {
        int diagonal = row[0];
        row[0] = static_cast<int>(i) + 1;
        for (qsizetype j = 0; j < right.size(); ++j) {
            const auto at = static_cast<std::size_t>(j);
            const int replaced = diagonal + (left[i] == right[j] ? 0 : 1);
            diagonal = row[at + 1];
            row[at + 1] = std::min({replaced, diagonal + 1, row[at] + 1});
        }
    }
    return row.back();
}

/** Segments that differ in more than half of their bytes are not similar. */
int segmentWeight(QByteArrayView left, QByteArrayView right)
{
    const int longest = static_cast<int>(std::min(std::max(left.size(), right.size()), MaximumSpelling));
    const int distance = spellingDistance(left, right);
    return 2 * distance > longest ? SegmentWeight : std::max(1, SegmentWeight * distance / longest);
}

bool isParameter(const QByteArray &segment)
{
    return segment.contains('{');
}

bool matchesSegment(const QByteArray &written, const QByteArray &actual)
{
    if (!isParameter(written))
        return QByteArray::fromPercentEncoding(written) == QByteArray::fromPercentEncoding(actual);
    if (written.startsWith('{') && written.indexOf('}') == written.size() - 1 && !written.contains(':'))
        return true;
    return routing::ListenPath('/' + written).match('/' + actual) == actual.size() + 1;
}

/** Compares the segments of a candidate with those of a request. A prefix matches longer paths too. */
void compare(const QList<QByteArray> &request, bool isPrefix, Ranked &ranked)
{
    Candidate &candidate = ranked.candidate;
    const QList<QByteArray> written = segmentsOf(candidate.path);
    const auto miss = [&candidate](Miss kind, qsizetype at, const QByteArray &expected, const QByteArray &actual) {
        if (candidate.miss != Miss::None)
            return;
        candidate.miss = kind;
        candidate.segment = at + 1;
        candidate.expected = expected;
        candidate.actual = actual;
    };
    for (qsizetype at = 0; at < std::min(written.size(), request.size()); ++at) {
        ranked.parameters += isParameter(written.at(at)) ? 1 : 0;
        if (matchesSegment(written.at(at), request.at(at)))
            continue;
        ranked.weight += segmentWeight(written.at(at), request.at(at));
        miss(Miss::Segment, at, written.at(at), request.at(at));
    }
    if (written.size() > request.size()) {
        ranked.weight += LengthWeight * static_cast<int>(written.size() - request.size());
        miss(Miss::TooShort, request.size(), written.at(request.size()), {});
    } else if (request.size() > written.size() && !isPrefix) {
        ranked.weight += LengthWeight * static_cast<int>(request.size() - written.size());
        miss(Miss::TooLong, written.size(), {}, request.at(written.size()));
    }
}

/** Sorts by distance. A candidate that matches as well as the first is less specific. */
QList<Candidate> nearestOf(std::vector<Ranked> ranked)
{
    std::stable_sort(ranked.begin(), ranked.end(), [](const Ranked &left, const Ranked &right) {
        return std::pair(left.weight, left.parameters) < std::pair(right.weight, right.parameters);
    });
    QList<Candidate> nearest;
    for (Ranked &each : ranked) {
        const bool hasMatch = !nearest.isEmpty() && nearest.first().miss == Miss::None;
        if (nearest.size() == MaximumNearest + (hasMatch ? 1 : 0))
            break;
        if (hasMatch && each.candidate.miss == Miss::None)
            each.candidate.miss = Miss::Specific;
        nearest.append(std::move(each.candidate));
    }
    return nearest;
}

/** The path of the request after the listen path of its route. */
QByteArrayView pathBelowListenPath(const traffic::Exchange &exchange)
{
    const QByteArrayView path = http::splitTarget(exchange.request.target).path;
    const traffic::ServedRoute *const route = exchange.decision.route();
    if (!route)
        return path;
    for (const bool prefixMatch : {false, true}) {
        if (const auto taken = routing::ListenPath(route->listenPath, prefixMatch).match(path))
            return path.sliced(*taken);
    }
    return path;
}

} // namespace

QList<Candidate> routeCandidates(const traffic::Exchange &exchange)
{
    const QList<QByteArray> request = segmentsOf(http::splitTarget(exchange.request.target).path);
    const traffic::DecisionFacts &decision = exchange.decision;
    std::vector<Ranked> ranked;
    for (qsizetype at = 0; at < decision.routes.size(); ++at) {
        const traffic::ServedRoute &route = decision.routes.at(at);
        Ranked each;
        each.candidate.path = route.listenPath;
        each.candidate.documentPath = route.documentPath;
        each.candidate.pointer = definition::fields::pointerOf(route.extensionPointer,
                                                               definition::fields::listenPath());
        compare(request, true, each);
        if (at == decision.matched) {
            // The record is right, also with prefix matching.
            each.candidate.miss = Miss::None;
            each.weight = -1;
        } else if (each.candidate.miss == Miss::None) {
            each.candidate.miss = Miss::Specific;
        }
        ranked.push_back(std::move(each));
    }
    return nearestOf(std::move(ranked));
}

QList<Candidate> operationCandidates(const traffic::Exchange &exchange, const description::Description &description)
{
    const QList<QByteArray> request = segmentsOf(pathBelowListenPath(exchange));
    std::vector<Ranked> ranked;
    for (const openapi::PathItem &item : description.pathItems()) {
        Ranked path;
        path.candidate.path = item.path;
        path.candidate.documentPath = item.address.isEmpty() ? exchange.documentPath : item.address;
        compare(request, false, path);
        for (const openapi::Operation &operation : item.operations) {
            Ranked each = path;
            each.candidate.method = openapi::isFixedMethod(operation.method) ? operation.method.toUpper()
                                                                             : operation.method;
            each.candidate.pointer = operation.pointer.toString();
            if (each.candidate.method != exchange.request.method) {
                each.weight += MethodWeight;
                if (each.candidate.miss == Miss::None) {
                    each.candidate.miss = Miss::Method;
                    each.candidate.expected = each.candidate.method;
                    each.candidate.actual = exchange.request.method;
                }
            }
            ranked.push_back(std::move(each));
        }
    }
    return nearestOf(std::move(ranked));
}

} // namespace explanation
