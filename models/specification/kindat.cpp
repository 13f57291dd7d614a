#include "kindat.h"

namespace specification {

ObjectKind kindAt(const document::Node &object, ObjectKind kind, const document::Pointer &below, Version version)
{
    const auto &tokens = below.tokens();
    for (qsizetype i = 0; i < tokens.size(); ++i) {
        const Field *field = kind == ObjectKind::NoObject ? nullptr : memberField(objectType(kind), tokens[i], version);
        if (!field || field->type.is != Is::Object)
            return ObjectKind::NoObject;
        kind = field->type.object;
        const Holds holds = field->type.holds;
        // The only case in which it matters what is there.
        const bool isOne = holds == Holds::OneOrList &&
                           !object.at(document::Pointer(tokens.first(i + 1))).resolved().isSequence();
        if (holds == Holds::One || isOne)
            continue;
        // The name or index of one of several.
        if (++i == tokens.size())
            return ObjectKind::NoObject;
    }
    return kind;
}

} // namespace specification
