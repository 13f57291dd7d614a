#include "samplevalues.h"

#include "snapshot.h"

#include <QSet>

namespace support {

using difference::Direction;
using difference::Located;
using document::Node;
using document::Value;

namespace {

constexpr qsizetype MostHints = 300;
constexpr int MostDepth = 6;
constexpr int Seeds = 8;

schema::SchemaPlace placeOf(const Located &schema)
{
    return {difference::DescriptionSchemas::uriOf(schema.place.address), schema.place.pointer};
}

/** Replaces, removes or repeats a random part of a value. */
Value changed(const Value &value, const QList<Value> &hints, QRandomGenerator &random)
{
    const auto below = [&](qsizetype limit) { return random.bounded(int(limit)); };
    const qsizetype size = value.members().size() + value.items().size();
    if (size == 0 || below(4) == 0)
        return hints[below(hints.size())];
    const qsizetype index = below(size);
    if (value.type() == Value::Type::Array) {
        QList<Value> items = value.items();
        switch (below(4)) {
        case 0:
            items.removeAt(index);
            break;
        case 1:
            items.append(items[index]);
            break;
        default:
            items[index] = changed(items[index], hints, random);
        }
        return Value::array(items);
    }
    QList<Value::Member> members = value.members();
    if (below(3) == 0)
        members.removeAt(index);
    else
        members[index].second = changed(members[index].second, hints, random);
    return Value::object(members);
}

void addHints(QList<Value> &hints, QSet<openapi::Place> &seen, difference::Side &side, const Located &schema, int depth)
{
    const auto target = side.follow(schema);
    if (!target || seen.contains(target->place) || depth > MostDepth || hints.size() > MostHints)
        return;
    seen.insert(target->place);
    for (const auto &member : difference::Side::members(*target)) {
        const Node node = member.value.node;
        if (member.key == "enum" || member.key == "const") {
            if (const auto value = node.value())
                hints.append(node.isSequence() ? value->items() : QList<Value>{*value});
        } else if (node.isScalar() && member.key.startsWith("m")) {
            const int limit = node.bytes().toInt();
            for (const int number : {limit - 1, limit, limit + 1}) {
                hints.append(Value::integer(number));
                if (number >= 0 && number < 200)
                    hints.append(Value::string(QByteArray(number, 'a')));
            }
        } else if (node.isMapping()) {
            const bool isMap = member.key == "properties" || member.key == "patternProperties";
            if (!isMap)
                addHints(hints, seen, side, member.value, depth + 1);
            else
                for (const auto &each : difference::Side::members(member.value))
                    addHints(hints, seen, side, each.value, depth + 1);
        } else if (node.isSequence()) {
            for (qsizetype i = 0; i < node.childCount(); ++i)
                addHints(hints, seen, side, member.value.at(i), depth + 1);
        }
    }
}

} // namespace

schema::Dialect SampleValues::dialectOf(const Located &schema)
{
    return m_side.versionAt(schema.place.address) == specification::Version::V30 ? schema::Dialect::OpenApi30
                                                                                 : schema::Dialect::Draft202012;
}

schema::Validator &SampleValues::validatorFor(const Located &schema)
{
    const schema::Dialect dialect = dialectOf(schema);
    auto &validator = m_validators[dialect];
    if (!validator) {
        schema::Options options;
        options.dialect = dialect;
        options.assertFormats = true;
        validator = std::make_unique<schema::Validator>(m_schemas, options);
    }
    return *validator;
}

bool SampleValues::isValid(const Value &value, const Located &schema, Direction direction)
{
    schema::Unsent unsent;
    (direction == Direction::Request ? unsent.readOnly : unsent.writeOnly) = true;
    const auto instance = document::Snapshot::parse(value.toJson(), document::Format::Json);
    return validatorFor(schema).validate(instance.root(), placeOf(schema), {}, unsent).isValid;
}

QList<Value> SampleValues::values(const Located &schema, Direction direction, qsizetype count,
                                  const QList<Value> &hints, quint32 seed)
{
    const auto way = direction == Direction::Request ? schema::Direction::Request : schema::Direction::Response;
    QList<Value> found;
    QSet<QByteArray> known;
    const auto add = [&](const Value &value) {
        const QByteArray json = value.toJson();
        if (known.contains(json))
            return;
        known.insert(json);
        if (isValid(value, schema, direction))
            found.append(value);
    };
    for (const auto extent : {schema::Extent::Minimal, schema::Extent::Full}) {
        schema::Sampler sampler(m_schemas, {dialectOf(schema), extent, way, 0});
        for (int i = 0; i < Seeds && found.size() < count; ++i)
            add(sampler.sampleOf(placeOf(schema), seed + quint32(i)).value);
    }
    QRandomGenerator random(seed);
    for (qsizetype tries = 0; tries < 4 * count && found.size() < count && !found.isEmpty(); ++tries)
        add(changed(found[random.bounded(int(found.size()))], hints, random));
    return found;
}

QList<Value> hintsIn(difference::Side &side, const Located &schema)
{
    QList<Value> hints = {Value(),
                          Value::boolean(true),
                          Value::integer(0),
                          Value::integer(1),
                          Value::integer(-1),
                          Value::integer(5'000'000'000),
                          Value::number("0.5"),
                          Value::string(QByteArray()),
                          Value::string(QByteArray("a")),
                          Value::string(QByteArray("ABC")),
                          Value::string(QByteArray("2026-06-01")),
                          Value::array(),
                          Value::object()};
    QSet<openapi::Place> seen;
    addHints(hints, seen, side, schema, 0);
    return hints;
}

} // namespace support
