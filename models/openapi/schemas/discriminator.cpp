#include "discriminator.h"

#include "branchproperties.h"
#include "memberedit.h"
#include "openapilimits.h"
#include "referencename.h"
#include "refs.h"

#include <QSet>

#include <algorithm>
#include <utility>
#include <vector>

namespace openapi {

using document::Document;
using document::Node;
using document::Pointer;
using document::Snapshot;
using document::Value;

namespace {

/** A list of branches without duplicates. */
class BranchList final
{
public:
    void add(const QString &reference)
    {
        if (m_branches.size() >= MaximumSchemaRows || m_seen.contains(reference))
            return;
        m_seen.insert(reference);
        m_branches.append({reference, referenceName(reference)});
    }
    [[nodiscard]] const QList<Branch> &branches() const { return m_branches; }

private:
    QList<Branch> m_branches;
    QSet<QString> m_seen;
};

/** Reads at most `left` parts, and counts them. */
bool refersTo(const Node &allOf, const QString &reference, qsizetype &left)
{
    for (qsizetype i = 0; allOf.isSequence() && i < allOf.childCount() && left > 0; ++i, --left) {
        if (referenceOf(allOf.childAt(i)) == reference)
            return true;
    }
    return false;
}

/** The only text that a schema allows; missing if there is none. */
Node constantOf(const Node &schema)
{
    const Node constant = schema.member("const").resolved();
    const Node values = schema.member("enum").resolved();
    const Node only = values.isSequence() && values.childCount() == 1 ? values.childAt(0).resolved() : Node();
    return constant.isString() ? constant : only.isString() ? only : Node();
}

QString valueOfBranch(BranchProperties &properties, const Branch &branch, const QByteArray &property)
{
    QString value = branch.name;
    properties.read(branch.reference, [&](const QByteArray &name, const Node &schema) {
        const Node constant = name == property ? constantOf(schema) : Node();
        if (constant.exists())
            value = constant.text();
        return !constant.exists();
    });
    return value;
}

} // namespace

QList<Branch> alternativesOf(const Snapshot &snapshot, const Pointer &schema)
{
    BranchList found;
    const Node node = snapshot.at(schema);
    for (const char *keyword : {"oneOf", "anyOf"}) {
        const Node list = node.member(keyword).resolved();
        for (qsizetype i = 0; list.isSequence() && i < list.childCount(); ++i) {
            if (const std::optional<QString> reference = referenceOf(list.childAt(i)))
                found.add(*reference);
        }
    }
    return found.branches();
}

QList<Branch> branchesOf(const Snapshot &snapshot, const Pointer &schema)
{
    QList<Branch> branches = alternativesOf(snapshot, schema);
    if (!branches.isEmpty())
        return branches;
    BranchList found;
    qsizetype left = MaximumBranchReads;
    const Node schemas = snapshot.at({"components", "schemas"});
    const QString own = u'#' + schema.toString();
    for (qsizetype i = 0; schemas.isMapping() && i < schemas.childCount(); ++i) {
        if (refersTo(schemas.childAt(i).member("allOf").resolved(), own, left))
            found.add(u'#' + Pointer({"components", "schemas", schemas.keyAt(i)}).toString());
    }
    return found.branches();
}

QStringList commonProperties(const Snapshot &snapshot, const QList<Branch> &branches)
{
    struct Found {
        QByteArray name;
        qsizetype branches = 0;
        qsizetype constants = 0;
        qsizetype last = -1; ///< The index of the last branch with the property.
    };
    std::vector<Found> all;
    QHash<QByteArray, std::size_t> places;
    BranchProperties properties(snapshot);
    for (qsizetype branch = 0; branch < branches.size(); ++branch) {
        properties.read(branches[branch].reference, [&](const QByteArray &name, const Node &schema) {
            // What the first branch does not have is not common.
            if (branch == 0 && !places.contains(name)) {
                places.insert(name, all.size());
                all.push_back({name});
            }
            const auto place = places.constFind(name);
            if (place != places.constEnd() && std::exchange(all[*place].last, branch) != branch) {
                ++all[*place].branches;
                all[*place].constants += constantOf(schema).exists() ? 1 : 0;
            }
            return true;
        });
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
    BranchProperties properties(snapshot);
    return valueOfBranch(properties, branch, property);
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
    QSet<QString> values;
    BranchProperties properties(snapshot);
    for (const Branch &branch : branches) {
        const QString value = valueOfBranch(properties, branch, name);
        if (values.contains(value))
            continue;
        values.insert(value);
        mapping.append({value.toUtf8(), Value::string(branch.reference)});
    }
    QList<Value::Member> members{{"propertyName", Value::string(name)}};
    if (!mapping.isEmpty())
        members.append({"mapping", Value::object(mapping)});
    return setMember(document, place, Value::object(members));
}

} // namespace openapi
