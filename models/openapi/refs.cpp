#include "refs.h"

#include <QSet>

#include <algorithm>
#include <array>

namespace openapi {

namespace {

constexpr char RefKey[] = "$ref";

/** Members that map names of the document's author to objects: a key below them is a name, not a word of OpenAPI. */
constexpr std::array<QByteArrayView, 22> NameMaps = {
    "properties",    "patternProperties", "schemas",
    "responses",     "parameters",        "examples",
    "requestBodies", "headers",           "links",
    "callbacks",     "pathItems",         "$defs",
    "paths",         "webhooks",          "dependentSchemas",
    "encoding",      "content",           "securitySchemes",
    "definitions",   "variables",         "mapping",
    "scopes",
};
/** Members that hold literal data. */
constexpr std::array<QByteArrayView, 5> Literals = {"example", "default", "enum", "const", "value"};

template<typename Words>
bool holds(const Words &words, QByteArrayView key)
{
    return std::find(words.begin(), words.end(), key) != words.end();
}

/** Walks every node once; aliases are not followed, what they stand for is walked where it is anchored. */
class ReferenceWalk final
{
public:
    QList<ReferenceUse> run(const document::Node &root)
    {
        walk(root, false);
        return std::move(m_found);
    }

private:
    void walk(const document::Node &node, bool isNameMap)
    {
        if (node.isMapping())
            walkMembers(node, isNameMap);
        else if (node.isSequence())
            walkItems(node);
    }

    void walkMembers(const document::Node &node, bool isNameMap)
    {
        for (qsizetype i = 0; i < node.childCount(); ++i) {
            const QByteArray key = node.keyAt(i);
            const document::Node child = node.childAt(i);
            m_tokens.append(key);
            if (isNameMap)
                walk(child, false);
            else if (key == RefKey && child.isString())
                m_found.append({document::Pointer(m_tokens), child.text(), child.span()});
            else if (!holds(Literals, key) && !key.startsWith("x-"))
                walk(child, holds(NameMaps, key) && child.isMapping());
            m_tokens.removeLast();
        }
    }

    void walkItems(const document::Node &node)
    {
        for (qsizetype i = 0; i < node.childCount(); ++i) {
            m_tokens.append(QByteArray::number(i));
            walk(node.childAt(i), false);
            m_tokens.removeLast();
        }
    }

    QList<QByteArray> m_tokens;
    QList<ReferenceUse> m_found;
};

} // namespace

std::optional<QString> referenceOf(const document::Node &node)
{
    const document::Node reference = node.isMapping() ? node.member(RefKey) : document::Node();
    return reference.isString() ? std::optional(reference.text()) : std::nullopt;
}

Resolution resolveReference(const document::Snapshot &snapshot, const QString &reference)
{
    if (!reference.startsWith(u'#'))
        return {ReferenceState::External, {}, {}};
    const std::optional<document::Pointer> pointer = document::Pointer::parse(reference);
    if (!pointer)
        return {ReferenceState::Malformed, {}, {}};
    return resolveAt(snapshot, *pointer);
}

Resolution resolveAt(const document::Snapshot &snapshot, const document::Pointer &pointer)
{
    QSet<document::Pointer> seen;
    document::Pointer place = pointer;
    while (!seen.contains(place)) {
        seen.insert(place);
        const document::Node node = snapshot.at(place);
        if (!node.exists())
            return {ReferenceState::Missing, place, {}};
        const std::optional<QString> next = referenceOf(node.resolved());
        if (!next)
            return {ReferenceState::Resolved, place, node.resolved()};
        if (!next->startsWith(u'#'))
            return {ReferenceState::External, place, {}};
        const std::optional<document::Pointer> target = document::Pointer::parse(*next);
        if (!target)
            return {ReferenceState::Malformed, place, {}};
        place = *target;
    }
    return {ReferenceState::Cycle, place, {}};
}

QList<ReferenceUse> references(const document::Snapshot &snapshot)
{
    return ReferenceWalk().run(snapshot.root());
}

} // namespace openapi
