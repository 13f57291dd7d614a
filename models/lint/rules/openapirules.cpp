#include "openapirules.h"

#include "cancellation.h"
#include "version.h"

#include <QHash>
#include <QMap>

#include <algorithm>

namespace lint {

namespace {

using document::Pointer;

/** Comparisons of two segments in one document. More are not made. */
constexpr qsizetype MaximumComparisons = 20'000'000;
bool isBlank(const document::Node &node)
{
    return !node.exists() || node.isNull() || (node.isString() && node.text().trimmed().isEmpty());
}

/** The path without the names of its parameters. Paths with the same shape match the same requests. */
QByteArray shapeOf(const QByteArray &path)
{
    QByteArray shape;
    bool insideName = false;
    for (const char c : path) {
        insideName = insideName && c != '}';
        if (!insideName)
            shape.append(c);
        insideName = insideName || c == '{';
    }
    return shape;
}

void checkPathNames(const QList<openapi::PathItem> &items, Report &report)
{
    QHash<QByteArray, QByteArray> shapes;
    for (const openapi::PathItem &item : items) {
        const QByteArray shape = shapeOf(item.path);
        if (shapes.contains(shape) && shapes.value(shape) != item.path)
            report.addAtKey("path-params"_rule, item.pointer,
                            {u"same-path"_qs, QString::fromUtf8(item.path), QString::fromUtf8(shapes.value(shape))});
        else
            shapes.insert(shape, item.path);
    }
}

bool isParameter(QByteArrayView segment)
{
    return segment.startsWith('{') && segment.endsWith('}');
}

/** A path with its segments. */
struct SplitPath {
    const openapi::PathItem *item = nullptr;
    QByteArrayList segments;
};

/** True if both have the same number of parameters and the same text wherever neither has one. */
bool canMatchTheSame(const SplitPath &left, const SplitPath &right)
{
    bool isSameShape = true;
    for (qsizetype i = 0; i < left.segments.size(); ++i) {
        const bool isLeft = isParameter(left.segments[i]);
        const bool isRight = isParameter(right.segments[i]);
        if (!isLeft && !isRight && left.segments[i] != right.segments[i])
            return false;
        isSameShape = isSameShape && isLeft == isRight;
    }
    return !isSameShape; // The same shape is an error of the rule path-params.
}

void checkAmbiguousPaths(const QList<openapi::PathItem> &items, Report &report)
{
    QMap<std::pair<qsizetype, qsizetype>, QList<SplitPath>> groups; // By numbers of segments and parameters.
    for (const openapi::PathItem &item : items) {
        SplitPath path{&item, item.path.split('/')};
        const auto count = std::count_if(path.segments.cbegin(), path.segments.cend(),
                                         [](const QByteArray &segment) { return isParameter(segment); });
        if (count > 0)
            groups[{path.segments.size(), count}].append(path);
    }
    qsizetype comparisons = 0;
    for (const QList<SplitPath> &group : std::as_const(groups)) {
        for (qsizetype i = 1; i < group.size() && !base::isUnwanted(); ++i) {
            for (qsizetype k = 0; k < i; ++k) {
                comparisons += group[i].segments.size();
                if (comparisons > MaximumComparisons)
                    return report.addAtKey("paths-not-compared"_rule, group[i].item->pointer,
                                           {QString::number(MaximumComparisons)});
                if (!canMatchTheSame(group[i], group[k]))
                    continue;
                report.addAtKey("no-ambiguous-paths"_rule, group[i].item->pointer,
                                {QString::fromUtf8(group[i].item->path), QString::fromUtf8(group[k].item->path)});
                break;
            }
        }
    }
}

void checkOperationIds(const description::Description &description, const QList<openapi::PathItem> &items,
                       Report &report)
{
    QHash<QString, QString> firstPlaces; // In the description, by the ids.
    for (const openapi::PathItem &item : items) {
        const openapi::ReferencedDocumentPtr document = description.documentOf(item);
        for (const openapi::Operation &operation : item.operations) {
            const Pointer pointer = operation.pointer.child("operationId");
            if (operation.operationId.isEmpty())
                continue;
            const auto logical = description.logicalPointer({document->address(), pointer});
            const QString place = logical.value_or(pointer).toString();
            const auto first = firstPlaces.constFind(operation.operationId);
            if (first == firstPlaces.constEnd())
                firstPlaces.insert(operation.operationId, place);
            else if (*first != place)
                report.add(document, "operation-operationId-unique"_rule, pointer, {operation.operationId, *first});
        }
    }
}

} // namespace

void checkVersion(const document::Snapshot &snapshot, Report &report)
{
    const document::Node version = snapshot.at({"openapi"});
    if (!version.exists() && snapshot.at({"swagger"}).text() == u"2.0")
        report.add("openapi-missing"_rule, {"swagger"}, {u"swagger"_qs});
    else if (isBlank(version))
        report.add("openapi-missing"_rule, {"openapi"});
    else if (!specification::versionOf(version.text()))
        report.add("openapi-version"_rule, {"openapi"},
                   {version.text(), specification::namesOfVersions().join(u", "_qs)});
}

void checkUniqueOperations(const description::Description &description, const QList<openapi::PathItem> &items,
                           Report &report)
{
    checkPathNames(items, report);
    checkAmbiguousPaths(items, report);
    checkOperationIds(description, items, report);
}

} // namespace lint
