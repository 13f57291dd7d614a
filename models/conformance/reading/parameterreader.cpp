#include "parameterreader.h"

#include "bracketedmembers.h"
#include "fieldtext.h"
#include "mediatypechoice.h"
#include "valueshapes.h"

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

/** The texts of the pairs with a name, as received. */
QList<QByteArray> textsIn(const QList<ReceivedPair> &pairs, const QByteArray &name, Decoding decoding)
{
    QList<QByteArray> texts;
    for (const ReceivedPair &pair : pairs) {
        if (decoded(pair.name, decoding) == name)
            texts.append(pair.value);
    }
    return texts;
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

QList<Shape> ParameterReader::shapesOf(const Place &schema)
{
    QList<Shape> shapes = {shapeOf(schema)};
    const ValueShapes allowed = conformance::shapesOf(schema, m_look);
    const auto add = [&shapes](bool isAllowed, Shape shape) {
        if (isAllowed && !shapes.contains(shape))
            shapes.append(shape);
    };
    add(allowed.scalar, Shape::Scalar);
    add(allowed.list, Shape::List);
    add(allowed.object, Shape::Object);
    return shapes;
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

Value ParameterReader::scalars(const QList<QByteArray> &texts, const Place &schema)
{
    QList<Value> items;
    for (const QByteArray &text : texts)
        items.append(requests::valueOfText(QString::fromUtf8(text), schema, m_look));
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
                                         const Place &schema, Shape shape, Decoding decoding)
{
    if (shape == Shape::Scalar)
        return {true, requests::valueOfText(QString::fromUtf8(decoded(text, decoding)), schema, m_look)};
    QList<QByteArray> parts = text.isEmpty() ? QList<QByteArray>() : split(text, separator);
    if (shape == Shape::List) {
        for (QByteArray &part : parts)
            part = decoded(part, decoding);
        return {true, list(parts, schema)};
    }
    QList<Value::Member> members;
    if (isExploded) {
        for (const QByteArray &part : std::as_const(parts)) {
            const qsizetype equals = part.indexOf('=');
            if (equals < 0)
                return {true, std::nullopt};
            members.append(
                member(decoded(part.first(equals), decoding), decoded(part.mid(equals + 1), decoding), schema));
        }
        return {true, Value::object(members)};
    }
    if (parts.size() % 2 != 0)
        return {true, std::nullopt};
    for (qsizetype i = 0; i < parts.size(); i += 2)
        members.append(member(decoded(parts.at(i), decoding), decoded(parts.at(i + 1), decoding), schema));
    return {true, Value::object(members)};
}

ParameterReading ParameterReader::readPath(const ParameterWriting &writing, const Place &schema, Shape shape,
                                           const QByteArray &text)
{
    if (writing.style == "label") {
        if (!text.startsWith('.'))
            return {true, std::nullopt};
        return joined(text.mid(1), writing.isExploded ? "." : ",", writing.isExploded, schema, shape,
                      Decoding::Percent);
    }
    if (writing.style != "matrix")
        return joined(text, ",", writing.isExploded, schema, shape, Decoding::Percent);
    if (!text.startsWith(';'))
        return {true, std::nullopt};
    const QByteArray rest = text.mid(1);
    if (writing.isExploded && shape == Shape::Object)
        return joined(rest, ";", true, schema, shape, Decoding::Percent);
    // `;color=blue`, `;color=blue,black` or `;color=blue;color=black`; an empty text has no `=`.
    QList<QByteArray> texts;
    for (const QByteArray &part : split(rest, ";")) {
        const qsizetype equals = part.indexOf('=');
        if (decoded(part.first(equals < 0 ? part.size() : equals), Decoding::Percent) != writing.name)
            return {true, std::nullopt};
        texts.append(equals < 0 ? QByteArray() : part.mid(equals + 1));
    }
    if (writing.isExploded && shape == Shape::List) {
        for (QByteArray &each : texts)
            each = decoded(each, Decoding::Percent);
        return {true, list(texts, schema)};
    }
    return texts.size() == 1 ? joined(texts.first(), ",", false, schema, shape, Decoding::Percent)
                             : ParameterReading{true, std::nullopt};
}

ParameterReading ParameterReader::readPairs(const ParameterWriting &writing, const Place &schema, Shape shape,
                                            const QList<ReceivedPair> &pairs, Decoding decoding,
                                            const QSet<QByteArray> &claimed)
{
    const bool isQuery = decoding == Decoding::Query;
    bool isExploded = writing.isExploded;
    if (writing.style == "deepObject") {
        const BracketedMembers members(writing.name, pairs);
        if (shape == Shape::Object || !members.isEmpty())
            return members.isEmpty() ? ParameterReading() : ParameterReading{true, members.value(schema, m_look)};
        isExploded = true; // Clients write other values in the style `form`.
    }
    if (isExploded && shape == Shape::Object) {
        QList<Value::Member> members;
        for (const ReceivedPair &pair : pairs) {
            const QByteArray name = decoded(pair.name, decoding);
            if (m_look.property(schema, name) || (isQuery && !claimed.contains(name)))
                members.append(member(name, decoded(pair.value, decoding), schema));
        }
        return members.isEmpty() ? ParameterReading() : ParameterReading{true, Value::object(members)};
    }
    QList<QByteArray> texts = textsIn(pairs, writing.name, decoding);
    if (texts.isEmpty())
        return {};
    // Browsers send cookies of several paths.
    const bool isOne = texts.size() == 1 || writing.in == "cookie";
    if (shape == Shape::Scalar ? !isOne : isExploded && shape == Shape::List) {
        for (QByteArray &text : texts)
            text = decoded(text, decoding);
        // A name that is there several times makes a list, which no schema of one value allows.
        return {true, shape == Shape::List ? list(texts, schema) : scalars(texts, schema)};
    }
    if (!isOne)
        return {true, std::nullopt};
    const QByteArray separator = isQuery ? separatorOf(writing.style, texts.first()) : QByteArray(",");
    return joined(texts.first(), separator, false, schema, shape, decoding);
}

ParameterReading ParameterReader::read(const ParameterWriting &writing, const Place &schema,
                                       const ReceivedRequest &request, const QSet<QByteArray> &claimed)
{
    return readAs(shapeOf(schema), writing, schema, request, claimed);
}

ParameterReading ParameterReader::readAs(Shape shape, const ParameterWriting &writing, const Place &schema,
                                         const ReceivedRequest &request, const QSet<QByteArray> &claimed)
{
    if (writing.in == "query")
        return readPairs(writing, schema, shape, request.pairs, Decoding::Query, claimed);
    if (writing.in == "cookie") {
        if (writing.style == "cookie")
            return readPairs(writing, schema, shape, request.cookies, Decoding::None, {});
        const bool areSeveral = writing.isExploded && shape != Shape::Scalar;
        return readPairs(writing, schema, shape, areSeveral ? formPairs(request.cookies) : request.cookies,
                         Decoding::Percent, {});
    }
    if (writing.in == "header") {
        const QList<QByteArray> values = request.headers->all(writing.name);
        return values.isEmpty() ? ParameterReading() : readHeader(writing, schema, shape, values);
    }
    const auto found = std::find_if(request.path.begin(), request.path.end(),
                                    [&](const PathValue &value) { return value.name == writing.name; });
    return found == request.path.end() ? ParameterReading() : readPath(writing, schema, shape, found->text);
}

ParameterReading ParameterReader::readFitting(const ParameterWriting &writing, const Place &schema,
                                              const ReceivedRequest &request, const QSet<QByteArray> &claimed)
{
    const QList<Shape> shapes = shapesOf(schema);
    ParameterReading first;
    for (const Shape shape : shapes) {
        const ParameterReading read = readAs(shape, writing, schema, request, claimed);
        if (read.value && (shapes.size() == 1 || m_look.fits(*read.value, schema).value_or(true)))
            return read;
        if (!first.value && read.isPresent)
            first = read;
    }
    return first;
}

/** Values of fields are not percent-encoded, and may have blanks after commas. */
ParameterReading ParameterReader::readHeader(const ParameterWriting &writing, const Place &schema, Shape shape,
                                             const QList<QByteArray> &values)
{
    // Commas are inside of the values of this field: its lines can't be joined (RFC 6265 §3).
    const bool isCookie = http::sameName(writing.name, "Set-Cookie");
    if (isCookie && shape == Shape::List)
        return {true, list(values, schema)};
    const QByteArray text = isCookie ? values.first() : values.join(',');
    if (shape == Shape::Scalar)
        return {true, requests::valueOfText(QString::fromUtf8(text), schema, m_look)};
    QList<QByteArray> parts = split(text, ",");
    for (QByteArray &part : parts)
        part = part.trimmed();
    return joined(parts.join(','), ",", writing.isExploded, schema, shape, Decoding::None);
}

std::optional<QByteArray> ParameterReader::contentOf(const ParameterWriting &writing, const ReceivedRequest &request)
{
    if (writing.in == "querystring") {
        if (request.query.isEmpty())
            return std::nullopt;
        // A form is a query already; the text of other media types is percent-encoded as a whole.
        const bool isForm = requests::bodyFormOf(writing.mediaType) == requests::BodyForm::UrlEncoded;
        return isForm ? request.query : decoded(request.query, Decoding::Percent);
    }
    if (writing.in == "header")
        return request.headers->first(writing.name);
    if (writing.in == "query" || writing.in == "cookie") {
        const bool isQuery = writing.in == "query";
        const Decoding decoding = isQuery ? Decoding::Query : Decoding::Percent;
        const QList<QByteArray> texts = textsIn(isQuery ? request.pairs : request.cookies, writing.name, decoding);
        return texts.isEmpty() ? std::nullopt : std::optional(decoded(texts.first(), decoding));
    }
    const auto found = std::find_if(request.path.begin(), request.path.end(),
                                    [&](const PathValue &value) { return value.name == writing.name; });
    return found == request.path.end() ? std::nullopt : std::optional(decoded(found->text, Decoding::Percent));
}

} // namespace conformance
