#include "branchproperties.h"

#include "openapilimits.h"
#include "refs.h"

#include <QSet>

namespace openapi {

using document::Node;
using document::Pointer;

void BranchProperties::read(const QString &reference, const Take &take)
{
    QList<Node> waiting;
    QSet<qsizetype> seen; // The offsets in the text: an alias can bring the same schema or list in again.
    const auto add = [&](const Node &schema) {
        ++m_readCount;
        if (!schema.isMapping() || seen.contains(schema.span().offset))
            return;
        seen.insert(schema.span().offset);
        waiting.append(schema);
    };
    if (m_readCount < MaximumBranchReads)
        add(target(reference));
    for (qsizetype next = 0; next < waiting.size(); ++next) {
        const Node schema = waiting[next];
        if (!readOwn(schema, take))
            return;
        const Node all = schema.member("allOf").resolved();
        if (!all.isSequence() || seen.contains(all.span().offset))
            continue;
        seen.insert(all.span().offset);
        for (qsizetype i = 0; i < all.childCount() && m_readCount < MaximumBranchReads; ++i) {
            const std::optional<QString> part = referenceOf(all.childAt(i));
            add(part ? target(*part) : all.childAt(i).resolved());
        }
    }
}

bool BranchProperties::readOwn(const Node &schema, const Take &take)
{
    const Node own = schema.member("properties").resolved();
    for (qsizetype i = 0; own.isMapping() && i < own.childCount() && m_readCount < MaximumBranchReads; ++i) {
        ++m_readCount;
        if (!take(own.keyAt(i), own.childAt(i).resolved()))
            return false;
    }
    return true;
}

/** Most references name a component, which is found without a search among the others. */
Node BranchProperties::target(const QString &reference)
{
    constexpr int LongestChain = 64;
    std::optional<QString> next = reference;
    Node schema;
    for (int length = 0; next && length < LongestChain; ++length) {
        const auto pointer = next->startsWith(u'#') ? Pointer::parse(*next) : std::nullopt;
        if (!pointer)
            return {};
        const bool isComponent = pointer->tokens().size() == 3 && Pointer{"components", "schemas"}.contains(*pointer);
        schema = isComponent ? component(pointer->last()) : m_snapshot.at(*pointer).resolved();
        next = referenceOf(schema);
    }
    return next ? Node() : schema;
}

Node BranchProperties::component(const QByteArray &name)
{
    if (!m_schemas.isEmpty())
        return m_schemas.value(name);
    const Node schemas = m_snapshot.at({"components", "schemas"}).resolved();
    if (++m_lookups == 1)
        return schemas.member(name).resolved();
    m_schemas.reserve(schemas.childCount());
    // The first of several equal keys is used.
    for (qsizetype i = schemas.isMapping() ? schemas.childCount() - 1 : -1; i >= 0; --i)
        m_schemas.insert(schemas.keyAt(i), schemas.childAt(i).resolved());
    return m_schemas.value(name);
}

} // namespace openapi
