#include "editgroups.h"

#include <QHash>

#include <algorithm>

namespace review {

namespace {

/** What the changes of one edit have in common. The list `required` can have several properties, which bodies have at
 * different paths. */
QString keyOf(const ChangeItem &item, const difference::Change &finding)
{
    const auto textOf = [](const std::optional<openapi::Place> &place) {
        return place ? place->address + u'#' + place->pointer.toString() : QString();
    };
    return textOf(finding.oldPlace) + u'\n' + textOf(finding.newPlace) + u'\n' +
           (item.isRemoved ? item.basePlace : item.place).toString() + u'\n' +
           finding.subject.property.section(u'/', -1);
}

} // namespace

QList<ChangeGroup> groupsByEdit(const QList<ChangeGroup> &groups, const difference::Difference &findings)
{
    QList<ChangeGroup> edits;
    QHash<QString, qsizetype> known;
    ChangeGroup nodes;
    for (const ChangeGroup &group : groups) {
        if (group.kind == ChangeGroup::Kind::Nodes) {
            nodes = group;
            continue;
        }
        for (const ChangeItem &item : group.items) {
            const difference::Change &finding = findings.changes.at(item.finding);
            const QString key = keyOf(item, finding);
            const auto found = known.constFind(key);
            if (found == known.cend()) {
                known.insert(key, edits.size());
                edits.append({ChangeGroup::Kind::Edit, key, finding.level, {item}});
            } else {
                ChangeGroup &edit = edits[*found];
                edit.level = std::min(*edit.level, finding.level);
                edit.items.append(item);
            }
        }
    }
    const auto levelOf = [&findings](const ChangeItem &item) { return findings.changes.at(item.finding).level; };
    for (ChangeGroup &edit : edits)
        std::ranges::stable_sort(edit.items, {}, levelOf);
    std::ranges::stable_sort(edits, {}, [](const ChangeGroup &edit) { return *edit.level; });
    if (!nodes.items.isEmpty())
        edits.append(nodes);
    return edits;
}

} // namespace review
