#include "implicitnames.h"

#include <QSet>

namespace openapi {

namespace {

using document::Node;
using document::Pointer;

/** The schemas that `allOf` of a schema includes within one document, in any depth. */
QList<Pointer> includedSchemas(const ReferencedDocument &document, const Pointer &schema)
{
    QList<Pointer> schemas{schema};
    QSet<Pointer> seen{schema};
    for (qsizetype next = 0; next < schemas.size(); ++next) {
        const Node parts = document.snapshot().at(schemas[next] / QByteArray("allOf")).resolved();
        for (qsizetype i = 0; parts.isSequence() && i < parts.childCount(); ++i) {
            const Node reference = parts.childAt(i).resolved().member("$ref");
            const auto use = reference.isString() ? document.useAt(reference.span().offset) : std::nullopt;
            const ReferenceTarget target = use ? document.targetOf(*use) : ReferenceTarget();
            const bool isHere = target.kind == ReferenceTarget::Kind::Pointer &&
                                target.place.address == document.address();
            if (isHere && !seen.contains(target.place.pointer)) {
                seen.insert(target.place.pointer);
                schemas.append(target.place.pointer);
            }
        }
    }
    return schemas.sliced(1);
}

/** The schema with `oneOf` or `anyOf` that a reference is an alternative of. */
Pointer schemaOf(const ReferenceUse &use)
{
    return use.pointer.parent().parent().parent();
}

/** True for a reference in the `oneOf` or `anyOf` of a schema. */
bool isAlternative(const ReferenceUse &use)
{
    const auto &tokens = use.pointer.tokens();
    const qsizetype size = tokens.size();
    return use.kind == UseKind::Reference && size >= 3 && (tokens[size - 3] == "oneOf" || tokens[size - 3] == "anyOf");
}

class ImplicitNames final
{
public:
    ImplicitNames(const ReferencedDocument &document, const Place &schema, const QByteArray &name)
        : m_document(document)
        , m_schema(schema)
        , m_name(name)
    {}

    QList<ImplicitName> run()
    {
        readOtherUses();
        for (const qsizetype index : m_document.usesOf(m_schema)) {
            const ReferenceUse &use = m_document.uses()[index];
            if (isAlternative(use))
                add(schemaOf(use), index);
        }
        if (m_document.address() == m_schema.address) {
            const QList<Pointer> included = includedSchemas(m_document, m_schema.pointer);
            m_steps += included.size();
            for (const Pointer &schema : included)
                add(schema, std::nullopt);
        }
        return m_found;
    }

    [[nodiscard]] qint64 steps() const { return m_steps; }

private:
    void readOtherUses()
    {
        const QList<qsizetype> own = m_document.usesOf(m_schema);
        m_steps += own.size();
        for (const qsizetype index : own)
            m_holders.insert(m_document.uses()[index].pointer.parent());
        const Place named{m_document.address(), Pointer{"components", "schemas", m_name}};
        if (named == m_schema)
            return;
        const QList<qsizetype> others = m_document.usesOf(named);
        m_steps += others.size();
        for (const qsizetype index : others) {
            const ReferenceUse &use = m_document.uses()[index];
            if (isAlternative(use))
                m_selecting.insert(schemaOf(use));
        }
    }

    void add(const Pointer &schema, std::optional<qsizetype> use)
    {
        const Pointer place = schema / QByteArray("discriminator");
        const Node discriminator = m_document.snapshot().at(place).resolved();
        if (m_seen.contains(place) || !discriminator.isMapping() || isMapped(place, discriminator) ||
            m_selecting.contains(schema))
            return;
        m_seen.insert(place);
        m_found.append({place, use});
    }

    [[nodiscard]] bool isMapped(const Pointer &place, const Node &discriminator) const
    {
        const Node mapping = discriminator.member("mapping").resolved();
        return mapping.isMapping() &&
               (mapping.member(m_name).exists() || m_holders.contains(place / QByteArray("mapping")));
    }

    const ReferencedDocument &m_document;
    const Place &m_schema;
    const QByteArray &m_name;
    QSet<Pointer> m_holders;   ///< The objects that contain a reference to the schema.
    QSet<Pointer> m_selecting; ///< The schemas with the component of this name as an alternative.
    QSet<Pointer> m_seen;
    QList<ImplicitName> m_found;
    qint64 m_steps = 0;
};

} // namespace

QList<ImplicitName> implicitNamesOf(const ReferencedDocument &document, const Place &schema, const QByteArray &name,
                                    qint64 *steps)
{
    ImplicitNames names(document, schema, name);
    QList<ImplicitName> found = names.run();
    if (steps)
        *steps += names.steps();
    return found;
}

} // namespace openapi
