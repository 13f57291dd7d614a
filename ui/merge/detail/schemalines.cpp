#include "schemalines.h"

#include "foundline.h"
#include "linetext.h"
#include "partobject.h"
#include "showntext.h"

namespace merge {

namespace {

/** The place of the innermost property that a place is, or is inside of; the root if there is none. */
document::Pointer propertyAround(document::Pointer place)
{
    while (!place.isRoot() && (place.parent().isRoot() || place.parent().last() != "properties"))
        place = place.parent();
    return place;
}

} // namespace

QString schemaLine(const document::Snapshot &side, const Conflict &conflict, SideName name)
{
    const std::optional<document::Pointer> &place = placeOn(conflict.places, name);
    if (!place || !side.isValid())
        return {};
    const document::Pointer property = propertyAround(*place);
    const std::optional<specification::Version> version = openapi::knownVersion(side);
    if (property.isRoot() || !version || !side.at(property).exists())
        return {};
    const document::Node owner = side.at(property.parent().parent());
    const propertyline::FoundLine found = propertyline::readLine(owner, property.last(), *version);
    return base::shownText(propertyline::lineText(found.line, {.components = {}, .version = *version}));
}

} // namespace merge
