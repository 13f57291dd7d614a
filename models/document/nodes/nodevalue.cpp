#include "nodevalue.h"

#include "documentlimits.h"
#include "valuebuilder.h"

namespace document {

namespace {

constexpr qint64 KeyBudget = 1'000;

} // namespace

QByteArray keyText(const TilePart &key)
{
    QByteArray text;
    return ValueBuilder(KeyBudget).keyText(key, text) ? text : QByteArray();
}

base::Result<Value> valueOf(const TilePart &part)
{
    Value value;
    ValueBuilder builder(MaximumAliasSteps);
    if (!builder.build(part, value))
        return base::Error{base::ErrorCode::TooLarge, QString()};
    return value;
}

} // namespace document
