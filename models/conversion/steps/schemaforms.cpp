#include "schemaforms.h"

namespace conversion {

using document::Node;

QByteArrayList typesOf(const Node &type)
{
    QByteArrayList types;
    for (qsizetype i = 0; type.isSequence() && i < type.childCount(); ++i) {
        const QByteArray name = type.childAt(i).resolved().bytes();
        if (name != "null")
            types.append(name);
    }
    return types;
}

bool isNullType(const Node &type)
{
    return type.text() == u"null" || (type.isSequence() && type.childCount() > 0 && typesOf(type).isEmpty());
}

bool fitsAll(const Node &schema)
{
    return (schema.isBool() && schema.toBool()) || (schema.isMapping() && schema.childCount() == 0);
}

bool fitsNone(const Node &schema)
{
    return schema.isBool() && !schema.toBool();
}

} // namespace conversion
