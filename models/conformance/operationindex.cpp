#include "operationindex.h"

#include "pathtemplate.h"

#include <QHash>

#include <algorithm>
#include <vector>

namespace conformance {

namespace {

/** A segment without percent-encoding. Valid as long as `segment`. */
QByteArray decodedSegment(QByteArrayView segment)
{
    const QByteArray whole = QByteArray::fromRawData(segment.data(), segment.size());
    return whole.contains('%') ? QByteArray::fromPercentEncoding(whole) : whole;
}

} // namespace

/** A segment of the paths, with the segments that follow it. */
struct OperationIndex::Node {
    struct Templated {
        SegmentTemplate segment;
        std::shared_ptr<Node> next;
    };

    QHash<QByteArray, std::shared_ptr<Node>> literals; ///< By the decoded segment.
    std::vector<Templated> templates;                  ///< The most specific first.
    qsizetype item = -1;                               ///< The index of the path item that ends here; -1 for none.

    std::shared_ptr<Node> nextFor(const SegmentTemplate &segment, QByteArrayView text)
    {
        if (segment.isLiteral()) {
            std::shared_ptr<Node> &next = literals[QByteArray::fromPercentEncoding(text.toByteArray())];
            if (!next)
                next = std::make_shared<Node>();
            return next;
        }
        const auto same = std::find_if(templates.begin(), templates.end(),
                                       [&](const Templated &each) { return each.segment == segment; });
        if (same != templates.end())
            return same->next;
        const auto after = std::find_if(templates.begin(), templates.end(), [&](const Templated &each) {
            return each.segment.literalSize() < segment.literalSize();
        });
        return templates.insert(after, {segment, std::make_shared<Node>()})->next;
    }

    /** Calls `take` with the match of each path, the most specific first, until it returns true. */
    template<typename Take>
    [[nodiscard]] bool find(const QList<QByteArrayView> &segments, qsizetype from, PathMatch &match,
                            const Take &take) const
    {
        if (from == segments.size()) {
            match.item = item;
            return item >= 0 && take(match);
        }
        const QByteArrayView segment = segments.at(from);
        const auto literal = literals.constFind(decodedSegment(segment));
        if (literal != literals.constEnd() && (*literal)->find(segments, from + 1, match, take))
            return true;
        for (const Templated &each : templates) {
            const qsizetype count = match.values.size();
            if (each.segment.match(segment, match.values) && each.next->find(segments, from + 1, match, take))
                return true;
            match.values.resize(count);
        }
        return false;
    }
};

namespace {

/** The method of requests to an operation. */
QByteArray sentMethod(const openapi::Operation &operation)
{
    return openapi::isFixedMethod(operation.method) ? operation.method.toUpper() : operation.method;
}

qsizetype operationFor(const openapi::PathItem &item, QByteArrayView method)
{
    for (qsizetype i = 0; i < item.operations.size(); ++i) {
        if (sentMethod(item.operations.at(i)) == method)
            return i;
    }
    return method == "HEAD" ? operationFor(item, "GET") : -1;
}

} // namespace

OperationIndex::OperationIndex(QList<openapi::PathItem> items)
    : m_items(std::move(items))
{
    auto root = std::make_shared<Node>();
    for (qsizetype i = 0; i < m_items.size(); ++i) {
        std::shared_ptr<Node> node = root;
        for (const QByteArrayView segment : segmentsOf(m_items.at(i).path))
            node = node->nextFor(SegmentTemplate(segment), segment);
        if (node->item < 0)
            node->item = i;
    }
    m_root = std::move(root);
}

std::optional<PathMatch> OperationIndex::find(QByteArrayView method, QByteArrayView path) const
{
    PathMatch match;
    std::optional<PathMatch> first;
    (void)m_root->find(segmentsOf(path), 0, match, [&](PathMatch &found) {
        found.operation = operationFor(m_items.at(found.item), method);
        if (!first || found.operation >= 0)
            first = found;
        // A path without names is the only one that is meant.
        return found.operation >= 0 || found.values.isEmpty();
    });
    return first;
}

QList<QByteArray> OperationIndex::methodsOf(qsizetype item) const
{
    QList<QByteArray> methods;
    for (const openapi::Operation &operation : m_items.at(item).operations)
        methods.append(sentMethod(operation));
    if (methods.contains("GET") && !methods.contains("HEAD"))
        methods.append("HEAD");
    return methods;
}

} // namespace conformance
