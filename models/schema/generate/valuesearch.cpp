#include "valuesearch.h"

#include "cancellation.h"
#include "evaluation.h"
#include "listmaker.h"
#include "objectmaker.h"
#include "scalarmaker.h"
#include "snapshot.h"

#include <random>

namespace schema {

using document::Node;
using document::Value;

namespace {

/** The type that a value gets, of those that the schemas allow. */
quint8 typeFor(const Demands &demands)
{
    quint8 types = demands.types;
    // What the schema says about a type is more telling than the types that it allows by saying nothing.
    quint8 described = 0;
    for (const CompiledSchema *part : demands.parts) {
        described |= part->objects ? ObjectBit : 0;
        described |= part->lists ? ArrayBit : 0;
        described |= part->texts ? StringBit : 0;
        described |= part->numbers ? NumberBit | IntegerBit : 0;
    }
    for (const CompiledSchema *part : demands.parts) {
        const Node type = part->types != 0 ? part->node.member("type").resolved() : Node();
        for (qsizetype i = 0; type.isSequence() && i < type.childCount(); ++i) {
            // The order of the types is the author's.
            static const QHash<QByteArray, quint8> bits{{"object", ObjectBit},   {"array", ArrayBit},
                                                        {"string", StringBit},   {"boolean", BoolBit},
                                                        {"integer", IntegerBit}, {"number", NumberBit}};
            const quint8 bit = bits.value(type.childAt(i).resolved().bytes());
            if ((types & bit) != 0)
                return bit;
        }
    }
    if ((types & described) != 0)
        types &= described;
    for (const quint8 bit : {ObjectBit, ArrayBit, StringBit, NumberBit, IntegerBit, BoolBit, NullBit}) {
        const bool isPlain = types == 0x7f;
        if ((types & bit) != 0 && !isPlain)
            return bit;
    }
    return StringBit;
}

/** A member of the schema; of a reference in 3.0 none counts. */
Node memberOf(const CompiledSchema &schema, const char *name, Dialect dialect)
{
    const bool isIgnored = dialect == Dialect::OpenApi30 && !schema.reference.isEmpty();
    return isIgnored ? Node() : schema.node.member(name).resolved();
}

/** The number of variants of a value that a seed chooses among. */
constexpr std::size_t DrawnVariants = 50;

/** Of what the value holds. Aliases make it larger than its text. */
qint64 bytesOf(const Value &value)
{
    constexpr qint64 Own = 64;
    qint64 bytes = Own + value.bytes().size();
    for (const Value &item : value.items())
        bytes += bytesOf(item);
    for (const Value::Member &member : value.members())
        bytes += member.first.size() + bytesOf(member.second);
    return bytes;
}

} // namespace

void ValueSearch::append(QList<Value> &values, const Node &node)
{
    if (!node.exists() || m_left.bytes < 0)
        return;
    if (const auto value = node.value()) {
        m_left.bytes -= bytesOf(*value);
        values.append(*value);
    }
}

Outcome ValueSearch::check(CompiledSchema &schema, const Value &value, int &steps) const
{
    constexpr qsizetype ParsedInStep = 8;
    const QByteArray json = value.toJson();
    const int stepsOfText = int(json.size() / ParsedInStep);
    Options validation;
    validation.dialect = options().dialect;
    validation.assertFormats = true;
    validation.limits.steps = std::max(1, steps - stepsOfText);
    const document::Snapshot text = document::Snapshot::parse(json, document::Format::Json);
    const Unsent unsent{.readOnly = options().direction == Direction::Request,
                        .writeOnly = options().direction == Direction::Response};
    const Outcome outcome = Evaluation(compiler(), documents(), validation, unsent).run(schema, text.root());
    steps -= stepsOfText + outcome.steps;
    return outcome;
}

bool ValueSearch::fits(const std::vector<CompiledSchema *> &schemas, const Value &value)
{
    return std::all_of(schemas.begin(), schemas.end(), [&](CompiledSchema *schema) {
        if (--m_left.checks < 0 || m_left.steps <= 0)
            return true;
        return check(*schema, value, m_left.steps).isValid;
    });
}

int ValueSearch::drawn(std::size_t count)
{
    if (options().seed == 0 || count == 0)
        return 0;
    // The generator is the same on all machines, so that equal seeds give equal samples.
    quint32 number = 0;
    std::seed_seq{options().seed, ++m_draws}.generate(&number, &number + 1);
    return int(number % count);
}

bool ValueSearch::isTooDeep(const Wish &wish, const Demands &demands) const
{
    const int allowed = wish.isOptional ? 0 : 1;
    return (wish.isOptional && m_depth > effort().optionalDepth) ||
           std::any_of(demands.parts.begin(), demands.parts.end(),
                       [&](const CompiledSchema *part) { return m_around.value(part) > allowed; });
}

std::optional<Value> ValueSearch::make(const Wish &wish)
{
    if (base::isUnwanted() || --m_left.values < 0 || m_left.bytes < 0 || m_depth >= MaximumSampleDepth)
        return std::nullopt;
    Nearest nearest;
    for (const Negation negation : {Negation::Checked, Negation::Chosen}) {
        if (const std::optional<Value> made = tryAlternatives(wish, negation, nearest))
            return made;
        if (!nearest.isNegated)
            break;
    }
    if (nearest.isExclusive && nearest.value) {
        if (const std::optional<Value> apart = toldApart(wish, *nearest.value))
            return apart;
    }
    return nearest.value;
}

/** A member that only some alternatives of a oneOf describe decides between them when it is none that they allow. */
std::optional<Value> ValueSearch::toldApart(const Wish &wish, const Value &object)
{
    if (object.type() != Value::Type::Object)
        return std::nullopt;
    const QList<Value::Member> members = object.members();
    for (qsizetype i = members.size() - 1; i >= 0; --i) {
        for (const Value &other : {Value::boolean(true), Value::string(QByteArray("value"))}) {
            if (m_left.checks <= 0 || m_left.steps <= 0)
                return std::nullopt;
            QList<Value::Member> changed = members;
            changed[i].second = other;
            if (Value value = Value::object(changed); fits(wish.schemas, value))
                return value;
        }
    }
    return std::nullopt;
}

std::optional<Value> ValueSearch::tryAlternatives(const Wish &wish, Negation negation, Nearest &nearest)
{
    Picks picks;
    for (int i = 0; i < MaximumAttempts; ++i) {
        const Demands demands = demandsOf(wish.schemas, picks, negation);
        m_left.parts -= int(demands.parts.size());
        if (m_left.parts < 0)
            break;
        nearest.isNegated = nearest.isNegated || demands.isNegated;
        nearest.isExclusive = nearest.isExclusive || demands.isExclusive;
        const bool isChecked = !picks.isEmpty() || demands.hasNot;
        const bool isNew = negation == Negation::Checked || demands.isNegated;
        if (demands.isPossible && isNew && !isTooDeep(wish, demands)) {
            for (const CompiledSchema *part : demands.parts)
                ++m_around[part];
            ++m_depth;
            const std::optional<Value> made = tryDemands(wish, demands, isChecked);
            --m_depth;
            for (const CompiledSchema *part : demands.parts)
                --m_around[part];
            if (made && (!isChecked || fits(wish.schemas, *made)))
                return made;
            if (made && !nearest.value)
                nearest.value = made;
        }
        if (!picks.advance())
            break;
    }
    return std::nullopt;
}

std::optional<Value> ValueSearch::tryDemands(const Wish &wish, const Demands &demands, bool isChecked)
{
    const QList<Value> given = givenValues(wish, demands);
    for (const Value &each : given) {
        if (options().extent == Extent::Minimal && each.type() == Value::Type::Object) {
            const Value required = ObjectMaker(*this, demands, wish, Extent::Minimal).required(each);
            if (fits(wish.schemas, required))
                return required;
        }
        if (fits(wish.schemas, each))
            return each;
    }
    const std::optional<Value> made = generate(wish, demands, options().extent);
    // With all its members a value can fit one alternative only.
    if (isChecked && options().extent == Extent::Minimal && (!made || !fits(wish.schemas, *made))) {
        if (const std::optional<Value> full = generate(wish, demands, Extent::Full))
            return full;
    }
    return made;
}

QList<Value> ValueSearch::givenValues(const Wish &wish, const Demands &demands)
{
    QList<Value> values = wish.hints;
    const bool isVariant = wish.variant > 0;
    for (const CompiledSchema *part : demands.parts) {
        if (part->hasConst)
            append(values, part->constant);
    }
    for (const CompiledSchema *part : demands.parts) {
        if (isVariant)
            break;
        append(values, memberOf(*part, "example", options().dialect));
        const Node examples = memberOf(*part, "examples", options().dialect);
        for (qsizetype i = 0; examples.isSequence() && i < examples.childCount() && i < MaximumAttempts; ++i)
            append(values, examples.childAt(i));
        append(values, memberOf(*part, "default", options().dialect));
    }
    for (const CompiledSchema *part : demands.parts) {
        const std::size_t count = part->allowed ? std::min(part->allowed->values.size(), std::size_t(200)) : 0;
        const std::size_t first = std::size_t(wish.variant + drawn(count));
        for (std::size_t i = 0; i < count; ++i)
            append(values, part->allowed->values[(i + first) % count]);
    }
    return values;
}

Value ValueSearch::text(const Demands &demands, int variant)
{
    const QByteArray made = makeText(demands, variant, textSteps());
    m_left.bytes -= made.size();
    return Value::string(made);
}

/** Makes a value, and other variants of it while it is one of those that are not allowed. */
std::optional<Value> ValueSearch::generate(const Wish &wish, const Demands &demands, Extent extent)
{
    std::optional<Value> made = generateType(wish, demands, extent);
    Wish other = wish;
    for (int i = 1; i < demands.variants && made && !fits(wish.schemas, *made); ++i) {
        ++other.variant;
        if (std::optional<Value> variant = generateType(other, demands, extent))
            made = std::move(variant);
    }
    return made;
}

std::optional<Value> ValueSearch::generateType(const Wish &wish, const Demands &demands, Extent extent)
{
    switch (typeFor(demands)) {
    case ObjectBit:
        return ObjectMaker(*this, demands, wish, extent).make();
    case ArrayBit:
        return makeList(*this, demands, wish, extent);
    case NumberBit:
    case IntegerBit: {
        std::optional<Value> number = makeNumber(demands, wish.variant + drawn(DrawnVariants));
        return number ? number : makeNumber(demands, wish.variant);
    }
    case BoolBit:
        return Value::boolean((wish.variant + drawn(2)) % 2 == 0);
    case NullBit:
        return Value();
    default:
        return text(demands, wish.variant + drawn(DrawnVariants));
    }
}

} // namespace schema
