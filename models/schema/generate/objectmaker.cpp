#include "objectmaker.h"

#include <QSet>

namespace schema {

using document::Node;
using document::Value;

namespace {

/** Names that are made beyond those that are needed, because some are the same or have no value. */
constexpr int MostFurtherNames = 20;

/** The members of `properties` in the order of the text. */
QList<QByteArray> namesIn(const CompiledSchema &schema)
{
    QList<QByteArray> names;
    int budget = MaximumSampleItems;
    for (const document::Member &member : document::membersOf(schema.node.member("properties").resolved(), budget)) {
        // 3.0 ignores what is beside a reference, so that only those count which were compiled.
        if (schema.objects->properties.contains(member.key))
            names.append(member.key);
    }
    return names;
}

} // namespace

ObjectMaker::ObjectMaker(ValueMaker &values, const Demands &demands, const Wish &wish, Extent extent)
    : m_values(values)
    , m_demands(demands)
    , m_wish(wish)
    , m_extent(extent)
    , m_names(values, demands)
{
    readNames();
}

void ObjectMaker::readNames()
{
    for (const CompiledSchema *part : m_demands.parts) {
        for (const QByteArray &name : part->objects ? namesIn(*part) : QList<QByteArray>()) {
            if (!m_indexes.contains(name)) {
                m_indexes.insert(name, m_properties.size());
                m_properties.append({name});
            }
        }
    }
    for (const CompiledSchema *part : m_demands.parts) {
        for (const QByteArray &name : part->objects ? part->objects->required : QList<QByteArray>())
            require(name);
    }
    addDependents();
}

void ObjectMaker::require(const QByteArray &name)
{
    if (!m_indexes.contains(name)) {
        m_indexes.insert(name, m_properties.size());
        m_properties.append({name});
    }
    m_properties[m_indexes.value(name)].isRequired = true;
}

/** Requires what `dependentRequired` asks for beside the members that will be there. */
void ObjectMaker::addDependents()
{
    qsizetype before = -1;
    qsizetype count = 0;
    while (count != before) {
        before = count;
        count = 0;
        for (const CompiledSchema *part : m_demands.parts) {
            if (!part->objects)
                continue;
            for (const ObjectRules::Dependent &dependent : part->objects->dependents) {
                const auto index = m_indexes.constFind(dependent.name);
                if (index == m_indexes.constEnd() || (m_extent == Extent::Minimal && !m_properties[*index].isRequired))
                    continue;
                for (const QByteArray &name : dependent.required)
                    require(name);
            }
        }
        for (const Property &property : std::as_const(m_properties))
            count += property.isRequired ? 1 : 0;
    }
}

std::vector<CompiledSchema *> ObjectMaker::schemasOf(const QByteArray &name) const
{
    std::vector<CompiledSchema *> schemas;
    for (const CompiledSchema *part : m_demands.parts) {
        if (!part->objects)
            continue;
        const ObjectRules &rules = *part->objects;
        bool isEvaluated = false;
        if (CompiledSchema *own = rules.properties.value(name)) {
            schemas.push_back(own);
            isEvaluated = true;
        }
        for (const ObjectRules::PatternProperty &each : rules.patterns) {
            if (each.pattern->match(name, SampleMatchSteps) == Pattern::Match::Yes) {
                schemas.push_back(each.schema);
                isEvaluated = true;
            }
        }
        if (!isEvaluated && rules.additional)
            schemas.push_back(rules.additional);
    }
    if (!schemas.empty())
        return schemas;
    for (const CompiledSchema *part : m_demands.parts) {
        if (part->objects && part->objects->unevaluated)
            schemas.push_back(part->objects->unevaluated);
    }
    return schemas;
}

/** Returns the schema that a value of a discriminator's mapping names: the component with that name or, if there is
 * none, the target of a reference. */
Target ObjectMaker::mapped(const Resource &resource, const QString &text) const
{
    const bool canBeName = !text.contains(u'/') && !text.contains(u'#');
    const Target named = canBeName ? m_values.documents().component(resource, text.toUtf8()) : Target();
    return named.node.exists() ? named : m_values.documents().resolve(resource, text);
}

/** Returns true if `part` is the target of a reference, or if that target is itself a reference to `part`. */
bool ObjectMaker::leadsTo(Target target, const CompiledSchema &part) const
{
    // A component can be a reference to a file, and that to another one.
    constexpr int mostReferences = 4;
    for (int count = 0; target.resource && count <= mostReferences; ++count) {
        if (SchemaPlace{target.resource->address, target.pointer} == part.place)
            return true;
        const Node reference = target.node.member("$ref");
        if (!reference.isString())
            return false;
        target = m_values.documents().resolve(*target.resource, reference.text());
    }
    return false;
}

/** The key of the mapping for a schema; empty if there is none. */
QByteArray ObjectMaker::mappedName(const CompiledSchema &discriminated, const CompiledSchema &part) const
{
    const Node mapping = discriminated.node.member("discriminator").member("mapping").resolved();
    for (qsizetype i = 0; i < mapping.childCount() && i < MaximumSampleItems; ++i) {
        if (leadsTo(mapped(*discriminated.resource, mapping.childAt(i).resolved().text()), part))
            return mapping.keyAt(i);
    }
    return {};
}

/** What the property says that tells schemas apart: the schema in the mapping, else the one that was asked for. */
QByteArray ObjectMaker::discriminatorValue(const CompiledSchema &schema) const
{
    for (const CompiledSchema *part : m_demands.parts) {
        if (const QByteArray name = mappedName(schema, *part); !name.isEmpty())
            return name;
    }
    for (const CompiledSchema *part : m_demands.parts) {
        const bool hasAlternatives = part->combinations &&
                                     (!part->combinations->oneOf.empty() || !part->combinations->anyOf.empty());
        const bool isReference = part->node.member("$ref").isString() && part->node.childCount() == 1;
        if (hasAlternatives || isReference)
            continue;
        if (const QByteArray name = m_values.documents().componentName(part->place); !name.isEmpty())
            return name;
    }
    return {};
}

QList<Value> ObjectMaker::hintsFor(const QByteArray &name) const
{
    QList<Value> hints;
    for (const CompiledSchema *part : m_demands.parts) {
        const Node property = part->node.member("discriminator").member("propertyName");
        if (!property.isString() || property.bytes() != name)
            continue;
        if (const QByteArray value = discriminatorValue(*part); !value.isEmpty())
            hints.append(Value::string(value));
    }
    return hints;
}

qint64 ObjectMaker::minimumCount() const
{
    qint64 minimum = 0;
    for (const CompiledSchema *part : m_demands.parts)
        minimum = std::max(minimum, part->objects ? part->objects->members.minimum : 0);
    return std::min(minimum, qint64(MaximumSampleItems));
}

qint64 ObjectMaker::maximumCount() const
{
    qint64 maximum = MaximumSampleItems;
    for (const CompiledSchema *part : m_demands.parts) {
        if (part->objects && part->objects->members.maximum >= 0)
            maximum = std::min(maximum, part->objects->members.maximum);
    }
    return maximum;
}

/** True for properties that the direction has not. */
bool ObjectMaker::isLeftOut(const std::vector<CompiledSchema *> &property) const
{
    const Direction direction = m_values.options().direction;
    if (direction == Direction::Any)
        return false;
    Picks picks;
    const Demands demands = m_values.demandsOf(property, picks, Negation::Checked);
    return std::any_of(demands.parts.begin(), demands.parts.end(), [direction](const CompiledSchema *part) {
        return direction == Direction::Request ? part->isReadOnly : part->isWriteOnly;
    });
}

std::optional<Value> ObjectMaker::valueOf(const Property &property, int variant)
{
    Wish wish{.schemas = schemasOf(property.name), .isOptional = !property.isRequired, .variant = variant};
    wish.hints = hintsFor(property.name);
    return m_values.make(wish);
}

std::optional<Value> ObjectMaker::make()
{
    const qint64 minimum = minimumCount();
    const qint64 maximum = maximumCount();
    qint64 required = 0;
    for (const Property &property : std::as_const(m_properties))
        required += property.isRequired ? 1 : 0;
    // Optional members that there is room for, or that are needed to have enough.
    const qint64 wanted = m_extent == Extent::Full ? maximum : std::min(minimum, maximum);
    qint64 optional = std::max(qint64(0), wanted - required);
    QList<Value::Member> members;
    for (const Property &property : std::as_const(m_properties)) {
        if (!property.isRequired && (optional <= 0 || !m_names.isAllowed(property.name)))
            continue;
        if (isLeftOut(schemasOf(property.name)))
            continue;
        const std::optional<Value> value = valueOf(property, m_wish.variant);
        if (!value && property.isRequired && !m_values.effort().isIncomplete)
            return std::nullopt;
        if (!value)
            continue;
        members.append({property.name, *value});
        optional -= property.isRequired ? 0 : 1;
    }
    addInvented(members);
    return Value::object(members);
}

/** Members that no schema names: as many as there must be, and one for a map in a full sample. */
void ObjectMaker::addInvented(QList<Value::Member> &members)
{
    qint64 count = minimumCount() - members.size();
    if (m_extent == Extent::Full && m_properties.isEmpty()) {
        const bool isMap = std::any_of(m_demands.parts.begin(), m_demands.parts.end(), [](const CompiledSchema *part) {
            return part->objects && ((part->objects->additional && part->objects->additional->node.isMapping()) ||
                                     !part->objects->patterns.empty());
        });
        count = std::max(count, qint64(isMap && maximumCount() > 0 ? 1 : 0));
    }
    QSet<QByteArray> names;
    for (const Value::Member &member : std::as_const(members))
        names.insert(member.first);
    const int attempts = m_names.areMade() ? int(members.size() + count) + MostFurtherNames : MaximumSampleItems * 2;
    int failures = 0;
    for (int i = 0; count > 0 && i < attempts; ++i) {
        const std::optional<QByteArray> name = m_names.at(i);
        if (!name || names.contains(*name))
            continue;
        const bool isRequired = minimumCount() > members.size();
        const std::optional<Value> value = valueOf({*name, isRequired}, m_wish.variant);
        // Another member can have a value where a name is one that must not be there.
        if (!value && (!isRequired || ++failures > MostFurtherNames))
            return;
        if (!value)
            continue;
        names.insert(*name);
        members.append({*name, *value});
        --count;
    }
}

Value ObjectMaker::required(const Value &example) const
{
    QList<Value::Member> members;
    for (const Value::Member &member : example.members()) {
        const auto index = m_indexes.constFind(member.first);
        if (index != m_indexes.constEnd() && m_properties[*index].isRequired)
            members.append(member);
    }
    return Value::object(members);
}

} // namespace schema
