#include "line.h"

namespace propertyline {

namespace {

Type typeOfKind(Type::Kind kind, QList<Type> parts)
{
    Type made;
    made.kind = kind;
    made.name.clear();
    made.parts = std::move(parts);
    return made;
}

} // namespace

Type Type::ofWord(const QString &word)
{
    Type made;
    made.name = word;
    return made;
}

Type Type::ofValue(const document::Value &value)
{
    if (value.isNull())
        return ofWord(u"null"_qs);
    Type made = typeOfKind(Kind::Literal, {});
    made.literal = value;
    return made;
}

Type Type::listOf(Type items)
{
    return typeOfKind(Kind::List, {std::move(items)});
}

Type Type::mapOf(Type values)
{
    return typeOfKind(Kind::Map, {std::move(values)});
}

Type Type::choiceOf(QList<Type> alternatives)
{
    return typeOfKind(Kind::Choice, std::move(alternatives));
}

} // namespace propertyline
