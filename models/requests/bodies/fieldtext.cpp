#include "fieldtext.h"

#include "bodysource.h"

#include <algorithm>

namespace requests {

using document::Node;
using document::Value;
using openapi::Place;

namespace {

/** Returns true for an item that stays one item when it is written between commas. */
bool isPlainItem(const Value &item)
{
    const QString text = item.text();
    return !item.isContainer() && !item.isNull() && !text.contains(u',') && text.trimmed() == text &&
           !(item.isString() && text.isEmpty()) && !text.startsWith(u'[');
}

std::optional<Value> enumeratedValue(const QByteArray &text, const Place &schema, SchemaLook &look)
{
    const Node entries = look.keyword(schema, "enum").resolved();
    for (qsizetype i = 0; entries.isSequence() && i < entries.childCount(); ++i) {
        const auto value = entries.childAt(i).value();
        if (value && sentText(*value) == text)
            return *value;
    }
    return std::nullopt;
}

Value listOf(const QString &text, const Place &schema, SchemaLook &look)
{
    QList<Value> items;
    const QStringList parts = text.split(u',');
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const std::optional<Place> item = look.item(schema, i);
        const QString part = parts.at(i).trimmed();
        items.append(item ? valueOfText(part, *item, look) : Value::string(part));
    }
    return Value::array(items);
}

/** The value that the types of a schema and a text ask for. */
Value likelyValue(const QString &text, const QByteArray &bytes, const Place &schema, SchemaLook &look)
{
    if (const auto listed = enumeratedValue(bytes, schema, look))
        return *listed;
    const QList<QByteArray> types = look.types(schema);
    const auto allows = [&types](const char *type) { return types.contains(type); };
    const bool isAny = types.isEmpty();
    if (const auto json = Value::fromJson(bytes)) {
        using Type = Value::Type;
        const Type type = json->type();
        if ((type == Type::Number && (isAny || allows("integer") || allows("number"))) ||
            (type == Type::Bool && (isAny || allows("boolean"))) ||
            (type == Type::Array && (isAny || allows("array"))) ||
            (type == Type::Object && (isAny || allows("object"))) || (type == Type::Null && allows("null")))
            return *json;
    }
    return allows("array") ? listOf(text, schema, look) : Value::string(bytes);
}

/** Returns true for a schema that can allow values of several types for one text. */
bool isOpen(const Place &schema, SchemaLook &look)
{
    return look.types(schema).size() != 1 || look.keyword(schema, "oneOf").exists() ||
           look.keyword(schema, "anyOf").exists();
}

} // namespace

QString fieldText(const Value &value)
{
    const QList<Value> &items = value.items();
    if (value.type() == Value::Type::Array && !items.isEmpty() &&
        std::all_of(items.begin(), items.end(), isPlainItem)) {
        QByteArrayList texts;
        for (const Value &item : items)
            texts.append(sentText(item));
        return QString::fromUtf8(texts.join(", "));
    }
    return value.isNull() ? QString() : QString::fromUtf8(sentText(value));
}

Value valueOfText(const QString &text, const Place &schema, SchemaLook &look)
{
    const QByteArray bytes = text.toUtf8();
    const Value likely = likelyValue(text, bytes, schema, look);
    if (!isOpen(schema, look) || look.fits(likely, schema).value_or(true))
        return likely;
    QList<Value> others = {Value::string(bytes)};
    if (const auto json = Value::fromJson(bytes); json && !json->isContainer())
        others.append(*json);
    for (const Value &other : std::as_const(others)) {
        if (look.fits(other, schema).value_or(false))
            return other;
    }
    return likely;
}

} // namespace requests
