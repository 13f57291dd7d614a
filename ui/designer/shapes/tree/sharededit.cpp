#include "sharededit.h"

#include <algorithm>

namespace designer {

bool SharedEdit::hasChanged(const openapi::Place &schema) const
{
    const auto text = std::find_if(texts.cbegin(), texts.cend(),
                                   [&schema](const EditedText &each) { return each.address == schema.address; });
    if (text == texts.cend())
        return false;
    const document::Node before = text->before.at(schema.pointer);
    const document::Node after = text->after.at(schema.pointer);
    return !document::isShared(before, after) && text->before.text(before.span()) != text->after.text(after.span());
}

QList<shapes::MergedSchema> SharedEdit::changedOwners() const
{
    QList<shapes::MergedSchema> changed;
    for (const shapes::MergedSchema &owner : row.requiredBy) {
        if (hasChanged(owner.place))
            changed.append(owner);
    }
    return changed;
}

QList<QList<shapes::Hop>> SharedEdit::waysToChanges() const
{
    QList<QList<shapes::Hop>> ways;
    if (row.isShared() && hasChanged(row.hops.last().target))
        ways.append(row.hops);
    for (const shapes::MergedSchema &owner : changedOwners()) {
        if (!owner.hops.isEmpty() && !ways.contains(owner.hops))
            ways.append(owner.hops);
    }
    return ways;
}

} // namespace designer
