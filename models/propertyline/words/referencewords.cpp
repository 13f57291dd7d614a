#include "referencewords.h"

#include "referencetarget.h"
#include "typewords.h"

namespace propertyline {

Type typeOfComponent(const QString &name)
{
    Type made = Type::ofWord(name);
    made.kind = Type::Kind::Component;
    return made;
}

Type typeOfReference(const QString &reference)
{
    const QString name = reference.section(u'/', -1);
    const Type component = typeOfComponent(name);
    if (isPlainWord(name) && referenceOfType(component) == reference)
        return component;
    Type made = Type::ofWord(reference);
    made.kind = Type::Kind::Reference;
    return made;
}

QString referenceOfType(const Type &type)
{
    if (type.kind == Type::Kind::Reference)
        return type.name;
    return openapi::localReference(document::Pointer{"components", "schemas", type.name.toUtf8()});
}

} // namespace propertyline
