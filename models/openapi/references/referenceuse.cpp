#include "referenceuse.h"

#include "gatewayfields.h"
#include <algorithm>
#include <array>

namespace openapi {

namespace {

using document::Node;

/** Members with names chosen by the author: their keys are not keywords of OpenAPI. */
constexpr std::array<QByteArrayView, 21> NameMaps = {
    "properties",    "patternProperties", "schemas",  "responses",        "parameters",      "examples",
    "requestBodies", "headers",           "links",    "callbacks",        "pathItems",       "$defs",
    "paths",         "webhooks",          "encoding", "dependentSchemas", "securitySchemes", "content",
    "definitions",   "variables",         "scopes",
};
/** Members with literal data. */
constexpr std::array<QByteArrayView, 5> Literals = {"example", "default", "enum", "const", "value"};

template<typename Words>
bool holds(const Words &words, QByteArrayView key)
{
    return std::find(words.begin(), words.end(), key) != words.end();
}

/** The meaning of the members of a mapping. */
enum class Context { Object, NameMap, Discriminator, Mapping, SecurityRequirements };

class ReferenceWalk final
{
public:
    FoundReferences run(const Node &root)
    {
        walk(root, Context::Object);
        return std::move(m_found);
    }

private:
    void walk(const Node &node, Context context)
    {
        if (node.isMapping())
            walkMembers(node, context);
        else if (node.isSequence())
            walkItems(node, context);
    }

    void walkMembers(const Node &node, Context context)
    {
        const qsizetype known = m_found.uses.size();
        bool hasSchemaId = false;
        for (qsizetype i = 0; i < node.childCount(); ++i) {
            const QByteArray key = node.keyAt(i);
            m_tokens.append(key);
            if (context == Context::SecurityRequirements)
                add(UseKind::SecurityName, QString::fromUtf8(key), node.keySpanAt(i));
            else if (context == Context::NameMap)
                walk(node.childAt(i), Context::Object);
            else if (context == Context::Mapping)
                addText(UseKind::Mapping, node.childAt(i));
            else
                walkMember(key, node.childAt(i), context);
            m_tokens.removeLast();
            hasSchemaId = hasSchemaId || (context == Context::Object && key == "$id" && node.childAt(i).isString());
        }
        // An `$id` at the root of a file is ignored, because authors of split schemas refer to files by name.
        if (hasSchemaId && !m_tokens.isEmpty())
            std::for_each(m_found.uses.begin() + known, m_found.uses.end(),
                          [](ReferenceUse &use) { use.isBelowSchemaId = true; });
    }

    void walkMember(const QByteArray &key, const Node &child, Context context)
    {
        if (key.startsWith('$')) {
            if (key == "$ref")
                return addText(UseKind::Reference, child);
            if (key == "$anchor" || key == "$dynamicAnchor")
                return noteAnchor(child);
        }
        if (key == "operationRef")
            return addText(UseKind::OperationReference, child);
        if (key.startsWith("x-"))
            return walkExtension(key, child);
        // `examples` of a schema is a list of data. `examples` of a media type is an object with names.
        const bool isLiteral = holds(Literals, key) || (key == "examples" && child.isSequence());
        if (!isLiteral)
            walk(child, contextOf(key, child, context));
    }

    static Context contextOf(const QByteArray &key, const Node &child, Context around)
    {
        if (key == "security" && child.isSequence())
            return Context::SecurityRequirements;
        if (!child.isMapping())
            return Context::Object;
        if (key == "discriminator")
            return Context::Discriminator;
        if (key == "mapping" && around == Context::Discriminator)
            return Context::Mapping;
        return holds(NameMaps, key) ? Context::NameMap : Context::Object;
    }

    /** The gateway names the security schemes of the document in `server.authentication.securitySchemes`. */
    void walkExtension(const QByteArray &key, const Node &child)
    {
        const QList<QByteArray> names = definition::fields::clientSecuritySchemes().tokens();
        if (m_tokens.size() != 1 || !definition::isExtensionName(key))
            return;
        Node schemes = child;
        for (const QByteArray &name : names)
            schemes = schemes.isMapping() ? schemes.member(name) : Node();
        if (!schemes.isMapping())
            return;
        m_tokens += names;
        walk(schemes, Context::SecurityRequirements);
        m_tokens.resize(m_tokens.size() - names.size());
    }

    void walkItems(const Node &node, Context context)
    {
        for (qsizetype i = 0; i < node.childCount(); ++i) {
            m_tokens.append(QByteArray::number(i));
            walk(node.childAt(i), context);
            m_tokens.removeLast();
        }
    }

    void addText(UseKind kind, const Node &value)
    {
        if (value.isString())
            add(kind, value.text(), value.span());
        else if (value.isMapping())
            walk(value, Context::Object); // Not a reference, but a member with this name.
    }

    void add(UseKind kind, const QString &reference, base::Span span)
    {
        m_found.uses.append({kind, document::Pointer(m_tokens), reference, span});
    }

    void noteAnchor(const Node &name)
    {
        const document::Pointer schema(m_tokens.first(m_tokens.size() - 1));
        if (name.isString() && !m_found.anchors.contains(name.bytes()))
            m_found.anchors.insert(name.bytes(), schema);
    }

    QList<QByteArray> m_tokens;
    FoundReferences m_found;
};

} // namespace

FoundReferences findReferences(const document::Snapshot &snapshot)
{
    return ReferenceWalk().run(snapshot.root());
}

} // namespace openapi
