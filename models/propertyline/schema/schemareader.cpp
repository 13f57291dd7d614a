#include "schemareader.h"

#include "linelimits.h"
#include "pattern.h"
#include "referencewords.h"
#include "schemawriter.h"
#include "typewords.h"

#include <algorithm>
#include <functional>

namespace propertyline {

using document::Node;
using document::Pointer;
using document::Value;

namespace {

/** The JSON value of a node, if a line can contain its text. */
std::optional<Value> valueInLine(const Node &node)
{
    if (!node.exists() || node.kind() == document::Kind::Alias)
        return std::nullopt;
    const auto value = node.value();
    if (!value)
        return std::nullopt;
    const QByteArray json = value->toJson();
    const auto read = json.size() <= MaximumLiteralSize ? Value::fromJson(json) : base::Result<Value>(base::Error{});
    return read && *read == *value ? std::optional(*value) : std::nullopt;
}

/** The text of a description, if it is one line; the line break at the end of a block scalar does not count. */
std::optional<QString> descriptionInLine(const Node &node)
{
    QString text = node.text();
    if (text.endsWith(u'\n'))
        text.chop(1);
    const bool isPossible = node.isString() && text.size() <= 2 * MaximumLiteralSize && !text.isEmpty() &&
                            isOneLine(text) && text == text.trimmed();
    return isPossible ? std::optional(text) : std::nullopt;
}

/** A regular expression without needless escapes of slashes. */
QString withoutEscapedSlashes(const QString &pattern)
{
    QString plain;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        if (pattern[i] == u'\\' && i + 1 < pattern.size()) {
            ++i;
            if (pattern[i] != u'/')
                plain += u'\\';
        }
        plain += pattern[i];
    }
    return plain;
}

bool isTrue(const Node &node)
{
    return node.isBool() && node.toBool();
}

bool isKnownType(const QByteArray &name)
{
    static const QByteArrayList known{"string", "number", "integer", "boolean", "object", "array", "null"};
    return known.contains(name);
}

Type allowingNull(Type type)
{
    if (!type.isChoice())
        type = Type::choiceOf({type});
    type.parts.append(Type::ofValue({}));
    return type;
}

bool isSameTypes(const Node &node, const Value &types)
{
    QByteArrayList found;
    if (node.isScalar())
        found.append(node.bytes());
    for (qsizetype i = 0; node.isSequence() && i < node.childCount(); ++i)
        found.append(node.childAt(i).bytes());
    QByteArrayList wanted;
    for (const Value &item : types.items())
        wanted.append(item.bytes());
    if (types.isString())
        wanted.append(types.bytes());
    std::sort(found.begin(), found.end());
    std::sort(wanted.begin(), wanted.end());
    return found == wanted;
}

/** Whether alternatives can be read back: no value is there twice. */
bool areDistinct(const QList<Type> &parts)
{
    for (qsizetype i = 0; i < parts.size(); ++i) {
        for (qsizetype k = 0; k < i; ++k) {
            const bool areLiterals = parts[i].isLiteral() && parts[k].isLiteral();
            if ((areLiterals && parts[i].literal == parts[k].literal) || (parts[i].isNull() && parts[k].isNull()))
                return false;
        }
    }
    return true;
}

} // namespace

UnreadKeywords::UnreadKeywords(const Node &schema)
{
    for (qsizetype i = 0; i < schema.childCount(); ++i) {
        const QByteArray name = schema.keyAt(i);
        const bool isRepeated = find(name) != nullptr;
        m_keywords.push_back({name, schema.childAt(i), false, isRepeated});
        for (Keyword &each : m_keywords)
            each.isRepeated = each.isRepeated || (isRepeated && each.name == name);
    }
}

const UnreadKeywords::Keyword *UnreadKeywords::find(QByteArrayView name) const
{
    const auto found = std::find_if(m_keywords.begin(), m_keywords.end(),
                                    [name](const Keyword &each) { return QByteArrayView(each.name) == name; });
    return found == m_keywords.end() ? nullptr : &*found;
}

bool UnreadKeywords::has(QByteArrayView name) const
{
    return find(name) != nullptr;
}

Node UnreadKeywords::peek(QByteArrayView name) const
{
    const Keyword *found = find(name);
    const bool isReadable = found && !found->isRead && !found->isRepeated &&
                            found->value.kind() != document::Kind::Alias;
    return isReadable ? found->value : Node();
}

void UnreadKeywords::take(QByteArrayView name)
{
    for (Keyword &each : m_keywords)
        each.isRead = each.isRead || QByteArrayView(each.name) == name;
}

QByteArrayList UnreadKeywords::names() const
{
    QByteArrayList names;
    for (const Keyword &each : m_keywords) {
        if (!each.isRead && !names.contains(each.name))
            names.append(each.name);
    }
    return names;
}

void SchemaReader::read(const Node &node, Line &line)
{
    line.type = schema(node, {}, 0, &line);
}

QList<Pointer> SchemaReader::chips() const
{
    QList<Chip> sorted = m_chips;
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const Chip &left, const Chip &right) { return left.offset < right.offset; });
    QList<Pointer> places;
    for (const Chip &chip : std::as_const(sorted))
        places.append(chip.place);
    return places;
}

Type SchemaReader::schema(const Node &node, const Pointer &place, int depth, Line *line)
{
    if (isTrue(node))
        return {};
    if (!node.isMapping() || depth > MaximumLineDepth) {
        addChip(place, node);
        return {};
    }
    Keywords keywords(node);
    const bool ignoresSiblings = isOld() && keywords.peek("$ref").isString();
    if (line && !ignoresSiblings)
        annotations(keywords, *line);
    Type read = type(keywords, place, depth);
    const QByteArrayList others = keywords.names();
    read.form.hasOthers = !others.isEmpty();
    for (const QByteArray &name : others)
        addChip(place / name, node.childAt(node.indexOf(name)));
    return read;
}

void SchemaReader::annotations(Keywords &keywords, Line &line) const
{
    if (const auto text = descriptionInLine(keywords.peek("description"))) {
        line.description = *text;
        keywords.take("description");
    }
    line.defaultValue = valueInLine(keywords.peek("default"));
    if (line.defaultValue)
        keywords.take("default");
    const auto flag = [&](QByteArrayView name) {
        const bool isSet = isTrue(keywords.peek(name));
        if (isSet)
            keywords.take(name);
        return isSet;
    };
    line.isDeprecated = flag("deprecated");
    line.isReadOnly = flag("readOnly");
    line.isWriteOnly = flag("writeOnly");
}

Type SchemaReader::type(Keywords &keywords, const Pointer &place, int depth)
{
    if (auto read = reference(keywords))
        return *read;
    if (auto read = literals(keywords))
        return *read;
    std::optional<Type> read;
    if (keywords.has("type"))
        read = typed(keywords, place, depth);
    else if (!(read = choice(keywords, place, depth)) && !(read = wrapped(keywords)))
        read = untyped(keywords, place, depth);
    const Type made = read.value_or(Type());
    if (!isOld() || !isTrue(keywords.peek("nullable")))
        return made;
    keywords.take("nullable");
    return allowingNull(made);
}

std::optional<Type> SchemaReader::reference(Keywords &keywords) const
{
    const Node reference = keywords.peek("$ref");
    if (!reference.isString() || reference.bytes().isEmpty())
        return std::nullopt;
    keywords.take("$ref");
    return typeOfReference(reference.text());
}

std::optional<Type> SchemaReader::literals(Keywords &keywords) const
{
    const Node list = keywords.peek("enum");
    const Node single = isOld() ? Node() : keywords.peek("const");
    const bool isList = list.isSequence();
    const qsizetype count = isList ? list.childCount() : single.exists() ? 1 : 0;
    if (count > MaximumAlternatives)
        return std::nullopt;
    QList<Type> parts;
    for (qsizetype i = 0; i < count; ++i) {
        const auto value = valueInLine(isList ? list.childAt(i) : single);
        if (!value)
            return std::nullopt;
        parts.append(Type::ofValue(*value));
    }
    Type read = parts.size() == 1 ? parts.first() : Type::choiceOf(parts);
    if (!isOfLiterals(read) || !areDistinct(parts))
        return std::nullopt;
    keywords.take(isList ? "enum" : "const");
    if (parts.size() == 1)
        read.form.keyword = isList ? Form::Keyword::Enum : Form::Keyword::Const;
    const Value usual = SchemaWriter::object(SchemaWriter(m_version).members(read, false)).member("type");
    read.form.isUntyped = !isSameTypes(keywords.peek("type"), usual) || usual.isNull();
    if (!read.form.isUntyped)
        keywords.take("type");
    const bool hasNull = std::any_of(parts.cbegin(), parts.cend(), std::mem_fn(&Type::isNull));
    if (hasNull && isOld() && isTrue(keywords.peek("nullable")))
        keywords.take("nullable");
    return read;
}

std::optional<Type> SchemaReader::typed(Keywords &keywords, const Pointer &place, int depth)
{
    const Node written = keywords.peek("type");
    QByteArrayList names;
    if (written.isString())
        names.append(written.bytes());
    for (qsizetype i = 0; !isOld() && written.isSequence() && i < written.childCount(); ++i)
        names.append(written.childAt(i).isString() ? written.childAt(i).bytes() : QByteArray());
    const bool isPossible = !names.isEmpty() && std::all_of(names.cbegin(), names.cend(), [&](const QByteArray &name) {
        return isKnownType(name) && names.count(name) == 1 && !(isOld() && name == "null");
    });
    if (!isPossible)
        return std::nullopt;
    keywords.take("type");
    const bool hasBothNumbers = names.contains("integer") && names.contains("number");
    QList<Type> parts;
    for (const QByteArray &name : std::as_const(names)) {
        const bool isNumber = name == "integer" || name == "number";
        parts.append(named(name, !isNumber || !hasBothNumbers, keywords, place, depth));
    }
    return parts.size() == 1 ? parts.first() : Type::choiceOf(parts);
}

Type SchemaReader::named(const QByteArray &name, bool hasKeywords, Keywords &keywords, const Pointer &place, int depth)
{
    if (name == "array")
        return list(keywords, place, depth);
    if (name == "object")
        return object(keywords, place, depth);
    Type read = Type::ofWord(QString::fromUtf8(name));
    if (!hasKeywords)
        return read;
    const Node format = keywords.peek("format");
    const TypeWord *word = format.isString() ? findTypeWord(format.text()) : nullptr;
    if (word && word->isFormat && name == word->type) {
        read.name = format.text();
        keywords.take("format");
    }
    facets(read, keywords);
    return read;
}

Type SchemaReader::list(Keywords &keywords, const Pointer &place, int depth)
{
    Type read = Type::listOf({});
    const Node items = keywords.peek("items");
    if (items.isMapping() || isTrue(items)) {
        keywords.take("items");
        read.parts = {schema(items, place / QByteArray("items"), depth + 1, nullptr)};
    } else {
        read.form.isWithoutItems = true;
    }
    facets(read, keywords);
    return read;
}

Type SchemaReader::object(Keywords &keywords, const Pointer &place, int depth)
{
    Type read = Type::ofWord(u"object"_qs);
    const Node others = keywords.peek("additionalProperties");
    const bool hasNames = keywords.has("properties") || keywords.has("patternProperties");
    if (!hasNames && (others.isMapping() || isTrue(others))) {
        keywords.take("additionalProperties");
        read = Type::mapOf(schema(others, place / QByteArray("additionalProperties"), depth + 1, nullptr));
    }
    facets(read, keywords);
    return read;
}

std::optional<Type> SchemaReader::choice(Keywords &keywords, const Pointer &place, int depth)
{
    for (const QByteArray &keyword : {QByteArray("oneOf"), QByteArray("anyOf")}) {
        const Node branches = keywords.peek(keyword);
        if (!branches.isSequence() || branches.childCount() == 0 || branches.childCount() >= MaximumAlternatives ||
            depth >= MaximumLineDepth)
            continue;
        const QList<Chip> before = m_chips;
        Type read = Type::choiceOf({});
        read.form.keyword = keyword == "oneOf" ? Form::Keyword::OneOf : Form::Keyword::AnyOf;
        for (qsizetype i = 0; i < branches.childCount(); ++i)
            read.parts.append(schema(branches.childAt(i), (place / keyword).child(i), depth + 1, nullptr));
        const bool isNested = read.parts.size() == 1 && read.parts.first().isChoice();
        if (!isNested && areDistinct(read.parts)) {
            keywords.take(keyword);
            discriminator(read, keywords, place);
            return read;
        }
        m_chips = before;
    }
    return std::nullopt;
}

void SchemaReader::discriminator(Type &type, Keywords &keywords, const Pointer &place)
{
    const Node found = keywords.peek("discriminator");
    const Node property = found.isMapping() ? found.childAt(found.indexOf("propertyName")) : Node();
    const bool areReferences = type.parts.size() > 1 &&
                               std::all_of(type.parts.cbegin(), type.parts.cend(),
                                           [](const Type &part) { return part.isReference() || part.isNull(); });
    if (!areReferences || !property.isString() || property.bytes().isEmpty())
        return;
    keywords.take("discriminator");
    type.discriminator = property.text();
    for (qsizetype i = 0; i < found.childCount(); ++i) {
        if (found.keyAt(i) != "propertyName")
            addChip(place / Pointer{"discriminator", found.keyAt(i)}, found.childAt(i));
    }
}

std::optional<Type> SchemaReader::wrapped(Keywords &keywords) const
{
    const Node parts = keywords.peek("allOf");
    const Node part = parts.isSequence() && parts.childCount() == 1 ? parts.childAt(0) : Node();
    const bool isReference = part.isMapping() && part.childCount() == 1 && part.keyAt(0) == "$ref" &&
                             part.childAt(0).isString() && !part.childAt(0).bytes().isEmpty();
    if (!isReference)
        return std::nullopt;
    keywords.take("allOf");
    Type read = typeOfReference(part.childAt(0).text());
    read.form.isWrapped = true;
    return read;
}

std::optional<Type> SchemaReader::untyped(Keywords &keywords, const Pointer &place, int depth)
{
    const bool isObject = keywords.has("properties") || keywords.has("additionalProperties");
    std::optional<Type> read;
    if (!isObject && keywords.peek("items").isMapping())
        read = list(keywords, place, depth);
    else if (!keywords.has("properties") && !keywords.has("items") && !keywords.has("patternProperties") &&
             keywords.peek("additionalProperties").isMapping())
        read = object(keywords, place, depth);
    if (read)
        read->form.isUntyped = true;
    return read;
}

void SchemaReader::facets(Type &type, Keywords &keywords) const
{
    switch (measureOf(type)) {
    case Measure::None:
        return;
    case Measure::Characters:
        bounds(type, keywords, "minLength", "maxLength");
        break;
    case Measure::Number:
        bounds(type, keywords, "minimum", "maximum");
        break;
    case Measure::Items:
        bounds(type, keywords, "minItems", "maxItems");
        break;
    case Measure::Members:
        bounds(type, keywords, "minProperties", "maxProperties");
        break;
    }
    const auto step = valueInLine(keywords.peek("multipleOf"));
    if (measureOf(type) == Measure::Number && step && isJsonNumber(step->bytes()) && step->bytes().toDouble() > 0 &&
        !step->isString()) {
        type.facets.step = step->bytes();
        keywords.take("multipleOf");
    }
    const Node pattern = keywords.peek("pattern");
    if (measureOf(type) == Measure::Characters && pattern.isString()) {
        const QString source = withoutEscapedSlashes(pattern.text());
        if (!source.isEmpty() && source.size() <= MaximumLiteralSize && isOneLine(source) &&
            schema::Pattern(source).isValid()) {
            type.facets.pattern = source;
            keywords.take("pattern");
        }
    }
    if (measureOf(type) == Measure::Items && isTrue(keywords.peek("uniqueItems"))) {
        type.facets.isUnique = true;
        keywords.take("uniqueItems");
    }
}

void SchemaReader::bounds(Type &type, Keywords &keywords, QByteArrayView lower, QByteArrayView upper) const
{
    const bool isNumber = measureOf(type) == Measure::Number;
    type.facets.lower = bound(keywords, lower, isNumber ? "exclusiveMinimum" : "");
    const UnreadKeywords before = keywords;
    type.facets.upper = bound(keywords, upper, isNumber ? "exclusiveMaximum" : "");
    if (!areReversed(type.facets))
        return;
    keywords = before;
    type.facets.upper.reset();
}

std::optional<Bound> SchemaReader::bound(Keywords &keywords, QByteArrayView keyword, QByteArrayView exclusive) const
{
    const auto numberOf = [&](QByteArrayView name) {
        const Node node = keywords.peek(name);
        const auto value = node.isScalar() ? valueInLine(node) : std::nullopt;
        const bool isNumber = value && value->type() == Value::Type::Number &&
                              (exclusive.isEmpty() ? isLength(value->bytes()) : isJsonNumber(value->bytes()));
        return isNumber ? value->bytes() : QByteArray();
    };
    if (const QByteArray number = numberOf(keyword); !number.isEmpty()) {
        const bool isExclusive = isOld() && !exclusive.isEmpty() && isTrue(keywords.peek(exclusive));
        keywords.take(keyword);
        if (isExclusive)
            keywords.take(exclusive);
        return Bound{number, isExclusive};
    }
    if (isOld() || exclusive.isEmpty() || keywords.has(keyword))
        return std::nullopt;
    const QByteArray number = numberOf(exclusive);
    if (number.isEmpty())
        return std::nullopt;
    keywords.take(exclusive);
    return Bound{number, true};
}

void SchemaReader::addChip(const Pointer &place, const Node &node)
{
    m_chips.append({place, node.span().offset});
}

} // namespace propertyline
