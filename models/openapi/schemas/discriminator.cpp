#include "discriminator.h"

#include "components.h"
#include "memberedit.h"
#include "referencename.h"
#include "refs.h"

#include <algorithm>

namespace openapi {

using document::Document;
using document::Node;
using document::Pointer;
using document::Snapshot;
using document::Value;

namespace {

void addReference(QList<Branch> &branches, const QString &reference)
{
    const Branch branch{reference, referenceName(reference)};
    if (!branches.contains(branch))
        branches.append(branch);
}

bool refersTo(const Node &allOf, const QString &reference)
{
    for (qsizetype i = 0; allOf.isSequence() && i < allOf.childCount(); ++i) {
        if (referenceOf(allOf.childAt(i)) == reference)
            return true;
    }
    return false;
}

/** The properties of a schema and of the schemas of its `allOf`, which can be references. */
void addProperties(QList<std::pair<QByteArray, Node>> &properties, const Snapshot &snapshot, const Node &schema,
                   int depth = 0)
{
    constexpr int DeepestAllOf = 4;
    const Node own = schema.member("properties").resolved();
    for (qsizetype i = 0; own.isMapping() && i < own.childCount(); ++i)
        properties.append({own.keyAt(i), own.childAt(i).resolved()});
    const Node all = schema.member("allOf").resolved();
    for (qsizetype i = 0; depth < DeepestAllOf && all.isSequence() && i < all.childCount(); ++i) {
        const std::optional<QString> reference = referenceOf(all.childAt(i));
        const Node part = reference ? resolveReference(snapshot, *reference).node : all.childAt(i).resolved();
        addProperties(properties, snapshot, part, depth + 1);
    }
}

QList<std::pair<QByteArray, Node>> propertiesOf(const Snapshot &snapshot, const Branch &branch)
{
    QList<std::pair<QByteArray, Node>> properties;
    addProperties(properties, snapshot, resolveReference(snapshot, branch.reference).node);
    return properties;
}

/** The only text that a schema allows; missing if there is none. */
Node constantOf(const Node &schema)
{
    const Node constant = schema.member("const").resolved();
    const Node values = schema.member("enum").resolved();
    const Node only = values.isSequence() && values.childCount() == 1 ? values.childAt(0).resolved() : Node();
    return constant.isString() ? constant : only.isString() ? only : Node();
}

} // namespace

QList<Branch> alternativesOf(const Snapshot &snapshot, const Pointer &schema)
{
    QList<Branch> branches;
    const Node node = snapshot.at(schema);
    for (const char *keyword : {"oneOf", "anyOf"}) {
        const Node list = node.member(keyword).resolved();
        for (qsizetype i = 0; list.isSequence() && i < list.childCount(); ++i) {
            if (const std::optional<QString> reference = referenceOf(list.childAt(i)))
                addReference(branches, *reference);
        }
    }
    return branches;
}

QList<Branch> branchesOf(const Snapshot &snapshot, const Pointer &schema)
{
    QList<Branch> branches = alternativesOf(snapshot, schema);
    if (!branches.isEmpty())
        return branches;
    const Node schemas = snapshot.at({"components", "schemas"});
    const QString own = u'#' + schema.toString();
    for (qsizetype i = 0; schemas.isMapping() && i < schemas.childCount(); ++i) {
        if (refersTo(schemas.childAt(i).member("allOf").resolved(), own))
            addReference(branches, u'#' + Pointer({"components", "schemas", schemas.keyAt(i)}).toString());
    }
    return branches;
}

QStringList commonProperties(const Snapshot &snapshot, const QList<Branch> &branches)
{
    struct Found {
        QByteArray name;
        qsizetype branches = 0;
        qsizetype constants = 0;
    };
    QList<Found> all;
    for (const Branch &branch : branches) {
        QByteArrayList seen;
        for (const auto &[name, schema] : propertiesOf(snapshot, branch)) {
            if (seen.contains(name))
                continue;
            seen.append(name);
            auto found = std::find_if(all.begin(), all.end(), [&](const Found &one) { return one.name == name; });
            if (found == all.end())
                found = all.insert(all.end(), Found{name});
            ++found->branches;
            found->constants += constantOf(schema).exists() ? 1 : 0;
        }
    }
    erase_if(all, [&](const Found &one) { return one.branches < branches.size(); });
    const auto isTypical = [](const QByteArray &name) {
        return name.toLower().endsWith("type") || name.toLower().endsWith("kind");
    };
    std::stable_sort(all.begin(), all.end(), [&](const Found &left, const Found &right) {
        return std::pair(left.constants, isTypical(left.name)) > std::pair(right.constants, isTypical(right.name));
    });
    QStringList names;
    for (const Found &one : std::as_const(all))
        names.append(QString::fromUtf8(one.name));
    return names;
}

QString discriminatorValue(const Snapshot &snapshot, const Branch &branch, const QByteArray &property)
{
    for (const auto &[name, schema] : propertiesOf(snapshot, branch)) {
        if (const Node constant = constantOf(schema); name == property && constant.exists())
            return constant.text();
    }
    return branch.name;
}

base::Result<void> addDiscriminator(Document &document, const Pointer &schema, const QByteArray &property)
{
    const Snapshot snapshot = document.snapshot();
    const Pointer place = schema.child("discriminator");
    if (snapshot.at(place).exists())
        return base::Error{base::ErrorCode::AlreadyExists, {}};
    const QList<Branch> branches = branchesOf(snapshot, schema);
    const QByteArray name = !property.isEmpty() ? property
                                                : commonProperties(snapshot, branches).value(0, u"type"_qs).toUtf8();
    QList<Value::Member> mapping;
    QStringList values;
    for (const Branch &branch : branches) {
        const QString value = discriminatorValue(snapshot, branch, name);
        if (values.contains(value))
            continue;
        values.append(value);
        mapping.append({value.toUtf8(), Value::string(branch.reference)});
    }
    QList<Value::Member> members{{"propertyName", Value::string(name)}};
    if (!mapping.isEmpty())
        members.append({"mapping", Value::object(mapping)});
    return setMember(document, place, Value::object(members));
}

} // namespace openapi
