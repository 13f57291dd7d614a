#include "kindat.h"

namespace specification {

ObjectKind kindAt(const document::Node &object, ObjectKind kind, const document::Pointer &below, Version version)
{
    document::Node node = object;
    const auto &tokens = below.tokens();
    for (qsizetype i = 0; i < tokens.size(); ++i) {
        const Field *field = kind == ObjectKind::NoObject ? nullptr : memberField(objectType(kind), tokens[i], version);
        if (!field || field->type.is != Is::Object)
            return ObjectKind::NoObject;
        node = node.member(tokens[i]).resolved();
        kind = field->type.object;
        const Holds holds = field->type.holds;
        if (holds == Holds::One || (holds == Holds::OneOrList && !node.isSequence()))
            continue;
        // The name or index of one of several.
        if (++i == tokens.size())
            return ObjectKind::NoObject;
        node = node.at(document::Pointer{tokens[i]}).resolved();
    }
    return kind;
}

} // namespace specification
