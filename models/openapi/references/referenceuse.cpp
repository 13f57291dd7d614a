#include "referenceuse.h"

#include "cancellation.h"
#include "gatewayfields.h"
#include "membernames.h"
#include "version.h"

#include <algorithm>

namespace openapi {

namespace {

using document::Node;

/** The meaning of the members of a mapping. */
enum class Context { Object, NameMap, Discriminator, Mapping, SecurityRequirements, Links, Link, Page };

/** True for the reference of something beside the document; `/a`, `//host/a`, `https://host/a` and `#a` are none. */
bool isRelativePath(const QString &uri)
{
    const auto end = std::find_if(uri.begin(), uri.end(), [](QChar c) { return QStringView(u":/?#").contains(c); });
    return end != uri.begin() && (end == uri.end() || *end != u':');
}

/** OpenAPI 3.0 has no `$id`. */
bool hasSchemaIds(const document::Snapshot &snapshot)
{
    return specification::versionOf(snapshot.at({"openapi"}).text()) != specification::Version::V30;
}

class ReferenceWalk final
{
public:
    explicit ReferenceWalk(const document::Snapshot &snapshot)
        : m_hasSchemaIds(hasSchemaIds(snapshot))
    {}

    FoundReferences run(const Node &root)
    {
        walk(root, {}, Context::Object);
        return std::move(m_found);
    }

    FoundReferences run(const Node &root, const Node &earlier, const FoundReferences &known)
    {
        // Anchors and ids are rare, and not by place.
        if (known.anchors.isEmpty() && known.resources.isEmpty())
            m_known = &known;
        walk(root, m_known ? earlier : Node(), Context::Object);
        return std::move(m_found);
    }

    FoundReferences run(const document::Snapshot &snapshot, const QList<document::Pointer> &places)
    {
        for (const document::Pointer &place : places) {
            m_only = place.tokens();
            walk(snapshot.root(), {}, Context::Object);
        }
        const auto isBefore = [](const auto &one, const auto &other) { return one.span.offset < other.span.offset; };
        std::stable_sort(m_found.uses.begin(), m_found.uses.end(), isBefore);
        std::stable_sort(m_found.names.begin(), m_found.names.end(), isBefore);
        std::stable_sort(m_found.uris.begin(), m_found.uris.end(), isBefore);
        return std::move(m_found);
    }

private:
    /** `earlier` is what was at this place, with the same names around it. */
    void walk(const Node &node, const Node &earlier, Context context)
    {
        if (base::isUnwanted())
            return;
        if (earlier.exists() && isShared(node, earlier))
            addKnown(node, earlier);
        else if (node.isMapping())
            walkMembers(node, earlier, context);
        else if (node.isSequence())
            walkItems(node, earlier, context);
    }

    void addKnown(const Node &node, const Node &earlier)
    {
        const base::Span span = earlier.span();
        const qsizetype moved = node.span().offset - span.offset;
        copyWithin(m_known->uses, span, moved, m_found.uses);
        copyWithin(m_known->names, span, moved, m_found.names);
        copyWithin(m_known->uris, span, moved, m_found.uris);
    }

    /** The elements are in the order of the text. */
    template<typename List>
    static void copyWithin(const List &known, base::Span span, qsizetype moved, List &found)
    {
        auto use = std::lower_bound(known.begin(), known.end(), span.offset,
                                    [](const auto &each, qsizetype offset) { return each.span.offset < offset; });
        for (; use != known.end() && use->span.offset < span.end(); ++use) {
            found.append(*use);
            found.last().span.offset += moved;
        }
    }

    /** What was at the place of the index-th member. */
    static Node earlierMember(const Node &earlier, qsizetype index, const QByteArray &key)
    {
        if (!earlier.isMapping())
            return {};
        // Most edits leave the members in their places.
        for (const qsizetype near : {index, index - 1, index + 1}) {
            if (near >= 0 && near < earlier.childCount() && earlier.keyAt(near) == key)
                return earlier.childAt(near);
        }
        return {};
    }

    void walkMembers(const Node &node, const Node &earlier, Context context)
    {
        const Known known{m_found.uses.size(), m_found.anchors.size(), m_found.resources.size(), m_found.uris.size()};
        Node id;
        const bool isOnTheWay = m_tokens.size() < m_only.size();
        const qsizetype first = isOnTheWay ? node.indexOf(m_only[m_tokens.size()]) : 0;
        const qsizetype end = isOnTheWay ? first + (first < 0 ? 0 : 1) : node.childCount();
        for (qsizetype i = first; i < end; ++i) {
            const QByteArray key = node.keyAt(i);
            m_tokens.append(key);
            if (context == Context::SecurityRequirements)
                add(UseKind::SecurityName, QString::fromUtf8(key), node.keySpanAt(i));
            else if (context == Context::NameMap || context == Context::Links)
                walk(node.childAt(i), earlierMember(earlier, i, key),
                     context == Context::Links ? Context::Link : Context::Object);
            else if (context == Context::Mapping || (context == Context::Discriminator && key == "defaultMapping"))
                addText(UseKind::Mapping, node.childAt(i));
            else
                walkMember(key, node.childAt(i), earlierMember(earlier, i, key), context);
            m_tokens.removeLast();
            if (m_hasSchemaIds && context == Context::Object && key == "$id" && node.childAt(i).isString())
                id = node.childAt(i);
        }
        if (id.exists())
            addResource(id, known);
    }

    /** How much was found before the members of a mapping. */
    struct Known {
        qsizetype uses;
        qsizetype anchors;
        qsizetype resources;
        qsizetype uris;
    };

    void addResource(const Node &id, const Known &known)
    {
        const qsizetype resource = m_found.resources.size();
        // An `$id` at the root of a file only names it, because authors of split schemas refer to files by name.
        if (!m_tokens.isEmpty()) {
            setResource(m_found.uses, known.uses, resource);
            setResource(m_found.anchors, known.anchors, resource);
            for (qsizetype i = known.resources; i < resource; ++i) {
                if (m_found.resources[i].outer < 0)
                    m_found.resources[i].outer = resource;
            }
            // They are relative to the id, wherever the document is.
            m_found.uris.resize(known.uris);
        }
        m_found.resources.append({document::Pointer(m_tokens), id.text(), -1});
        m_tokens.append("$id");
        addUri(id);
        m_tokens.removeLast();
    }

    /** Those that are in no inner resource. */
    template<typename List>
    static void setResource(List &found, qsizetype first, qsizetype resource)
    {
        for (qsizetype i = first; i < found.size(); ++i) {
            if (found[i].resource < 0)
                found[i].resource = resource;
        }
    }

    void walkMember(const QByteArray &key, const Node &child, const Node &earlier, Context context)
    {
        if (key.startsWith('$')) {
            if (key == "$ref")
                return addText(UseKind::Reference, child);
            if (key == "$anchor" || key == "$dynamicAnchor")
                return noteAnchor(child);
        }
        if (key == "operationRef")
            return addText(UseKind::OperationReference, child);
        if (isUri(key, context))
            return addUri(child);
        if (key == "operationId" && context == Context::Link && child.isString())
            return addName(NameKind::LinkedOperation, child.bytes(), child.span());
        if (key == "tags" && child.isSequence())
            return walkTags(child);
        if (key.startsWith("x-"))
            return walkExtension(key, child);
        if (!child.isMapping() && !child.isSequence())
            return; // Most members; what follows is a search by name.
        const specification::MemberContent content = specification::contentOf(key);
        // `examples` of a schema is a list of data. `examples` of a media type is an object with names.
        const bool isData = content.isData && !(content.isMapOfNames && child.isMapping());
        if (!isData)
            walk(child, earlier, contextOf(key, content, child, context));
    }

    /** True for a member whose value is a URI reference of something outside the description. The URLs of servers and
     * of OAuth flows belong to the API and not to the document. */
    [[nodiscard]] bool isUri(const QByteArray &key, Context context) const
    {
        if (context == Context::Page)
            return key == "url";
        return key == "externalValue" || (key == "termsOfService" && isInInfo());
    }

    /** True for a member of the document's `info`. */
    [[nodiscard]] bool isInInfo() const { return m_tokens.size() == 2 && m_tokens.first() == "info"; }

    [[nodiscard]] Context contextOf(const QByteArray &key, specification::MemberContent content, const Node &child,
                                    Context around) const
    {
        if (key == "security" && child.isSequence())
            return Context::SecurityRequirements;
        if (!child.isMapping())
            return Context::Object;
        if (key == "discriminator")
            return Context::Discriminator;
        if (key == "mapping" && around == Context::Discriminator)
            return Context::Mapping;
        if (key == "links")
            return Context::Links;
        if (key == "externalDocs" || ((key == "license" || key == "contact") && isInInfo()))
            return Context::Page;
        return content.isMapOfNames ? Context::NameMap : Context::Object;
    }

    /** Of an operation, or of the document. */
    void walkTags(const Node &tags)
    {
        for (qsizetype i = 0; i < tags.childCount(); ++i) {
            const Node tag = tags.childAt(i);
            const Node parent = tag.isMapping() ? tag.member("parent") : Node();
            m_tokens.append(QByteArray::number(i));
            if (tag.isString())
                addName(NameKind::Tag, tag.bytes(), tag.span());
            m_tokens.append("parent");
            if (parent.isString())
                addName(NameKind::TagParent, parent.bytes(), parent.span());
            m_tokens.resize(m_tokens.size() - 2);
        }
    }

    void addName(NameKind kind, const QByteArray &name, base::Span span)
    {
        m_found.names.append({kind, document::Pointer(m_tokens), name, span});
    }

    /** The gateway names the security schemes of the document in `server.authentication.securitySchemes`, and its
     * operations in `middleware.operations`. */
    void walkExtension(const QByteArray &key, const Node &child)
    {
        if (m_tokens.size() != 1 || !definition::isExtensionName(key))
            return;
        const Node root = child;
        for (const document::Pointer &below :
             {definition::fields::clientSecuritySchemes(), definition::fields::operations()}) {
            const Node named = root.isMapping() ? root.at(below) : Node();
            if (!named.isMapping())
                continue;
            m_tokens += below.tokens();
            if (below == definition::fields::operations())
                addKeys(named);
            else
                walk(named, {}, Context::SecurityRequirements);
            m_tokens.resize(m_tokens.size() - below.tokens().size());
        }
    }

    void addKeys(const Node &operations)
    {
        for (qsizetype i = 0; i < operations.childCount(); ++i) {
            m_tokens.append(operations.keyAt(i));
            addName(NameKind::OperationOfGateway, operations.keyAt(i), operations.keySpanAt(i));
            m_tokens.removeLast();
        }
    }

    void walkItems(const Node &node, const Node &earlier, Context context)
    {
        for (qsizetype i = 0; i < node.childCount(); ++i) {
            const bool wasHere = earlier.isSequence() && i < earlier.childCount();
            m_tokens.append(QByteArray::number(i));
            walk(node.childAt(i), wasHere ? earlier.childAt(i) : Node(), context);
            m_tokens.removeLast();
        }
    }

    void addText(UseKind kind, const Node &value)
    {
        if (value.isString())
            add(kind, value.text(), value.span());
        else if (value.isMapping())
            walk(value, {}, Context::Object); // Not a reference, but a member with this name.
    }

    void add(UseKind kind, const QString &reference, base::Span span)
    {
        m_found.uses.append({kind, document::Pointer(m_tokens), reference, span});
    }

    void addUri(const Node &value)
    {
        if (value.isString() && isRelativePath(value.text()))
            m_found.uris.append({document::Pointer(m_tokens), value.text(), value.span()});
    }

    void noteAnchor(const Node &name)
    {
        if (name.isString())
            m_found.anchors.append({name.bytes(), document::Pointer(m_tokens.first(m_tokens.size() - 1))});
    }

    QList<QByteArray> m_tokens;
    QList<QByteArray> m_only; ///< The place to look at; empty for all.
    const FoundReferences *m_known = nullptr;
    bool m_hasSchemaIds = true;
    FoundReferences m_found;
};

} // namespace

FoundReferences findReferences(const document::Snapshot &snapshot)
{
    return ReferenceWalk(snapshot).run(snapshot.root());
}

FoundReferences findReferences(const document::Snapshot &snapshot, const document::Snapshot &earlier,
                               const FoundReferences &known)
{
    // In a text with syntax errors, equal parts of the tree can have different distances in the text.
    if (!snapshot.isValid() || !earlier.isValid() || hasSchemaIds(snapshot) != hasSchemaIds(earlier))
        return findReferences(snapshot);
    return ReferenceWalk(snapshot).run(snapshot.root(), earlier.root(), known);
}

FoundReferences findReferences(const document::Snapshot &snapshot, const QList<document::Pointer> &places)
{
    return ReferenceWalk(snapshot).run(snapshot, places);
}

} // namespace openapi
