#include "propertycomparison.h"

#include "rulelookup.h"

namespace difference {

namespace {

/** The annotations of a property that do not restrict its values, such as readOnly, and its place. */
struct PropertyFlags {
    bool isReadOnly = false;
    bool isWriteOnly = false;
    bool isDeprecated = false;
    bool hasDefault = false;
    bool isNever = false;
    bool isHidden = false; ///< Messages of the direction do not have the property.
    QString sunset;
    Located place;
};

PropertyFlags flagsOf(const SchemaView &view, const SchemaContext &context)
{
    PropertyFlags flags;
    flags.isReadOnly = view.isTrue("readOnly");
    flags.isWriteOnly = view.isTrue("writeOnly");
    flags.isDeprecated = view.isTrue("deprecated");
    flags.hasDefault = view.first("default").exists();
    flags.isNever = view.isNever();
    flags.isHidden = view.isTrue(context.hidingKeyword());
    flags.sunset = view.first("x-sunset").node.text();
    flags.place = view.place();
    return flags;
}

/** A property, with what both sides say about it. */
struct Property {
    SchemaContext context; ///< The context of the property's schema.
    const PropertyView &before;
    const PropertyView &now;
    PropertyFlags old;
    PropertyFlags present;

    [[nodiscard]] Places places() const { return {old.place, present.place}; }
    [[nodiscard]] Places requiredPlaces() const
    {
        return {before.isDeclared() ? old.place : before.required, now.isRequired ? now.required : present.place};
    }
};

/** Adds a change of a property that messages of the direction can have; otherwise it has no effect. */
void addIfSent(SchemaComparison &comparison, const Property &property, const ChangeRule &rule, bool isSent,
               const Places &places)
{
    comparison.addUnscoped(rule, property.context, places, {}, isSent ? std::nullopt : std::optional(Effect::None));
}

void compareRequired(SchemaComparison &comparison, const Property &property)
{
    const bool isRequired = property.now.isRequired;
    if (property.before.isRequired == isRequired)
        return;
    SchemaContext context = property.context;
    context.isHidden = property.present.isHidden || property.old.isHidden;
    const bool isOfHeader = context.scope() == Scope::RequestParameterProperty &&
                            context.origin.subject.names.value(0) == u"header";
    const Places places = property.requiredPlaces();
    if (isRequired && isOfHeader)
        return comparison.addUnscoped("request-header-property-became-required"_change, context, places);
    if (isRequired)
        return comparison.add(property.present.hasDefault ? "became-required-with-default"_change
                                                          : "became-required"_change,
                              context, places);
    comparison.add("became-optional"_change, context, places);
}

/** The rules for a property that becomes read-only or write-only, and the other way round. */
struct AccessRules {
    const ChangeRule &set;
    const ChangeRule &unset;
};

struct AccessTable {
    AccessRules optionalReadOnly;
    AccessRules requiredReadOnly;
    AccessRules optionalWriteOnly;
    AccessRules requiredWriteOnly;
};

constexpr AccessTable RequestAccess{
    {"request-optional-property-became-read-only"_change, "request-optional-property-became-not-read-only"_change},
    {"request-required-property-became-read-only"_change, "request-required-property-became-not-read-only"_change},
    {"request-optional-property-became-write-only"_change, "request-optional-property-became-not-write-only"_change},
    {"request-required-property-became-write-only"_change, "request-required-property-became-not-write-only"_change}};
constexpr AccessTable ResponseAccess{
    {"response-optional-property-became-read-only"_change, "response-optional-property-became-not-read-only"_change},
    {"response-required-property-became-read-only"_change, "response-required-property-became-not-read-only"_change},
    {"response-optional-property-became-write-only"_change, "response-optional-property-became-not-write-only"_change},
    {"response-required-property-became-write-only"_change, "response-required-property-became-not-write-only"_change}};

void compareAccess(SchemaComparison &comparison, const Property &property)
{
    const AccessTable &table = property.context.isRequest ? RequestAccess : ResponseAccess;
    const bool isRequired = property.now.isRequired;
    const auto compare = [&](bool before, bool now, const AccessRules &rules) {
        if (before != now)
            comparison.addUnscoped(now ? rules.set : rules.unset, property.context, property.places());
    };
    compare(property.old.isReadOnly, property.present.isReadOnly,
            isRequired ? table.requiredReadOnly : table.optionalReadOnly);
    compare(property.old.isWriteOnly, property.present.isWriteOnly,
            isRequired ? table.requiredWriteOnly : table.optionalWriteOnly);
}

void compareDeprecation(SchemaComparison &comparison, const Property &property)
{
    if (property.old.isDeprecated == property.present.isDeprecated)
        return;
    if (!property.present.isDeprecated)
        comparison.add("reactivated"_change, property.context, property.places());
    else if (property.present.sunset.isEmpty())
        comparison.add("deprecated"_change, property.context, property.places());
    else
        comparison.add("deprecated-with-sunset"_change, property.context, property.places(), {property.present.sunset});
}

void addNewRequestProperty(SchemaComparison &comparison, const Property &property)
{
    const bool isSent = !property.present.isHidden;
    const bool isOfHeader = property.context.origin.subject.kind == Subject::Kind::Parameter &&
                            property.context.origin.subject.names.value(0) == u"header";
    const Places places{{}, property.present.place};
    if (!property.now.isRequired || property.before.isRequired)
        addIfSent(comparison, property, "new-optional-request-property"_change, isSent, places);
    else if (isOfHeader)
        addIfSent(comparison, property, "new-required-request-header-property"_change, isSent, places);
    else if (property.present.hasDefault)
        addIfSent(comparison, property, "new-required-request-property-with-default"_change, isSent, places);
    else
        addIfSent(comparison, property, "new-required-request-property"_change, isSent, places);
}

void addNewResponseProperty(SchemaComparison &comparison, const Property &property, bool wasClosed)
{
    const Places places{{}, property.present.place};
    const bool isRequired = property.now.isRequired;
    if (property.present.isHidden)
        comparison.addUnscoped(isRequired ? "response-required-write-only-property-added"_change
                                          : "response-optional-write-only-property-added"_change,
                               property.context, places);
    else if (wasClosed)
        comparison.addUnscoped("response-unexpected-property-added"_change, property.context, places);
    else
        comparison.addUnscoped(isRequired ? "response-required-property-added"_change
                                          : "response-optional-property-added"_change,
                               property.context, places);
}

void addRemoved(SchemaComparison &comparison, const Property &property, bool isClosed)
{
    const Places places{property.old.place, {}};
    const bool wasSent = !property.old.isHidden;
    if (property.context.isRequest)
        return addIfSent(comparison, property,
                         isClosed ? "request-property-refused"_change : "request-property-removed"_change, wasSent,
                         places);
    const bool wasRequired = property.before.isRequired && !property.now.isRequired;
    if (!wasSent)
        comparison.addUnscoped(wasRequired ? "response-required-write-only-property-removed"_change
                                           : "response-optional-write-only-property-removed"_change,
                               property.context, places);
    else
        comparison.addUnscoped(wasRequired ? "response-required-property-removed"_change
                                           : "response-optional-property-removed"_change,
                               property.context, places);
}

} // namespace

void compareProperty(SchemaComparison &comparison, const ViewPair &object, const PropertyPair &pair)
{
    const PropertyView &before = pair.before.property(pair.name);
    const PropertyView &now = pair.now.property(pair.name);
    if (before.isDeclared() && before.isRequired == now.isRequired && comparison.isSame(before.schemas, now.schemas))
        return;
    const SchemaContext context = object.context.inside(pair.name);
    Property property{context, before, now, flagsOf(comparison.viewOfOld(before.schemas), context),
                      flagsOf(comparison.viewOfNew(now.schemas), context)};
    const bool wasThere = before.isDeclared() && !property.old.isNever;
    const bool isThere = now.isDeclared() && !property.present.isNever;
    if (!wasThere && isThere) {
        if (context.isRequest)
            addNewRequestProperty(comparison, property);
        else
            addNewResponseProperty(comparison, property, pair.before.isClosed && !pair.before.hasPatterns);
        if (!pair.before.additional.isEmpty())
            comparison.compare(pair.before.additional, now.schemas, context);
        else if (before.isRequired && context.direction() == Direction::Request)
            comparison.compare({}, now.schemas, context); // It was sent with any value.
        return;
    }
    if (wasThere && !isThere) {
        const bool isClosed = (pair.now.isClosed && !pair.now.hasPatterns) || now.isDeclared();
        addRemoved(comparison, property, isClosed);
        const bool isHiddenNoMore = property.old.isHidden && before.isRequired && now.isRequired && !now.isDeclared();
        if (isHiddenNoMore) // What said that messages do not have the property was removed.
            comparison.add("became-required"_change, context, {property.old.place, now.required});
        if (!pair.now.additional.isEmpty())
            comparison.compare(before.schemas, pair.now.additional, context);
        else if (now.isRequired && !now.isDeclared() && context.direction() == Direction::Response)
            comparison.compare(before.schemas, {}, context); // It is sent with any value.
        return;
    }
    compareRequired(comparison, property);
    if (!wasThere)
        return;
    compareAccess(comparison, property);
    compareDeprecation(comparison, property);
    property.context.isHidden = context.isHidden || property.old.isHidden || property.present.isHidden;
    comparison.compare(before.schemas, now.schemas, property.context);
}

} // namespace difference
