#include "shapereader.h"

#include "branchvalues.h"
#include "componentplaces.h"
#include "referencename.h"
#include "schemarowreader.h"
#include "typetext.h"

#include <QSet>

#include <algorithm>

namespace shapes {

using document::Node;
using document::Pointer;
using openapi::Place;
using openapi::ReferenceState;
using openapi::SchemaRowReader;

namespace {

RowKind kindOf(const openapi::SchemaRow &row)
{
    struct Keyword {
        QByteArrayView name;
        RowKind kind;
    };
    static constexpr Keyword Keywords[] = {
        {"properties", RowKind::Property},
        {"patternProperties", RowKind::PatternProperty},
        {"additionalProperties", RowKind::AdditionalProperties},
        {"items", RowKind::Items},
        {"prefixItems", RowKind::PrefixItem},
        {"oneOf", RowKind::OneOfBranch},
        {"anyOf", RowKind::AnyOfBranch},
        {"allOf", RowKind::AllOfPart},
        {"not", RowKind::Not},
        {"if", RowKind::If},
        {"then", RowKind::Then},
        {"else", RowKind::Else},
        {"$defs", RowKind::Definition},
    };
    const auto found = std::find_if(std::begin(Keywords), std::end(Keywords),
                                    [&row](const Keyword &each) { return each.name == row.keyword; });
    return found == std::end(Keywords) ? RowKind::Other : found->kind;
}

QString nameOf(const Row &row)
{
    if (row.isBranch() && !row.component.isEmpty())
        return QString::fromUtf8(row.component);
    if (row.isBranch() && !row.written.title.isEmpty())
        return row.written.title;
    return QString::fromUtf8(row.written.name);
}

bool allowsObjectsOf(const Node &schema)
{
    const Node type = schema.member("type").resolved();
    if (!schema.isMapping())
        return schema.isBool() && schema.toBool();
    if (type.isSequence()) {
        for (qsizetype i = 0; i < type.childCount(); ++i) {
            if (type.childAt(i).resolved().bytes() == "object")
                return true;
        }
        return false;
    }
    return !type.exists() || type.bytes() == "object";
}

bool isTrue(const Node &schema, QByteArrayView keyword)
{
    return schema.member(keyword).resolved().toBool();
}

} // namespace

/** Lists the rows of a schema, merged with those of its reference and of its `allOf`. */
class ShapeReader::Merging final
{
public:
    Merging(ShapeReader &reader, const Row &parent)
        : m_reader(reader)
        , m_above(parent.above)
    {
        m_above.append(parent.target);
    }

    /** Adds the rows that the schema at a place lists itself, and those of its parts. */
    void add(const Place &place, const Node &schema, const QList<Hop> &hops, const QByteArray &origin)
    {
        if (m_merged.contains(place))
            return;
        if (isFull() || m_merged.size() >= openapi::MaximumMergedSchemas) {
            m_isComplete = false;
            return;
        }
        m_merged.insert(place);
        noteRequired(place, schema, hops);
        for (SchemaRowReader::Found &found : m_reader.rowsOf(place.address).rowsIn(schema, place.pointer)) {
            if (isFull()) {
                m_isComplete = false;
                return;
            }
            Row row = rowAt(place, hops, origin, std::move(found.row));
            m_reader.complete(row, found.schema);
            if (row.kind == RowKind::Property)
                m_rows.append(row);
            else if (row.kind != RowKind::AllOfPart)
                m_others.append(row);
            if (row.kind == RowKind::AllOfPart)
                addPart(row, found.schema, hops, origin);
        }
        if (schema.member("oneOf").exists() || schema.member("anyOf").exists())
            BranchValues(m_reader.m_resolver, place.address, schema).addTo(m_others, place.pointer);
    }

    /** Adds the rows of the target of a reference. */
    void addTarget(const Row &row, const QList<Hop> &hops, const QByteArray &origin)
    {
        const openapi::SetResolution target = m_reader.m_resolver.resolve(row.target);
        if (!target.isResolved())
            return;
        QList<Hop> through = hops;
        through.append({row.place(), row.target});
        add(row.target, target.node, through, origin);
    }

    [[nodiscard]] QList<Row> rows()
    {
        for (Row &row : m_rows) {
            row.requiredBy = m_requiredBy.value(row.written.name);
            row.isRequired = !row.requiredBy.isEmpty();
        }
        QList<Row> all = m_rows + m_others + m_parts;
        if (!m_isComplete && !all.isEmpty())
            all.last().isFollowedByOthers = true;
        return all;
    }

private:
    [[nodiscard]] bool isFull() const
    {
        return m_rows.size() + m_others.size() + m_parts.size() >= openapi::MaximumSchemaRows;
    }

    [[nodiscard]] Row rowAt(const Place &owner, const QList<Hop> &hops, const QByteArray &origin,
                            openapi::SchemaRow written) const
    {
        Row row;
        row.kind = kindOf(written);
        row.address = owner.address;
        row.written = std::move(written);
        row.origin = origin;
        row.hops = hops;
        row.above = m_above;
        return row;
    }

    void addPart(const Row &part, const Node &schema, const QList<Hop> &hops, const QByteArray &origin)
    {
        m_parts.append(part);
        if (!part.isReference())
            return add(part.place(), schema, hops, origin);
        if (part.version != specification::Version::V30)
            add(part.place(), schema, hops, origin);
        if (part.state == ReferenceState::Resolved)
            addTarget(part, hops, part.component);
    }

    void noteRequired(const Place &place, const Node &schema, const QList<Hop> &hops)
    {
        const Node names = schema.member("required").resolved();
        const qsizetype count = names.isSequence() ? std::min<qsizetype>(names.childCount(), MostRequired) : 0;
        for (qsizetype i = 0; i < count; ++i) {
            QList<MergedSchema> &by = m_requiredBy[names.childAt(i).resolved().bytes()];
            // A list can name a property twice.
            if (by.isEmpty() || by.last().place != place)
                by.append({place, hops});
        }
    }

    /** The number of names of `required` that are read of one schema. */
    static constexpr qsizetype MostRequired = openapi::MaximumSchemaRows;

    ShapeReader &m_reader;
    QList<Place> m_above; ///< Row::above of all rows.
    QList<Row> m_rows;    ///< The properties.
    QList<Row> m_others;
    QList<Row> m_parts; ///< The entries of `allOf`.
    QSet<Place> m_merged;
    bool m_isComplete = true;
    QHash<QByteArray, QList<MergedSchema>> m_requiredBy;
};

ShapeReader::ShapeReader(openapi::ReferenceResolver resolver)
    : m_resolver(std::move(resolver))
{}
ShapeReader::ShapeReader(ShapeReader &&) noexcept = default;
ShapeReader &ShapeReader::operator=(ShapeReader &&) noexcept = default;
ShapeReader::~ShapeReader() = default;

specification::Version ShapeReader::versionOf(const QString &address)
{
    return m_resolver.versionOf(address, m_entry).value_or(specification::NewestVersion);
}

SchemaRowReader &ShapeReader::rowsOf(const QString &address)
{
    const auto [found, isNew] = m_rows.try_emplace(address, versionOf(address));
    if (isNew)
        found->second.leaveOutValues();
    return found->second;
}

void ShapeReader::complete(Row &row, const Node &schema)
{
    row.version = versionOf(row.address);
    rowsOf(row.address).complete(row.written, schema);
    row.target = row.place();
    row.type = typeText(schema);
    row.description = row.written.description;
    row.constraints = row.written.constraints;
    row.isReadOnly = isTrue(schema, "readOnly");
    row.isWriteOnly = isTrue(schema, "writeOnly");
    row.isDeprecated = isTrue(schema, "deprecated");
    row.allowsObjects = !row.isReference() && allowsObjectsOf(schema);
    if (row.isReference())
        follow(row, schema);
    row.name = nameOf(row);
    row.recursion = row.above.indexOf(row.target);
}

void ShapeReader::follow(Row &row, const Node &schema)
{
    const openapi::SetResolution found = m_resolver.follow(row.address, schema);
    row.state = found.state;
    row.why = found.why;
    if (!found.isResolved())
        return;
    row.target = found.place;
    row.allowsObjects = allowsObjectsOf(found.node);
    row.component = openapi::ComponentPlaces::nameOf(found.place);
    row.type = QString::fromUtf8(row.component);
    openapi::SchemaRow target;
    rowsOf(found.place.address).complete(target, found.node);
    // Until 3.0, the members next to a reference have no meaning.
    const bool hasOwn = row.version != specification::Version::V30;
    if (row.description.isEmpty() || !hasOwn)
        row.description = target.description;
    if (row.constraints.isEmpty())
        row.constraints = target.constraints;
    row.isReadOnly = (hasOwn && row.isReadOnly) || isTrue(found.node, "readOnly");
    row.isWriteOnly = (hasOwn && row.isWriteOnly) || isTrue(found.node, "writeOnly");
    row.isDeprecated = (hasOwn && row.isDeprecated) || isTrue(found.node, "deprecated");
}

std::optional<Row> ShapeReader::root(const Place &schema)
{
    m_entry = schema.address;
    const auto text = m_resolver.textOf(schema.address);
    const Node node = text ? text->at(schema.pointer) : Node();
    if (!node.exists())
        return std::nullopt;
    Row row;
    row.address = schema.address;
    row.written.name = schema.pointer.last();
    row.written.pointer = schema.pointer;
    row.written.owner = schema.pointer;
    complete(row, node);
    return row;
}

bool ShapeReader::hasChildren(const Row &row)
{
    if (row.kind == RowKind::AllOfPart || row.isRecursion() || row.state != ReferenceState::Resolved)
        return false;
    const openapi::SetResolution target = m_resolver.resolve(row.target);
    if (target.isResolved() && rowsOf(row.target.address).hasRowsIn(target.node))
        return true;
    const bool hasOwn = row.isReference() && row.version != specification::Version::V30;
    const auto text = hasOwn ? m_resolver.textOf(row.address) : std::nullopt;
    return text && rowsOf(row.address).hasRowsIn(text->at(row.written.pointer));
}

QList<Row> ShapeReader::children(const Row &row)
{
    if (!hasChildren(row))
        return {};
    Merging merging(*this, row);
    if (!row.isReference()) {
        const openapi::SetResolution schema = m_resolver.resolve(row.target);
        merging.add(row.target, schema.node, row.hops, {});
        return merging.rows();
    }
    const auto text = m_resolver.textOf(row.address);
    const bool hasOwn = row.version != specification::Version::V30 && text;
    const Node own = hasOwn ? text->at(row.written.pointer) : Node();
    // Without rows of its own, nothing is merged.
    const bool isMerged = hasOwn && rowsOf(row.address).hasRowsIn(own);
    if (hasOwn)
        merging.add(row.place(), own, row.hops, {});
    merging.addTarget(row, row.hops, isMerged ? row.component : QByteArray());
    return merging.rows();
}

std::optional<Row> ShapeReader::follow(const Place &first, const QList<Place> &way)
{
    std::optional<Row> row = root(first);
    for (const Place &step : way) {
        if (!row)
            break;
        const QList<Row> below = children(*row);
        const auto found = std::find_if(below.cbegin(), below.cend(),
                                        [&step](const Row &each) { return each.place() == step; });
        row = found == below.cend() ? std::nullopt : std::optional(*found);
    }
    return row;
}

Row insideReference(const Row &row)
{
    if (!row.isReference() || row.state != ReferenceState::Resolved)
        return row;
    Row inside = row;
    inside.hops.append({row.place(), row.target});
    inside.address = row.target.address;
    inside.written.pointer = row.target.pointer;
    inside.written.owner = row.target.pointer;
    inside.written.place = openapi::SchemaRow::Place::Root;
    inside.written.reference.clear();
    return inside;
}

qsizetype countUses(const openapi::DocumentSet &set, const Place &schema)
{
    const QList<openapi::FoundUse> uses = set.usesOf(schema);
    return std::count_if(uses.cbegin(), uses.cend(), [](const openapi::FoundUse &found) {
        return found.use().kind == openapi::UseKind::Reference;
    });
}

} // namespace shapes
