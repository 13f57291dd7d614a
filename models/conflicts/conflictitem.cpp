#include "conflictitem.h"

#include "valuetext.h"

namespace conflicts {

using document::Pointer;
using document::Snapshot;
using merge::ConflictKind;
using merge::SideName;

namespace {

QByteArray withoutFinalBreaks(QByteArray text)
{
    while (text.endsWith('\n') || text.endsWith('\r'))
        text.chop(1);
    return text;
}

std::optional<QByteArray> valueText(const Snapshot &snapshot, const Pointer &place)
{
    const document::Node node = snapshot.at(place);
    if (!node.exists())
        return std::nullopt;
    return withoutFinalBreaks(document::valueTextOf(snapshot, node));
}

bool isOfName(const ConflictItem &item)
{
    return item.conflict.kind == ConflictKind::BothRenamed || item.conflict.kind == ConflictKind::NameTaken;
}

} // namespace

Choice choiceOf(SideName name)
{
    return name == SideName::Base ? Choice::Base : name == SideName::Ours ? Choice::Ours : Choice::Theirs;
}

bool canChoose(const ConflictItem &item, SideName name)
{
    if (item.isMeaning())
        return false;
    // The name of theirs is taken, and git has no third name.
    return item.conflict.kind != ConflictKind::NameTaken || name != SideName::Theirs;
}

std::optional<QByteArray> textOn(const ConflictItem &item, SideName name, const merge::SideSnapshots &sides)
{
    if (item.isMeaning())
        return valueText(sides.of(name), item.place);
    const merge::Conflict &conflict = item.conflict;
    return name == SideName::Base ? conflict.base : name == SideName::Ours ? conflict.ours : conflict.theirs;
}

std::optional<QByteArray> textIn(const Snapshot &document, const ConflictItem &item)
{
    if (item.conflict.kind == ConflictKind::Lines)
        return document.text(item.lines);
    if (isOfName(item))
        return item.place.isRoot() ? QByteArray() : item.place.last();
    return valueText(document, item.place);
}

} // namespace conflicts
