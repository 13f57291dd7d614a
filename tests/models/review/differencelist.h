#pragma once

#include "nodedifference.h"

namespace tests {

inline document::Snapshot yaml(const QByteArray &text)
{
    return document::Snapshot::parse(text, document::Format::Yaml);
}

inline document::Snapshot json(const QByteArray &text)
{
    return document::Snapshot::parse(text, document::Format::Json);
}

/** Lists the differences one a line: `+ /place` for an added node, `- /base/place` for a removed one, `~` for a changed
 * one, `>` for a moved one. */
inline void list(const review::NodeDifference &node, const document::Pointer &place, const document::Pointer &base,
                 QStringList &lines)
{
    using review::NodeChange;
    if (node.isMoved)
        lines.append(u"> "_qs + place.toString());
    else if (node.change == NodeChange::Added)
        lines.append(u"+ "_qs + place.toString());
    else if (node.change == NodeChange::Removed)
        lines.append(u"- "_qs + base.toString());
    else if (node.change == NodeChange::Changed)
        lines.append(u"~ "_qs + place.toString());
    if (!node.children)
        return;
    for (const review::NodeDifference &child : *node.children)
        list(child, place / child.token, base / child.baseToken, lines);
}

inline QStringList listed(const review::TreeDifference &difference)
{
    QStringList lines;
    if (difference.root())
        list(*difference.root(), {}, {}, lines);
    return lines;
}

} // namespace tests
