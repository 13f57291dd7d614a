#include "objectview.h"

namespace difference {

ObjectView::ObjectView(const SchemaView &view, const Limits &limits)
{
    for (const SchemaPart &part : view.parts())
        addPart(part, limits);
    for (const SchemaPart &part : view.parts())
        addAdditional(part);
}

const PropertyView &ObjectView::property(const QByteArray &name) const
{
    static const PropertyView none;
    const auto found = properties.find(name);
    return found == properties.end() ? none : found->second;
}

PropertyView &ObjectView::mention(const QByteArray &name, const Limits &limits)
{
    static PropertyView beyond;
    if (const auto found = properties.find(name); found != properties.end())
        return found->second;
    if (names.size() >= limits.properties) {
        isTruncated = true;
        return beyond = {};
    }
    names.append(name);
    return properties[name];
}

void ObjectView::addPart(const SchemaPart &part, const Limits &limits)
{
    const Located declared = part.schema.at("properties");
    if (declared.node.isMapping()) {
        for (qsizetype i = 0; i < declared.node.childCount() && !isTruncated; ++i) {
            const QByteArray name = declared.node.keyAt(i);
            mention(name, limits)
                .schemas.append({{declared.place.address, declared.place.pointer.child(name)},
                                 declared.node.childAt(i).resolved()});
        }
    }
    const Located required = part.schema.at("required");
    for (qsizetype i = 0; required.node.isSequence() && i < required.node.childCount() && !isTruncated; ++i) {
        PropertyView &property = mention(required.at(i).node.bytes(), limits);
        property.isRequired = true;
        property.required = required;
    }
    hasPatterns = hasPatterns || part.schema.member("patternProperties").childCount() > 0;
}

void ObjectView::addAdditional(const SchemaPart &part)
{
    const Located other = part.schema.at("additionalProperties");
    if (!other.exists() || (other.node.isBool() && other.node.toBool()))
        return;
    additionalPlace = other;
    if (other.node.isBool())
        isClosed = true;
    else if (other.node.childCount() > 0)
        additional.append(other);
    // A property that another schema declares is an additional one of this schema.
    const document::Node declared = part.schema.member("properties");
    for (auto &[name, property] : properties) {
        if (property.isDeclared() && declared.indexOf(name) < 0 && !hasPatterns)
            property.schemas.append(other);
    }
}

} // namespace difference
