#include "componentname.h"

#include "components.h"
#include "newobject.h"
#include "singular.h"

#include <algorithm>
#include <iterator>

namespace shapes {

using document::Node;
using document::Pointer;
using document::Snapshot;

namespace {

template<std::size_t Count>
bool isOneOf(const QByteArray &token, const QByteArrayView (&names)[Count])
{
    return std::find(std::begin(names), std::end(names), token) != std::end(names);
}

/** Keywords with schemas by name, with lists of schemas, and with the schema of each entry of an array or object. */
constexpr QByteArrayView ByName[] = {"properties", "$defs", "definitions", "dependentSchemas"};
constexpr QByteArrayView Lists[] = {"oneOf", "anyOf", "allOf"};
constexpr QByteArrayView OfItems[] = {"items", "contains", "additionalItems", "unevaluatedItems"};
constexpr QByteArrayView OfValues[] = {"additionalProperties", "unevaluatedProperties"};

/** Names a schema by its place: by the token before it, and by what is around it where that has no name. */
class NameOfPlace final
{
public:
    NameOfPlace(const Snapshot &snapshot, const Pointer &schema)
        : m_snapshot(snapshot)
        , m_tokens(schema.tokens())
    {}

    /** The name; `suffix` is what to append to it if it is used. */
    [[nodiscard]] QByteArray name(QByteArray &suffix) const
    {
        const Node title = m_snapshot.at(Pointer(m_tokens)).member("title").resolved();
        const bool isNamed = isByName(m_tokens.size());
        return !isNamed && title.isString() && !openapi::typeName(title.bytes()).isEmpty()
                   ? openapi::typeName(title.bytes())
                   : nameAt(m_tokens.size(), suffix);
    }

private:
    /** The token `back` places before the end of the first `size` ones. */
    [[nodiscard]] QByteArray token(qsizetype size, qsizetype back) const { return m_tokens.value(size - 1 - back); }
    [[nodiscard]] bool isByName(qsizetype size) const { return isOneOf(token(size, 1), ByName); }

    /** The name of the schema at the first `size` tokens. */
    [[nodiscard]] QByteArray nameAt(qsizetype size, QByteArray &suffix) const
    {
        const QByteArray last = token(size, 0);
        const QByteArray before = token(size, 1);
        if (isByName(size) || size < 2)
            return openapi::typeName(last);
        if (before == "prefixItems" || before == "patternProperties")
            return entryNameAt(size - 2, before == "prefixItems" ? "Item" : "Value", suffix);
        if (isOneOf(before, Lists))
            return nameAt(size - 2, suffix) + (before == "allOf" ? "Part" : "Option");
        if (isOneOf(last, OfItems))
            return entryNameAt(size - 1, "Item", suffix);
        if (isOneOf(last, OfValues))
            return entryNameAt(size - 1, "Value", suffix);
        if (last == "schema" || last == "itemSchema")
            return objectNameAt(size - 1, suffix);
        const bool isComponent = size == 3 && m_tokens.first() == "components";
        return isComponent || before.isEmpty() ? openapi::typeName(last)
                                               : nameAt(size - 1, suffix) + openapi::typeName(last);
    }

    /** An item of "contacts" is a "Contact", one of "data" a "DataItem". */
    [[nodiscard]] QByteArray entryNameAt(qsizetype size, const char *entry, QByteArray &suffix) const
    {
        const QByteArray owner = nameAt(size, suffix);
        return openapi::singular(owner).value_or(owner + entry);
    }

    /** The name of a parameter, header, request body or response with a schema. */
    [[nodiscard]] QByteArray objectNameAt(qsizetype size, QByteArray &suffix) const
    {
        const Pointer schema(m_tokens.first(size + 1));
        if (token(size, 1) == "content")
            size -= 2;
        const QByteArray last = token(size, 0);
        const QByteArray before = token(size, 1);
        const bool isComponent = size == 3 && m_tokens.first() == "components";
        if (isComponent || before == "headers")
            return openapi::typeName(last);
        if (before == "parameters")
            return openapi::typeName(m_snapshot.at(Pointer(m_tokens.first(size))).member("name").resolved().bytes());
        if (last == "requestBody") {
            suffix = "Request";
            return resourceNameAt(size - 1, schema);
        }
        return before == "responses" ? responseNameAt(size, schema, suffix) : QByteArray();
    }

    /** A response that says what went wrong has no resource. */
    [[nodiscard]] QByteArray responseNameAt(qsizetype size, const Pointer &schema, QByteArray &suffix) const
    {
        const QByteArray status = token(size, 0);
        if (!status.startsWith('2') && status != "default") {
            const QByteArray description = openapi::typeName(openapi::statusDescription(status));
            return description.isEmpty() ? QByteArray("Error") : description;
        }
        suffix = "Response";
        return resourceNameAt(size - 2, schema);
    }

    /** The last fixed segment of the path of an operation at the first `size` tokens: `Pet` for `/pets/{id}`. A list
     * keeps its plural. */
    [[nodiscard]] QByteArray resourceNameAt(qsizetype size, const Pointer &schema) const
    {
        if (token(size, 1) == "additionalOperations")
            --size;
        QList<QByteArray> segments = token(size, 1).split('/');
        segments.removeIf([](const QByteArray &segment) { return segment.isEmpty() || segment.contains('{'); });
        // The keys of a callback are expressions.
        const bool isCallback = token(size, 3) == "callbacks";
        const QByteArray name = openapi::typeName(isCallback ? token(size, 2) : segments.value(segments.size() - 1));
        const Node node = m_snapshot.at(schema);
        const bool isList = node.member("type").resolved().bytes() == "array" || node.member("items").exists();
        return isList ? name : openapi::singular(name).value_or(name);
    }

    const Snapshot &m_snapshot;
    const QList<QByteArray> m_tokens;
};

} // namespace

QByteArray componentNameFor(const Snapshot &snapshot, const Pointer &schema)
{
    QByteArray suffix;
    const QByteArray found = NameOfPlace(snapshot, schema).name(suffix);
    const Node schemas = snapshot.at({"components", "schemas"});
    const QByteArray name = openapi::componentName(found.isEmpty() ? QByteArray("NewSchema") : found);
    const bool isUsed = schemas.member(name).exists();
    return openapi::unusedName(schemas, isUsed && !found.endsWith(suffix) ? name + suffix : name);
}

} // namespace shapes
