#include "parameterreader.h"

#include "fieldtext.h"

#include <algorithm>

namespace conformance {

using document::Node;
using document::Value;
using openapi::ParameterWriting;
using openapi::Place;

namespace {

QList<QByteArray> split(const QByteArray &text, QByteArrayView separator)
{
    QList<QByteArray> parts;
    for (qsizetype from = 0;;) {
        const qsizetype end = text.indexOf(separator, from);
        parts.append(text.mid(from, end < 0 ? -1 : end - from));
        if (end < 0)
            return parts;
        from = end + separator.size();
    }
}

std::optional<QByteArray> textIn(const QList<ReceivedPair> &pairs, const QByteArray &name, bool isQuery)
{
    const auto found = std::find_if(pairs.begin(), pairs.end(),
                                    [&](const ReceivedPair &pair) { return decoded(pair.name, isQuery) == name; });
    return found == pairs.end() ? std::nullopt : std::optional(found->value);
}

/** The separators of lists that a query has between items, as clients send them. */
QByteArray separatorOf(const QByteArray &style, const QByteArray &text)
{
    if (style == "spaceDelimited")
        return text.contains("%20") ? "%20" : "+";
    if (style == "pipeDelimited")
        return text.contains('|') ? QByteArray("|") : text.contains("%7c") ? QByteArray("%7c") : QByteArray("%7C");
    return ",";
}

/** The style `form` writes `color=blue&color=black` into one cookie. */
QList<ReceivedPair> formPairs(const QList<ReceivedPair> &cookies)
{
    QList<ReceivedPair> pairs;
    for (const ReceivedPair &cookie : cookies)
        pairs += pairsOf(cookie.hasValue ? cookie.name + '=' + cookie.value : cookie.name);
    return pairs;
}

} // namespace

ParameterReader::Shape ParameterReader::shapeOf(const Place &schema)
{
    const auto shapeFor = [](const QByteArray &name) {
        return name == "array" ? Shape::List : name == "object" ? Shape::Object : Shape::Scalar;
    };
    const QList<QByteArray> types = m_look.types(schema);
    for (const QByteArray &type : types) {
        if (const Shape shape = shapeFor(type); shape != Shape::Scalar)
            return shape;
    }
    if (!types.isEmpty())
        return Shape::Scalar;
    if (m_look.keyword(schema, "properties").exists())
        return Shape::Object;
    return m_look.keyword(schema, "items").exists() ? Shape::List : Shape::Scalar;
}

Value ParameterReader::scalar(const QByteArray &text, const Place &schema)
{
    // A list in one text is none: the style has separated its items already.
    if (shapeOf(schema) != Shape::Scalar)
        return Value::string(text);
    return requests::valueOfText(QString::fromUtf8(text), schema, m_look);
}

Value ParameterReader::list(const QList<QByteArray> &texts, const Place &schema)
{
    QList<Value> items;
    for (qsizetype i = 0; i < texts.size(); ++i) {
        const std::optional<Place> item = m_look.item(schema, i);
        items.append(item ? scalar(texts.at(i), *item) : Value::string(texts.at(i)));
    }
    return Value::array(items);
}

Value::Member ParameterReader::member(const QByteArray &name, const QByteArray &text, const Place &schema)
{
    std::optional<Place> property = m_look.property(schema, name);
    if (!property)
        property = m_look.additionalProperties(schema);
    return {name, property ? scalar(text, *property) : Value::string(text)};
}

/** Items or members with a separator between them. */
ParameterReading ParameterReader::joined(const QByteArray &text, QByteArrayView separator, bool isExploded,
                                         const Place &schema, bool isQuery)
{
    const Shape shape = shapeOf(schema);
    if (shape == Shape::Scalar)
        return {true, scalar(decoded(text, isQuery), schema)};
    QList<QByteArray> parts = text.isEmpty() ? QList<QByteArray>() : split(text, separator);
    if (shape == Shape::List) {
        for (QByteArray &part : parts)
            part = decoded(part, isQuery);
        return {true, list(parts, schema)};
    }
    QList<Value::Member> members;
    if (isExploded) {
        for (const QByteArray &part : std::as_const(parts)) {
            const qsizetype equals = part.indexOf('=');
            if (equals < 0)
                return {true, std::nullopt};
            members.append(
                member(decoded(part.first(equals), isQuery), decoded(part.mid(equals + 1), isQuery), schema));
        }
        return {true, Value::object(members)};
    }
    if (parts.size() % 2 != 0)
        return {true, std::nullopt};
    for (qsizetype i = 0; i < parts.size(); i += 2)
        members.append(member(decoded(parts.at(i), isQuery), decoded(parts.at(i + 1), isQuery), schema));
    return {true, Value::object(members)};
}

ParameterReading ParameterReader::readPath(const ParameterWriting &writing, const Place &schema, const QByteArray &text)
{
    if (writing.style == "label") {
        if (!text.startsWith('.'))
            return {true, std::nullopt};
        return joined(text.mid(1), writing.isExploded ? "." : ",", writing.isExploded, schema, false);
    }
    if (writing.style != "matrix")
        return joined(text, ",", writing.isExploded, schema, false);
    if (!text.startsWith(';'))
        return {true, std::nullopt};
    const QByteArray rest = text.mid(1);
    const Shape shape = shapeOf(schema);
    if (writing.isExploded && shape == Shape::Object)
        return joined(rest, ";", true, schema, false);
    // `;color=blue`, `;color=blue,black` or `;color=blue;color=black`; an empty text has no `=`.
    QList<QByteArray> texts;
    for (const QByteArray &part : split(rest, ";")) {
        const qsizetype equals = part.indexOf('=');
        if (decoded(part.first(equals < 0 ? part.size() : equals), false) != writing.name)
            return {true, std::nullopt};
        texts.append(equals < 0 ? QByteArray() : part.mid(equals + 1));
    }
    if (writing.isExploded && shape == Shape::List) {
        for (QByteArray &each : texts)
            each = decoded(each, false);
        return {true, list(texts, schema)};
    }
    return texts.size() == 1 ? joined(texts.first(), ",", false, schema, false) : ParameterReading{true, std::nullopt};
}

/** `filter[name]=value` for each member. */
ParameterReading ParameterReader::readDeep(const ParameterWriting &writing, const Place &schema,
                                           const QList<ReceivedPair> &pairs)
{
    QList<Value::Member> members;
    for (const ReceivedPair &pair : pairs) {
        const QByteArray name = decoded(pair.name, true);
        if (!name.startsWith(writing.name + '[') || !name.endsWith(']'))
            continue;
        const QByteArray key = name.sliced(writing.name.size() + 1).chopped(1);
        const std::optional<Place> property = m_look.property(schema, key);
        const QByteArray text = decoded(pair.value, true);
        const auto known = std::find_if(members.begin(), members.end(),
                                        [&key](const Value::Member &each) { return each.first == key; });
        if (property && shapeOf(*property) == Shape::List) {
            // Repeated names are the items, as clients send them; the specification does not define lists here.
            QList<Value> items = known == members.end() ? QList<Value>() : known->second.items();
            const std::optional<Place> item = m_look.item(*property, items.size());
            items.append(item ? scalar(text, *item) : Value::string(text));
            if (known == members.end())
                members.append({key, Value::array(items)});
            else
                known->second = Value::array(items);
        } else if (known == members.end()) {
            members.append(member(key, text, schema));
        }
    }
    return members.isEmpty() ? ParameterReading() : ParameterReading{true, Value::object(members)};
}

ParameterReading ParameterReader::readPairs(const ParameterWriting &writing, const Place &schema,
                                            const QList<ReceivedPair> &pairs, bool isQuery,
                                            const QSet<QByteArray> &claimed)
{
    const Shape shape = shapeOf(schema);
    if (writing.style == "deepObject")
        return readDeep(writing, schema, pairs);
    if (writing.isExploded && shape == Shape::Object) {
        QList<Value::Member> members;
        for (const ReceivedPair &pair : pairs) {
            const QByteArray name = decoded(pair.name, isQuery);
            if (m_look.property(schema, name) || (isQuery && !claimed.contains(name)))
                members.append(member(name, decoded(pair.value, isQuery), schema));
        }
        return members.isEmpty() ? ParameterReading() : ParameterReading{true, Value::object(members)};
    }
    if (writing.isExploded && shape == Shape::List) {
        QList<QByteArray> texts;
        for (const ReceivedPair &pair : pairs) {
            if (decoded(pair.name, isQuery) == writing.name)
                texts.append(decoded(pair.value, isQuery));
        }
        return texts.isEmpty() ? ParameterReading() : ParameterReading{true, list(texts, schema)};
    }
    const std::optional<QByteArray> text = textIn(pairs, writing.name, isQuery);
    if (!text)
        return {};
    return joined(*text, isQuery ? separatorOf(writing.style, *text) : ",", false, schema, isQuery);
}

ParameterReading ParameterReader::read(const ParameterWriting &writing, const Place &schema,
                                       const ReceivedRequest &request, const QSet<QByteArray> &claimed)
{
    if (writing.in == "query")
        return readPairs(writing, schema, request.pairs, true, claimed);
    if (writing.in == "cookie")
        return readPairs(writing, schema, writing.isExploded ? formPairs(request.cookies) : request.cookies, false, {});
    if (writing.in == "header") {
        const QList<QByteArray> values = request.headers->all(writing.name);
        if (values.isEmpty())
            return {};
        // Values of fields are not percent-encoded, and may have blanks after commas.
        const QByteArray text = values.join(',');
        if (shapeOf(schema) == Shape::Scalar)
            return {true, scalar(text, schema)};
        QList<QByteArray> parts = split(text, ",");
        for (QByteArray &part : parts)
            part = part.trimmed().replace('%', "%25");
        return joined(parts.join(','), ",", writing.isExploded, schema, false);
    }
    const auto found = std::find_if(request.path.begin(), request.path.end(),
                                    [&](const PathValue &value) { return value.name == writing.name; });
    return found == request.path.end() ? ParameterReading() : readPath(writing, schema, found->text);
}

std::optional<QByteArray> ParameterReader::contentOf(const ParameterWriting &writing, const ReceivedRequest &request)
{
    if (writing.in == "querystring")
        return request.query.isEmpty() ? std::nullopt : std::optional(request.query);
    if (writing.in == "header")
        return request.headers->first(writing.name);
    if (writing.in == "query" || writing.in == "cookie") {
        const bool isQuery = writing.in == "query";
        const auto text = textIn(isQuery ? request.pairs : request.cookies, writing.name, isQuery);
        return text ? std::optional(decoded(*text, isQuery)) : std::nullopt;
    }
    const auto found = std::find_if(request.path.begin(), request.path.end(),
                                    [&](const PathValue &value) { return value.name == writing.name; });
    return found == request.path.end() ? std::nullopt : std::optional(decoded(found->text, false));
}

} // namespace conformance
