#include "definitionplace.h"

#include "documentset.h"
#include "operationnames.h"
#include "placetype.h"
#include "textplace.h"

namespace assist {

namespace {

using document::Node;
using document::Pointer;
using document::Snapshot;
using openapi::ReferenceTarget;
using specification::ObjectKind;

/** Looks up what names and references mean. */
class NamedPlaces final
{
public:
    NamedPlaces(const Snapshot &snapshot, const AssistContext &context)
        : m_snapshot(snapshot)
        , m_context(context)
        , m_types(snapshot, context)
    {}

    /** What the key of a member names. */
    [[nodiscard]] std::optional<openapi::Place> ofKey(const Pointer &member) const
    {
        const PlaceType holder = m_types.at(member.parent());
        const QByteArray name = member.last();
        if (holder.object == ObjectKind::SecurityRequirement)
            return scheme(name);
        const QByteArrayView field = holder.shape == PlaceType::Shape::Map ? holder.field->name : "";
        if (holder.owner == ObjectKind::GatewayClientAuthentication && field == "securitySchemes")
            return scheme(name);
        if (holder.owner == ObjectKind::GatewayMiddleware && field == "operations")
            return operation(name);
        return std::nullopt;
    }

    /** What a string names. */
    [[nodiscard]] std::optional<openapi::Place> ofValue(const Pointer &value, const Node &node) const
    {
        const PlaceType type = m_types.at(value);
        if (type.shape != PlaceType::Shape::Value || !type.field || !type.below.isRoot())
            return std::nullopt;
        const QByteArrayView field = type.field->name;
        const QByteArray name = node.bytes();
        if (field == "$ref" || (type.owner == ObjectKind::Link && field == "operationRef"))
            return target(node.text());
        if (type.owner == ObjectKind::Discriminator && field != "propertyName")
            return schemaOfMapping(node.text());
        if ((type.owner == ObjectKind::Operation && field == "tags") ||
            (type.owner == ObjectKind::Tag && field == "parent"))
            return tag(name);
        if (type.owner == ObjectKind::Link && field == "operationId")
            return operation(name);
        return std::nullopt;
    }

private:
    [[nodiscard]] std::optional<openapi::Place> here(const Pointer &pointer) const
    {
        return m_snapshot.at(pointer).exists() ? std::optional(openapi::Place{m_context.address, pointer})
                                               : std::nullopt;
    }
    [[nodiscard]] std::optional<openapi::Place> scheme(const QByteArray &name) const
    {
        return here({"components", "securitySchemes", name});
    }
    [[nodiscard]] std::optional<openapi::Place> operation(const QByteArray &name) const
    {
        const auto place = operationCalled(m_snapshot, name);
        return place ? here(*place) : std::nullopt;
    }
    [[nodiscard]] std::optional<openapi::Place> tag(const QByteArray &name) const
    {
        const Node tags = m_snapshot.at({"tags"}).resolved();
        for (qsizetype i = 0; tags.isSequence() && i < tags.childCount(); ++i) {
            if (tags.childAt(i).resolved().member("name").bytes() == name)
                return here(Pointer{"tags"}.child(i));
        }
        return std::nullopt;
    }
    /** A name of a schema, or else a reference. */
    [[nodiscard]] std::optional<openapi::Place> schemaOfMapping(const QString &text) const
    {
        const auto schema = here({"components", "schemas", text.toUtf8()});
        return schema ? schema : target(text);
    }
    [[nodiscard]] std::optional<openapi::Place> target(const QString &reference) const
    {
        const ReferenceTarget target = openapi::readReference(reference, m_context.address);
        const bool isPointer = target.kind == ReferenceTarget::Kind::Pointer;
        if (isPointer && target.place.address == m_context.address)
            return here(target.place.pointer);
        if (const auto place = documents().placeOf(target))
            return place;
        return isPointer ? std::optional(target.place) : std::nullopt;
    }
    [[nodiscard]] openapi::DocumentSet documents() const
    {
        QList<openapi::ReferencedDocumentPtr> all = m_context.others;
        all.prepend(m_context.own);
        all.removeAll(nullptr);
        return openapi::DocumentSet(all);
    }

    const Snapshot &m_snapshot;
    const AssistContext &m_context;
    PlaceTypes m_types;
};

} // namespace

std::optional<DefinitionPlace> definitionAt(const Snapshot &snapshot, qsizetype offset, const AssistContext &context)
{
    if (offset < 0 || offset >= snapshot.size() || !isInTree(snapshot, {offset, 1}))
        return std::nullopt;
    const Pointer pointer = snapshot.pointerAt(offset);
    if (pointer.isRoot())
        return std::nullopt;
    const NamedPlaces named(snapshot, context);
    if (const base::Span key = snapshot.keySpan(pointer); key.contains(offset)) {
        const auto place = named.ofKey(pointer);
        return place ? std::optional(DefinitionPlace{key, *place}) : std::nullopt;
    }
    const Node node = snapshot.at(pointer);
    if (!node.isString() || !node.span().contains(offset))
        return std::nullopt;
    const auto place = named.ofValue(pointer, node);
    return place ? std::optional(DefinitionPlace{node.span(), *place}) : std::nullopt;
}

} // namespace assist
