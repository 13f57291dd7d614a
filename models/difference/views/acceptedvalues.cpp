#include "acceptedvalues.h"

#include "pattern.h"
#include "value.h"

#include <algorithm>

namespace difference {

using document::Value;

namespace {

constexpr qint64 PatternSteps = 10'000;

quint8 typeOf(const Value &value)
{
    switch (value.type()) {
    case Value::Type::String:
        return StringType;
    case Value::Type::Bool:
        return BooleanType;
    case Value::Type::Array:
        return ArrayType;
    case Value::Type::Object:
        return ObjectType;
    case Value::Type::Number: {
        const auto number = schema::Decimal::parse(value.bytes());
        return number && number->isInteger() ? IntegerType : FractionType;
    }
    case Value::Type::Null:
        break;
    }
    return 0;
}

bool fitsNumber(const SchemaView &view, const schema::Decimal &number)
{
    const auto least = view.bound(true);
    const auto most = view.bound(false);
    const int fromLeast = least ? number.compare(least->value) : 1;
    const int fromMost = most ? number.compare(most->value) : -1;
    return (fromLeast > 0 || (fromLeast == 0 && !least->isExclusive)) &&
           (fromMost < 0 || (fromMost == 0 && !most->isExclusive));
}

bool fitsText(const SchemaView &view, const Value &value)
{
    const schema::Decimal length = *schema::Decimal::parse(QByteArray::number(value.text().toUcs4().size()));
    const auto least = view.limit("minLength", true);
    const auto most = view.limit("maxLength", false);
    if ((least && length.compare(least->value) < 0) || (most && length.compare(most->value) > 0))
        return false;
    return std::ranges::none_of(view.texts("pattern"), [&](const QString &source) {
        const schema::Pattern pattern(source);
        return pattern.isValid() && pattern.match(value.bytes(), PatternSteps) == schema::Pattern::Match::No;
    });
}

} // namespace

bool fitsKeywords(const SchemaView &view, const QByteArray &json)
{
    const auto value = Value::fromJson(json);
    if (!value || value->isNull())
        return true;
    if (!(typeOf(*value) & view.types()))
        return false;
    if (value->isString())
        return fitsText(view, *value);
    const auto number = value->type() == Value::Type::Number ? schema::Decimal::parse(value->bytes()) : std::nullopt;
    return !number || fitsNumber(view, *number);
}

bool areListed(const SchemaView &before, const SchemaView &now)
{
    if (!before.allowed() || !now.allowed())
        return before.allowed() || now.allowed();
    return std::ranges::none_of(*before.allowed(), [&](const QByteArray &value) {
        return std::ranges::binary_search(*now.allowed(), value) &&
               fitsKeywords(before, value) != fitsKeywords(now, value);
    });
}

quint8 typesOfValues(const SchemaView &view)
{
    if (!view.allowed())
        return view.types();
    quint8 types = 0;
    for (const QByteArray &json : *view.allowed()) {
        if (const auto value = Value::fromJson(json))
            types |= typeOf(*value);
    }
    return types & view.types();
}

} // namespace difference
