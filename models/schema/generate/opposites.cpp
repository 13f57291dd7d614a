#include "opposites.h"

#include "effort.h"
#include "instance.h"
#include "patterntext.h"

namespace schema {

using document::Node;

namespace {

/** The largest number of ways not to fit one schema, as many as the combinations of alternatives that are tried. */
constexpr std::size_t MostOpposites = MaximumAttempts;
/** The largest number of alternatives of `oneOf` that are combined in pairs. */
constexpr std::size_t MostPaired = 4;
/** The largest number of items with their own schemas that are negated. */
constexpr std::size_t MostItems = 20;
/** The largest number of names that are tried for a further member. */
constexpr int MostNames = 20;

constexpr quint8 AllTypes = 0x7f;
constexpr quint8 NumberTypes = NumberBit | IntegerBit;

/** The types of the values of `const` and `enum`. A whole number counts as all numbers. */
quint8 typesOfValues(const CompiledSchema &schema)
{
    quint8 types = 0;
    const auto include = [&types](const Node &value) {
        const quint8 own = typeOf(Instance{nullptr, value, {}});
        types |= (own & NumberTypes) != 0 ? NumberTypes : own;
    };
    if (schema.hasConst)
        include(schema.constant.resolved());
    for (std::size_t i = 0; schema.allowed && i < schema.allowed->values.size(); ++i)
        include(schema.allowed->values[i]);
    return types;
}

bool isTrue(const CompiledSchema &schema)
{
    return schema.node.isBool() ? schema.node.toBool() : schema.node.isMapping() && schema.node.childCount() == 0;
}

} // namespace

const std::vector<Opposite> &Opposites::of(CompiledSchema &schema, qint64 &steps)
{
    const auto [place, isNew] = m_known.try_emplace(&schema);
    // A schema inside of itself adds nothing, because it is empty while it is read.
    if (!isNew || m_depth >= MaximumSampleDepth)
        return place->second;
    ++m_depth;
    m_steps = &steps;
    m_compiler.compile(schema);
    List list;
    if (schema.isFalse)
        add(list, {makePart(schema)});
    addValues(list, schema);
    addNumbers(list, schema);
    addTexts(list, schema);
    addLists(list, schema);
    addObjects(list, schema);
    if (!schema.reference.isEmpty())
        addOppositesOf(list, m_compiler.follow(schema));
    if (!schema.dynamicReference.isEmpty())
        addOppositesOf(list, m_compiler.schemaAt(m_documents.resolve(*schema.resource, schema.dynamicReference)));
    if (schema.combinations)
        addCombinations(list, schema);
    if (const quint8 others = schema.types == 0 ? 0 : AllTypes & ~schema.types; others != 0)
        add(list, {makePart(schema, others)});
    addMembers(list, schema);
    --m_depth;
    return m_known[&schema] = std::move(list);
}

/** Makes a schema without keywords but the types; null if there are too many. */
CompiledSchema *Opposites::makePart(const CompiledSchema &schema, quint8 types)
{
    if (--m_left < 0)
        return nullptr;
    CompiledSchema &part = m_parts.emplace_back();
    part.isCompiled = true;
    part.resource = schema.resource;
    part.types = types;
    return &part;
}

/** The schema that says nothing but `not` with this schema. */
CompiledSchema *Opposites::negation(CompiledSchema &schema)
{
    CompiledSchema *&known = m_negations[&schema];
    if (known)
        return known;
    CompiledSchema *part = makePart(schema);
    if (part) {
        part->combinations = std::make_unique<Combinations>();
        part->combinations->notOf = &schema;
    }
    return known = part;
}

CompiledSchema *Opposites::allOf(const CompiledSchema &schema, const std::vector<CompiledSchema *> &parts)
{
    CompiledSchema *part = makePart(schema);
    if (!part || std::any_of(parts.begin(), parts.end(), [](const CompiledSchema *each) { return !each; }))
        return nullptr;
    part->combinations = std::make_unique<Combinations>();
    part->combinations->allOf = parts;
    return part;
}

/** The schema of objects that have this member; null without a schema for its value. */
CompiledSchema *Opposites::withMember(const CompiledSchema &schema, const QByteArray &name, CompiledSchema *value)
{
    CompiledSchema *part = value ? makePart(schema, ObjectBit) : nullptr;
    if (part) {
        part->objects = std::make_unique<ObjectRules>();
        part->objects->required.append(name);
        part->objects->properties.insert(name, value);
    }
    return part;
}

/** The schema of objects that do not have this member. */
CompiledSchema *Opposites::withoutMember(const CompiledSchema &schema, const QByteArray &name)
{
    CompiledSchema *nothing = makePart(schema);
    CompiledSchema *part = nothing ? makePart(schema, ObjectBit) : nullptr;
    if (part) {
        nothing->isFalse = true;
        part->objects = std::make_unique<ObjectRules>();
        part->objects->properties.insert(name, nothing);
    }
    return part;
}

void Opposites::add(List &list, const Opposite &opposite)
{
    if (opposite.part && list.size() < MostOpposites)
        list.push_back(opposite);
}

/** Adds the ways not to fit a schema that is one of those which all have to fit. */
void Opposites::addOppositesOf(List &list, CompiledSchema *schema)
{
    if (!schema)
        return;
    for (const Opposite &each : of(*schema, *m_steps))
        add(list, each);
}

void Opposites::addValues(List &list, const CompiledSchema &schema)
{
    if (!schema.hasConst && !schema.allowed)
        return;
    add(list, {.part = makePart(schema), .differing = &schema});
    // Objects and lists differ by their sizes, too.
    if (const Node value = schema.constant.resolved(); value.isMapping() || value.isSequence())
        addSizes(list, schema, value.isMapping() ? ObjectBit : ArrayBit, {value.childCount(), value.childCount()});
    if (const quint8 others = AllTypes & ~typesOfValues(schema); others != 0)
        add(list, {makePart(schema, others)});
}

void Opposites::addNumbers(List &list, const CompiledSchema &schema)
{
    if (!schema.numbers)
        return;
    const auto addLimit = [&](const std::optional<Limit> &limit, std::optional<Limit> NumberRules::*opposite) {
        CompiledSchema *part = limit ? makePart(schema, NumberTypes) : nullptr;
        if (!part)
            return;
        part->numbers = std::make_unique<NumberRules>();
        (*part->numbers).*opposite = limit;
        add(list, {part});
    };
    const NumberRules &rules = *schema.numbers;
    addLimit(rules.minimum, &NumberRules::exclusiveMaximum);
    addLimit(rules.maximum, &NumberRules::exclusiveMinimum);
    addLimit(rules.exclusiveMinimum, &NumberRules::maximum);
    addLimit(rules.exclusiveMaximum, &NumberRules::minimum);
    if (rules.multipleOf)
        add(list, {.part = makePart(schema, NumberTypes), .undivided = &*rules.multipleOf});
}

void Opposites::addTexts(List &list, const CompiledSchema &schema)
{
    if (schema.texts) {
        addSizes(list, schema, StringBit, schema.texts->length);
        if (schema.texts->pattern)
            add(list, {.part = makePart(schema, StringBit), .unmatched = schema.texts->pattern.get()});
    }
    if (!schema.format.isEmpty())
        add(list, {makePart(schema, StringBit)});
}

/** Adds smaller and larger values of a type: texts by their length, lists and objects by their count. */
void Opposites::addSizes(List &list, const CompiledSchema &schema, quint8 type, const Bounds &size)
{
    const auto addSize = [&](const Bounds &opposite) {
        CompiledSchema *part = makePart(schema, type);
        if (!part)
            return;
        if (type == StringBit)
            (part->texts = std::make_unique<TextRules>())->length = opposite;
        else if (type == ArrayBit)
            (part->lists = std::make_unique<ListRules>())->items = opposite;
        else
            (part->objects = std::make_unique<ObjectRules>())->members = opposite;
        add(list, {part});
    };
    if (size.minimum > 0)
        addSize({.maximum = size.minimum - 1});
    if (size.maximum >= 0 && size.maximum < std::numeric_limits<qint64>::max())
        addSize({.minimum = size.maximum + 1});
}

void Opposites::addLists(List &list, const CompiledSchema &schema)
{
    if (!schema.lists)
        return;
    const ListRules &rules = *schema.lists;
    addSizes(list, schema, ArrayBit, rules.items);
    // Without a reason to differ, items are equal.
    if (rules.areUnique)
        addSizes(list, schema, ArrayBit, {.maximum = 1});
    for (std::size_t i = 0; i < std::min(rules.prefix.size(), MostItems); ++i)
        addItem(list, schema, i, rules.prefix[i]);
    for (CompiledSchema *each : {rules.rest, rules.unevaluated}) {
        if (each && rules.prefix.size() < MostItems)
            addItem(list, schema, rules.prefix.size(), each);
    }
    if (!rules.contains)
        return;
    CompiledSchema *other = rules.contained.minimum == 0 ? nullptr : negation(*rules.contains);
    CompiledSchema *none = other ? makePart(schema, ArrayBit) : nullptr;
    if (none) {
        none->lists = std::make_unique<ListRules>();
        none->lists->rest = other;
        add(list, {none});
    }
    CompiledSchema *more = rules.contained.maximum < 0 ? nullptr : makePart(schema, ArrayBit);
    if (more) {
        more->lists = std::make_unique<ListRules>();
        more->lists->contains = rules.contains;
        more->lists->contained.minimum = rules.contained.maximum + 1;
        add(list, {more});
    }
}

/** Adds lists whose item at an index does not fit its schema. */
void Opposites::addItem(List &list, const CompiledSchema &schema, std::size_t index, CompiledSchema *item)
{
    CompiledSchema *part = isTrue(*item) ? nullptr : makePart(schema, ArrayBit);
    CompiledSchema *any = part ? makePart(schema) : nullptr;
    CompiledSchema *other = any ? negation(*item) : nullptr;
    if (!other)
        return;
    part->lists = std::make_unique<ListRules>();
    part->lists->items.minimum = qint64(index) + 1;
    part->lists->prefix.assign(index, any);
    part->lists->prefix.push_back(other);
    add(list, {part});
}

void Opposites::addObjects(List &list, const CompiledSchema &schema)
{
    if (!schema.objects)
        return;
    const ObjectRules &rules = *schema.objects;
    addSizes(list, schema, ObjectBit, rules.members);
    for (const ObjectRules::PatternProperty &each : rules.patterns) {
        if (list.size() >= MostOpposites)
            break;
        if (isTrue(*each.schema))
            continue;
        if (const auto name = textMatching(*each.pattern, {}, 0, *m_steps))
            add(list, {withMember(schema, name->toUtf8(), negation(*each.schema))});
    }
    addFurtherMembers(list, schema);
    CompiledSchema *otherNames = rules.names ? negation(*rules.names) : nullptr;
    CompiledSchema *named = otherNames ? makePart(schema, ObjectBit) : nullptr;
    if (named) {
        named->objects = std::make_unique<ObjectRules>();
        named->objects->members.minimum = 1;
        named->objects->names = otherNames;
        add(list, {named});
    }
    addDependents(list, schema);
}

/** Adds objects with a member that only `additionalProperties` or `unevaluatedProperties` describes. */
void Opposites::addFurtherMembers(List &list, const CompiledSchema &schema)
{
    const ObjectRules &rules = *schema.objects;
    for (CompiledSchema *each : {rules.additional, rules.unevaluated}) {
        const auto name = each && !isTrue(*each) ? furtherName(rules) : std::nullopt;
        if (name)
            add(list, {withMember(schema, *name, negation(*each))});
    }
}

/** A name that neither `properties` nor `patternProperties` describes. */
std::optional<QByteArray> Opposites::furtherName(const ObjectRules &rules)
{
    for (int i = 1; i <= MostNames; ++i) {
        const QString name = u"key"_qs + QString::number(i);
        const bool isDescribed = rules.properties.contains(name.toUtf8()) ||
                                 std::any_of(rules.patterns.begin(), rules.patterns.end(), [&](const auto &each) {
                                     return isMatching(*each.pattern, name, *m_steps);
                                 });
        if (!isDescribed)
            return name.toUtf8();
    }
    return std::nullopt;
}

/** Adds objects without a required member, the last ones first, and with a property that does not fit. */
void Opposites::addMembers(List &list, const CompiledSchema &schema)
{
    if (!schema.objects)
        return;
    const ObjectRules &rules = *schema.objects;
    for (qsizetype i = rules.required.size() - 1; i >= 0 && list.size() < MostOpposites; --i)
        add(list, {withoutMember(schema, rules.required[i])});
    // Sorted, because the order of a hash can differ between runs.
    QList<QByteArray> names = rules.properties.keys();
    std::sort(names.begin(), names.end());
    for (const QByteArray &name : std::as_const(names)) {
        CompiledSchema &property = *rules.properties.value(name);
        if (!isTrue(property) && list.size() < MostOpposites)
            add(list, {withMember(schema, name, negation(property))});
    }
}

void Opposites::addDependents(List &list, const CompiledSchema &schema)
{
    for (const ObjectRules::Dependent &dependent : schema.objects->dependents) {
        if (list.size() >= MostOpposites)
            return;
        CompiledSchema *any = makePart(schema);
        CompiledSchema *present = any ? withMember(schema, dependent.name, any) : nullptr;
        if (present && dependent.schema)
            add(list, {allOf(schema, {present, negation(*dependent.schema)})});
        for (qsizetype i = dependent.required.size() - 1; present && i >= 0 && list.size() < MostOpposites; --i)
            add(list, {allOf(schema, {present, withoutMember(schema, dependent.required[i])})});
    }
}

void Opposites::addCombinations(List &list, const CompiledSchema &schema)
{
    const Combinations &combinations = *schema.combinations;
    for (std::size_t i = 0; i < combinations.allOf.size() && list.size() < MostOpposites; ++i)
        addOppositesOf(list, combinations.allOf[i]);
    for (const auto *alternatives : {&combinations.anyOf, &combinations.oneOf}) {
        std::vector<CompiledSchema *> none;
        for (std::size_t i = 0; i < std::min(alternatives->size(), MaximumParts); ++i)
            none.push_back(negation(*(*alternatives)[i]));
        if (!none.empty())
            add(list, {allOf(schema, none)});
    }
    const std::size_t paired = std::min(combinations.oneOf.size(), MostPaired);
    for (std::size_t i = 0; i < paired; ++i) {
        for (std::size_t j = i + 1; j < paired; ++j)
            add(list, {allOf(schema, {combinations.oneOf[i], combinations.oneOf[j]})});
    }
    if (combinations.notOf)
        add(list, {allOf(schema, {combinations.notOf})});
    if (combinations.ifOf && combinations.thenOf)
        add(list, {allOf(schema, {combinations.ifOf, negation(*combinations.thenOf)})});
    if (combinations.ifOf && combinations.elseOf)
        add(list, {allOf(schema, {negation(*combinations.ifOf), negation(*combinations.elseOf)})});
}

} // namespace schema
