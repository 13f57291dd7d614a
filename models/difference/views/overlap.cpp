#include "overlap.h"

#include "acceptedvalues.h"
#include "objectview.h"

#include <algorithm>

namespace difference {

namespace {

bool haveCommonValue(const SchemaView &left, const SchemaView &right)
{
    const auto isAllowed = [](const SchemaView &view, const QByteArray &value) {
        return !view.allowed() || std::ranges::binary_search(*view.allowed(), value);
    };
    const auto &values = left.allowed() ? *left.allowed() : *right.allowed();
    return std::ranges::any_of(values, [&](const QByteArray &value) {
        return isAllowed(left, value) && isAllowed(right, value) && fitsKeywords(left, value) &&
               fitsKeywords(right, value);
    });
}

} // namespace

bool areDisjoint(const SchemaView &left, const SchemaView &right)
{
    if (left.isNever() || right.isNever() || !(left.types() & right.types()))
        return true;
    return (left.allowed() || right.allowed()) && !haveCommonValue(left, right);
}

namespace {

/** True if a property that one of two objects requires tells them apart. */
bool areDistinct(Side &side, const ObjectView &left, const ObjectView &right, const Limits &limits)
{
    return std::ranges::any_of(left.names + right.names, [&](const QByteArray &name) {
        const PropertyView &one = left.property(name);
        const PropertyView &other = right.property(name);
        if (!one.isRequired && !other.isRequired)
            return false;
        // Who sends an object does not add properties that its schema does not know.
        if (!one.isKnown() || !other.isKnown())
            return true;
        return areDisjoint(SchemaView(side, one.schemas, limits), SchemaView(side, other.schemas, limits));
    });
}

} // namespace

bool areObjects(Side &side, const Located &left, const Located &right, const Limits &limits)
{
    return SchemaView(side, {left}, limits).types() == ObjectType &&
           SchemaView(side, {right}, limits).types() == ObjectType;
}

bool canOverlap(Side &side, const Located &left, const Located &right, const Limits &limits)
{
    const SchemaView one(side, {left}, limits);
    const SchemaView other(side, {right}, limits);
    if (areDisjoint(one, other))
        return false;
    if (one.types() != ObjectType || other.types() != ObjectType)
        return true;
    return !areDistinct(side, ObjectView(one, limits), ObjectView(other, limits), limits);
}

} // namespace difference
