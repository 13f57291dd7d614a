#include "compiledschema.h"

#include "comparison.h"

namespace schema {

using document::Node;

namespace {

struct TypeRow {
    const char *name;
    quint8 bits;
};

constexpr TypeRow TypeRows[] = {
    {"null", NullBit},       {"boolean", BoolBit},  {"number", NumberBit | IntegerBit},
    {"integer", IntegerBit}, {"string", StringBit}, {"array", ArrayBit},
    {"object", ObjectBit},
};

/** Keywords that 3.0 does not have. It ignores them, like all unknown ones. */
constexpr std::initializer_list<const char *> Since31 = {
    "const",
    "prefixItems",
    "contains",
    "minContains",
    "maxContains",
    "if",
    "then",
    "else",
    "patternProperties",
    "propertyNames",
    "$dynamicRef",
    "dependentRequired",
    "dependentSchemas",
    "unevaluatedItems",
    "unevaluatedProperties",
};

bool isOneOf(const QByteArray &key, std::initializer_list<const char *> words)
{
    return std::any_of(words.begin(), words.end(), [&](const char *word) { return key == word; });
}

bool isNumeric(const Node &node)
{
    return node.isScalar() &&
           (node.scalarType() == document::ScalarType::Integer || node.scalarType() == document::ScalarType::Float);
}

template<typename Rules>
Rules &made(std::unique_ptr<Rules> &rules)
{
    if (!rules)
        rules = std::make_unique<Rules>();
    return *rules;
}

/** The bound of a keyword, or null. */
qint64 *boundOf(CompiledSchema &schema, const QByteArray &key)
{
    if (key == "minLength" || key == "maxLength")
        return key == "minLength" ? &made(schema.texts).length.minimum : &made(schema.texts).length.maximum;
    if (key == "minItems" || key == "maxItems")
        return key == "minItems" ? &made(schema.lists).items.minimum : &made(schema.lists).items.maximum;
    if (key == "minContains" || key == "maxContains")
        return key == "minContains" ? &made(schema.lists).contained.minimum : &made(schema.lists).contained.maximum;
    if (key == "minProperties" || key == "maxProperties")
        return key == "minProperties" ? &made(schema.objects).members.minimum : &made(schema.objects).members.maximum;
    return nullptr;
}

std::optional<Limit> *limitOf(NumberRules &rules, const QByteArray &key)
{
    return key == "multipleOf"         ? &rules.multipleOf
           : key == "minimum"          ? &rules.minimum
           : key == "maximum"          ? &rules.maximum
           : key == "exclusiveMinimum" ? &rules.exclusiveMinimum
                                       : &rules.exclusiveMaximum;
}

} // namespace

Compiler::Compiler(SchemaDocuments &documents, Dialect dialect, qsizetype maximumSchemas)
    : m_documents(documents)
    , m_dialect(dialect)
    , m_maximumSchemas(maximumSchemas)
{
    m_tooMany.isCompiled = true;
    m_tooMany.fault = {"schemas", QString::number(maximumSchemas)};
}

void Compiler::fault(CompiledSchema &schema, const QByteArray &keyword)
{
    if (!schema.fault)
        schema.fault = {"schema", QString::fromUtf8(keyword)};
}

bool Compiler::readNames(const Node &list, QList<QByteArray> &names)
{
    m_steps += list.childCount();
    for (qsizetype i = 0; i < list.childCount(); ++i) {
        if (const Node name = list.childAt(i).resolved(); name.isString()) {
            m_steps += name.span().length / BytesPerStep;
            names.append(name.bytes());
        }
    }
    return list.isSequence();
}

std::vector<document::Member> Compiler::membersOf(CompiledSchema &schema, const Node &mapping)
{
    std::vector<document::Member> members = document::membersOf(mapping, m_mergeBudget);
    m_steps += qint64(members.size());
    if (m_mergeBudget < 0)
        schema.fault = m_tooMany.fault;
    for (const document::Member &member : members) {
        if (member.isRepeated && !schema.fault)
            schema.fault = {"duplicate", QString::fromUtf8(member.key)};
    }
    return members;
}

CompiledSchema *Compiler::schemaAt(const Target &target)
{
    if (!target.resource)
        return nullptr;
    const SchemaPlace place{target.resource->address, target.pointer};
    if (CompiledSchema *known = m_byPlace.value(place))
        return known;
    if (m_byPlace.size() >= m_maximumSchemas)
        return &m_tooMany;
    CompiledSchema &schema = m_schemas.emplace_back();
    schema.place = place;
    schema.resource = target.resource;
    schema.node = target.node;
    m_byPlace.insert(place, &schema);
    return &schema;
}

CompiledSchema *Compiler::child(const CompiledSchema &parent, const Node &node,
                                std::initializer_list<QByteArray> tokens)
{
    const document::Pointer pointer = parent.place.pointer / document::Pointer(tokens);
    const Resource *inner = m_documents.startingAt(parent.place.address, pointer);
    return schemaAt({inner ? inner : parent.resource, pointer, node});
}

CompiledSchema *Compiler::follow(CompiledSchema &schema)
{
    if (!schema.target)
        schema.target = schemaAt(m_documents.resolve(*schema.resource, schema.reference));
    return schema.target;
}

void Compiler::compile(CompiledSchema &schema)
{
    if (schema.isCompiled)
        return;
    schema.isCompiled = true;
    const Node &node = schema.node;
    if (node.isBool()) {
        schema.isFalse = !node.toBool();
        return;
    }
    if (!node.isMapping()) {
        return fault(schema, schema.place.pointer.isRoot() ? "schema" : schema.place.pointer.last());
    }
    const Node reference = node.member("$ref");
    if (m_dialect == Dialect::OpenApi30 && reference.isString()) {
        schema.reference = reference.text();
        return;
    }
    for (const document::Member &member : membersOf(schema, node)) {
        if (m_dialect != Dialect::OpenApi30 || !isOneOf(member.key, Since31))
            compileMember(schema, member.key, member.value);
    }
    if (m_dialect == Dialect::OpenApi30)
        finish30(schema);
}

void Compiler::compileMember(CompiledSchema &schema, const QByteArray &key, const Node &value)
{
    const bool isKnown = compileGeneral(schema, key, value) || compileNumber(schema, key, value) ||
                         compileBound(schema, key, value) || compileList(schema, key, value) ||
                         compileObject(schema, key, value) || compileCombination(schema, key, value);
    Q_UNUSED(isKnown) // Unknown keywords are annotations.
}

bool Compiler::compileGeneral(CompiledSchema &schema, const QByteArray &key, const Node &value)
{
    if (key == "type") {
        if (!value.isSequence())
            compileType(schema, value);
        for (qsizetype i = 0; value.isSequence() && i < value.childCount(); ++i)
            compileType(schema, value.childAt(i).resolved());
    } else if (key == "enum") {
        compileEnum(schema, value);
    } else if (key == "readOnly") {
        schema.isReadOnly = value.toBool();
    } else if (key == "writeOnly") {
        schema.isWriteOnly = value.toBool();
    } else if (key == "const") {
        schema.hasConst = true;
        schema.constant = value;
    } else if (isOneOf(key, {"format", "$ref", "$dynamicRef", "pattern"}) && !value.isString()) {
        fault(schema, key);
    } else if (key == "format") {
        schema.format = value.text();
    } else if (key == "$ref") {
        schema.reference = value.text();
    } else if (key == "$dynamicRef") {
        schema.dynamicReference = value.text();
    } else if (key == "pattern") {
        made(schema.texts).pattern = patternOf(schema, key, value.text());
    } else {
        return false;
    }
    return true;
}

void Compiler::compileEnum(CompiledSchema &schema, const Node &list)
{
    if (!list.isSequence())
        return fault(schema, "enum");
    AllowedValues &allowed = made(schema.allowed);
    Comparison comparison{MaximumAllowedValues};
    for (qsizetype i = 0; i < list.childCount() && comparison.steps >= 0; ++i) {
        allowed.values.push_back(list.childAt(i).resolved());
        allowed.byHash.insert(hashOf(allowed.values.back(), comparison), i);
    }
    m_steps += MaximumAllowedValues - qMax(0, comparison.steps);
    if (comparison.isRepeated)
        schema.fault = {"duplicate", comparison.repeated};
    else if (comparison.steps < 0)
        schema.fault = {"values", QString::number(MaximumAllowedValues)};
}

void Compiler::compileType(CompiledSchema &schema, const Node &name)
{
    const auto *row = std::find_if(std::begin(TypeRows), std::end(TypeRows),
                                   [&](const TypeRow &each) { return name.bytes() == each.name; });
    if (row == std::end(TypeRows))
        return fault(schema, "type");
    if ((schema.types & row->bits) != row->bits)
        schema.typeNames += (schema.typeNames.isEmpty() ? QString() : u", "_qs) + QLatin1String(row->name);
    schema.types |= row->bits;
}

bool Compiler::compileNumber(CompiledSchema &schema, const QByteArray &key, const Node &value)
{
    if (key != "multipleOf" && key != "minimum" && key != "maximum" && key != "exclusiveMinimum" &&
        key != "exclusiveMaximum")
        return false;
    if (m_dialect == Dialect::OpenApi30 && key.startsWith("exclusive"))
        return true; // finish30() reads these.
    m_steps += value.span().length / BytesPerStep;
    const auto number = isNumeric(value) ? Decimal::parse(value.bytes()) : std::nullopt;
    if (!number || (key == "multipleOf" && (number->isZero() || number->isNegative())))
        fault(schema, key);
    else
        *limitOf(made(schema.numbers), key) = Limit{*number, value.text()};
    return true;
}

bool Compiler::compileBound(CompiledSchema &schema, const QByteArray &key, const Node &value)
{
    if (!key.startsWith("min") && !key.startsWith("max"))
        return false;
    qint64 *bound = boundOf(schema, key);
    if (!bound)
        return false;
    const auto number = isNumeric(value) ? Decimal::parse(value.bytes()) : std::nullopt;
    if (!number || number->isNegative() || !number->isInteger())
        fault(schema, key);
    else
        *bound = number->toInt();
    return true;
}

bool Compiler::compileList(CompiledSchema &schema, const QByteArray &key, const Node &value)
{
    if (key == "uniqueItems") {
        if (!value.isBool())
            fault(schema, key);
        made(schema.lists).areUnique = value.toBool();
    } else if (key == "items") {
        made(schema.lists).rest = child(schema, value, {key});
    } else if (key == "contains") {
        made(schema.lists).contains = child(schema, value, {key});
    } else if (key == "unevaluatedItems") {
        made(schema.lists).unevaluated = child(schema, value, {key});
        schema.needsEvaluated = true;
    } else if (key == "prefixItems") {
        if (!value.isSequence())
            fault(schema, key);
        m_steps += value.childCount();
        for (qsizetype i = 0; i < value.childCount(); ++i)
            made(schema.lists)
                .prefix.push_back(child(schema, value.childAt(i).resolved(), {key, QByteArray::number(i)}));
    } else {
        return false;
    }
    return true;
}

bool Compiler::compileObject(CompiledSchema &schema, const QByteArray &key, const Node &value)
{
    if (key == "required") {
        // Version 3 of JSON Schema had a flag of this name, which is still found in documents.
        if (!readNames(value, made(schema.objects).required))
            fault(schema, key);
    } else if (key == "additionalProperties") {
        made(schema.objects).additional = child(schema, value, {key});
    } else if (key == "propertyNames") {
        made(schema.objects).names = child(schema, value, {key});
    } else if (key == "unevaluatedProperties") {
        made(schema.objects).unevaluated = child(schema, value, {key});
        schema.needsEvaluated = true;
    } else if (key == "properties" || key == "patternProperties" || key == "dependentSchemas" ||
               key == "dependentRequired") {
        compileMap(schema, key, value);
    } else {
        return false;
    }
    return true;
}

void Compiler::compileMap(CompiledSchema &schema, const QByteArray &key, const Node &map)
{
    if (!map.isMapping())
        return fault(schema, key);
    ObjectRules &rules = made(schema.objects);
    for (const document::Member &entry : membersOf(schema, map)) {
        if (key == "properties") {
            rules.properties.insert(entry.key, child(schema, entry.value, {key, entry.key}));
        } else if (key == "patternProperties") {
            rules.patterns.push_back(
                {patternOf(schema, key, QString::fromUtf8(entry.key)), child(schema, entry.value, {key, entry.key})});
        } else if (key == "dependentSchemas") {
            rules.dependents.push_back({entry.key, {}, child(schema, entry.value, {key, entry.key})});
        } else {
            rules.dependents.push_back({entry.key, {}, nullptr});
            if (!readNames(entry.value, rules.dependents.back().required))
                fault(schema, key);
        }
    }
}

bool Compiler::compileCombination(CompiledSchema &schema, const QByteArray &key, const Node &value)
{
    if (key == "allOf" || key == "anyOf" || key == "oneOf") {
        Combinations &combinations = made(schema.combinations);
        auto &list = key == "allOf" ? combinations.allOf : key == "anyOf" ? combinations.anyOf : combinations.oneOf;
        if (!value.isSequence())
            fault(schema, key);
        m_steps += value.childCount();
        for (qsizetype i = 0; value.isSequence() && i < value.childCount(); ++i)
            list.push_back(child(schema, value.childAt(i).resolved(), {key, QByteArray::number(i)}));
        return true;
    }
    CompiledSchema *Combinations::*part = key == "not"    ? &Combinations::notOf
                                          : key == "if"   ? &Combinations::ifOf
                                          : key == "then" ? &Combinations::thenOf
                                          : key == "else" ? &Combinations::elseOf
                                                          : nullptr;
    if (part)
        made(schema.combinations).*part = child(schema, value, {key});
    return part != nullptr;
}

/** `nullable` and the flags of exclusive bounds change the keyword beside them. */
void Compiler::finish30(CompiledSchema &schema)
{
    if (schema.types != 0 && schema.node.member("nullable").toBool())
        schema.types |= NullBit;
    if (!schema.numbers)
        return;
    NumberRules &numbers = *schema.numbers;
    if (numbers.minimum && schema.node.member("exclusiveMinimum").toBool())
        std::swap(numbers.minimum, numbers.exclusiveMinimum);
    if (numbers.maximum && schema.node.member("exclusiveMaximum").toBool())
        std::swap(numbers.maximum, numbers.exclusiveMaximum);
}

std::shared_ptr<const Pattern> Compiler::patternOf(CompiledSchema &schema, const QByteArray &key, const QString &source)
{
    std::shared_ptr<const Pattern> &pattern = m_patterns[source];
    m_steps += source.size() / BytesPerStep;
    if (!pattern) {
        pattern = std::make_shared<const Pattern>(source);
        m_steps += pattern->stepsOfCompilation() / MatcherStepsOfStep;
    }
    if (!pattern->isValid())
        fault(schema, key);
    return pattern;
}

} // namespace schema
