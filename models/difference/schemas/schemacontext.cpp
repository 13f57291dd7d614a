#include "schemacontext.h"

namespace difference {

SchemaContext SchemaContext::inside() const
{
    SchemaContext context = *this;
    ++context.depth;
    return context;
}

SchemaContext SchemaContext::inside(const QByteArray &name) const
{
    SchemaContext context = inside();
    QString &property = context.origin.subject.property;
    property += (property.isEmpty() ? QString() : u"/"_qs) + QString::fromUtf8(name);
    context.isProperty = true;
    return context;
}

Scope SchemaContext::scope() const
{
    if (kind == Kind::Parameter)
        return isProperty ? Scope::RequestParameterProperty : Scope::RequestParameter;
    if (kind == Kind::Header)
        return isProperty ? Scope::ResponseHeaderProperty : Scope::ResponseHeader;
    if (!isProperty)
        return isRequest ? Scope::RequestBody : Scope::ResponseBody;
    if (isRequest)
        return isHidden ? Scope::RequestReadOnlyProperty : Scope::RequestProperty;
    return isHidden ? Scope::ResponseWriteOnlyProperty : Scope::ResponseProperty;
}

Effect SchemaContext::effective(Effect effect) const
{
    if (isHidden)
        return Effect::None;
    // The harsher verdict stays.
    const bool isMild = (effect == Effect::Narrows || effect == Effect::Widens) &&
                        verdict(effect, direction()) == Level::Info;
    if (isOpen && isMild)
        return Effect::Undecidable;
    if (isNegated && (effect == Effect::Narrows || effect == Effect::Widens))
        return effect == Effect::Narrows ? Effect::Widens : Effect::Narrows;
    return effect;
}

} // namespace difference
