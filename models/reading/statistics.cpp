#include "statistics.h"

#include "readingcontent.h"
#include "refs.h"

#include <algorithm>

namespace reading {

namespace {

using document::Node;

Node targetOf(const document::Snapshot &snapshot, const Node &node)
{
    const Node object = node.resolved();
    const auto reference = openapi::referenceOf(object);
    return reference ? openapi::resolveReference(snapshot, *reference).node : object;
}

/** True if the object, or the schema in it, has an example. */
bool hasExample(const document::Snapshot &snapshot, const Node &object)
{
    const auto states = [](const Node &node) {
        return node.member("example").exists() || node.member("examples").exists();
    };
    return states(object) || states(targetOf(snapshot, object.member("schema")));
}

bool hasExampleInContent(const document::Snapshot &snapshot, const Node &owner)
{
    const Node content = owner.member("content").resolved();
    for (qsizetype i = 0; content.isMapping() && i < content.childCount(); ++i) {
        if (hasExample(snapshot, targetOf(snapshot, content.childAt(i))))
            return true;
    }
    return false;
}

/** In its body, a response or a parameter. */
bool hasExamples(const document::Snapshot &snapshot, const Node &operation)
{
    if (hasExampleInContent(snapshot, targetOf(snapshot, operation.member("requestBody"))))
        return true;
    const Node responses = operation.member("responses").resolved();
    for (qsizetype i = 0; responses.isMapping() && i < responses.childCount(); ++i) {
        if (hasExampleInContent(snapshot, targetOf(snapshot, responses.childAt(i))))
            return true;
    }
    const Node parameters = operation.member("parameters").resolved();
    for (qsizetype i = 0; parameters.isSequence() && i < parameters.childCount(); ++i) {
        if (hasExample(snapshot, targetOf(snapshot, parameters.childAt(i))))
            return true;
    }
    return false;
}

QList<Count> sorted(const QMap<QString, int> &counts)
{
    QList<Count> list;
    for (auto each = counts.cbegin(); each != counts.cend(); ++each)
        list.append({each.key(), each.value()});
    std::stable_sort(list.begin(), list.end(),
                     [](const Count &left, const Count &right) { return left.count > right.count; });
    return list;
}

} // namespace

Statistics statisticsOf(const document::Snapshot &snapshot)
{
    Statistics statistics;
    statistics.version = snapshot.at({"openapi"}).text();
    statistics.bytes = snapshot.size();
    QMap<QString, int> tags;
    for (const openapi::PathItem &item : openapi::pathItems(snapshot)) {
        ++statistics.paths;
        for (const openapi::Operation &operation : item.operations) {
            ++statistics.operations;
            ++statistics.methods[operation.method.toUpper()];
            statistics.deprecated += operation.isDeprecated ? 1 : 0;
            statistics.described += operation.node.member("description").bytes().isEmpty() ? 0 : 1;
            statistics.withExamples += hasExamples(snapshot, operation.node) ? 1 : 0;
            for (const QString &tag : operation.tags)
                ++tags[tag];
        }
    }
    for (const openapi::PathItem &item : openapi::webhooks(snapshot))
        statistics.webhooks += int(item.operations.size());
    statistics.tags = sorted(tags);
    statistics.schemas = int(snapshot.at({"components", "schemas"}).resolved().childCount());
    QMap<QString, int> uses;
    const SchemaUses all = schemaUses(snapshot);
    for (auto each = all.cbegin(); each != all.cend(); ++each)
        uses.insert(QString::fromUtf8(each.key().last()), int(each.value().size()));
    statistics.usedSchemas = sorted(uses);
    return statistics;
}

} // namespace reading
