#pragma once

#include "entry.h"

#include <QRandomGenerator>

namespace tests {

/** A place that edits can name: neither an alias nor what lies after one or a merge key. */
inline document::Pointer randomPlace(QRandomGenerator &random, const document::Snapshot &snapshot)
{
    document::Pointer place;
    document::Node node = snapshot.root();
    while (node.childCount() > 0 && (place.isRoot() || random.bounded(5) > 0)) {
        const qsizetype index = random.bounded(int(node.childCount()));
        place = node.isMapping() ? place.child(node.keyAt(index)) : place.child(index);
        node = snapshot.at(place);
        if (node.kind() == document::Kind::Alias || !document::EntryView::at(snapshot, place))
            return place.parent();
    }
    return place;
}

/** Texts that want every way of writing. */
inline QByteArray randomWord(QRandomGenerator &random)
{
    static const QList<QByteArray> Words{"x",   "a longer text", "yes",   "12", "with: colon",
                                         "ünï", "it's",          "\"q\"", "-",  ""};
    return Words.at(random.bounded(int(Words.size())));
}

} // namespace tests
