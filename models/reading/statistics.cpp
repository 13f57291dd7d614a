#include "statistics.h"

#include "readingcontent.h"
#include "referenceresolver.h"

#include <algorithm>

namespace reading {

namespace {

using document::Node;
using openapi::ReferenceResolver;

using openapi::SetResolution;

/** True if what a node of a document refers to, or the schema in it, has an example. */
bool hasExample(ReferenceResolver &resolver, const QString &holder, const Node &node)
{
    const auto states = [](const Node &one) {
        return one.member("example").exists() || one.member("examples").exists();
    };
    const SetResolution object = resolver.follow(holder, node);
    return states(object.node) || states(resolver.follow(object.place.address, object.node.member("schema")).node);
}

bool hasExampleInContent(ReferenceResolver &resolver, const QString &holder, const Node &node)
{
    const SetResolution owner = resolver.follow(holder, node);
    const Node content = owner.node.member("content").resolved();
    for (qsizetype i = 0; content.isMapping() && i < content.childCount(); ++i) {
        if (hasExample(resolver, owner.place.address, content.childAt(i)))
            return true;
    }
    return false;
}

/** In its body, a response or a parameter. */
bool hasExamples(ReferenceResolver &resolver, const QString &address, const Node &operation)
{
    if (hasExampleInContent(resolver, address, operation.member("requestBody")))
        return true;
    const Node responses = operation.member("responses").resolved();
    for (qsizetype i = 0; responses.isMapping() && i < responses.childCount(); ++i) {
        if (hasExampleInContent(resolver, address, responses.childAt(i)))
            return true;
    }
    const Node parameters = operation.member("parameters").resolved();
    for (qsizetype i = 0; parameters.isSequence() && i < parameters.childCount(); ++i) {
        if (hasExample(resolver, address, parameters.childAt(i)))
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

Statistics statisticsOf(const description::Description &description)
{
    const QString &entry = description.entry()->address();
    const document::Snapshot &snapshot = description.entry()->snapshot();
    ReferenceResolver resolver(description.set());
    Statistics statistics;
    statistics.version = snapshot.at({"openapi"}).text();
    statistics.bytes = snapshot.size();
    QMap<QString, int> tags;
    for (const openapi::PathItem &item : description.pathItems()) {
        const QString &address = item.address.isEmpty() ? entry : item.address;
        ++statistics.paths;
        for (const openapi::Operation &operation : item.operations) {
            ++statistics.operations;
            ++statistics.methods[operation.method.toUpper()];
            statistics.deprecated += operation.isDeprecated ? 1 : 0;
            statistics.described += operation.node.member("description").bytes().isEmpty() ? 0 : 1;
            statistics.withExamples += hasExamples(resolver, address, operation.node) ? 1 : 0;
            for (const QString &tag : operation.tags)
                ++tags[tag];
        }
    }
    for (const openapi::PathItem &item : description.webhooks())
        statistics.webhooks += int(item.operations.size());
    statistics.tags = sorted(tags);
    statistics.schemas = int(snapshot.at({"components", "schemas"}).resolved().childCount());
    QMap<QString, int> uses;
    const SchemaUses all = schemaUses(description);
    for (auto each = all.cbegin(); each != all.cend(); ++each)
        uses.insert(QString::fromUtf8(each.key().last()), int(each.value().size()));
    statistics.usedSchemas = sorted(uses);
    return statistics;
}

} // namespace reading
