#include "marks.h"

#include "differencepath.h"
#include "operations.h"

#include <algorithm>

namespace review {

using difference::Level;
using document::Pointer;

namespace {

void worsen(std::optional<Level> &level, Level other)
{
    level = level ? std::min(*level, other) : other;
}

} // namespace

Marks::Marks(const TreeDifference &tree, const difference::Difference &findings, const QString &baseAddress,
             const QString &address)
{
    if (tree.root())
        addNodes(*tree.root(), {}, {});
    for (qsizetype i = 0; i < findings.changes.size(); ++i)
        addFinding(findings.changes.at(i), i, tree, baseAddress, address);
}

void Marks::addNodes(const NodeDifference &node, const Pointer &place, const Pointer &base)
{
    if (node.change == NodeChange::Removed) {
        m_removed[place].append({base, node.index, std::nullopt});
        ++m_count;
        return;
    }
    m_marks[place].change = node.change;
    m_count += node.change == NodeChange::Inside ? 0 : 1;
    if (!node.children)
        return;
    for (const NodeDifference &child : *node.children) {
        const bool isRemoved = child.change == NodeChange::Removed;
        addNodes(child, isRemoved ? place : place / child.token,
                 child.change == NodeChange::Added ? base : base / child.baseToken);
    }
}

void Marks::raise(const Pointer &place, Level level)
{
    for (Pointer at = place;; at = at.parent()) {
        worsen(m_marks[at].level, level);
        if (at.isRoot())
            break;
    }
}

/** Marks a removed node and the collection that it was in, or else the place itself. */
void Marks::raiseRemoved(const TreeDifference &tree, const Pointer &base, Level level, std::optional<qsizetype> finding)
{
    const FoundDifference found = removedAt(tree, base);
    Pointer place = found.node ? found.place : base;
    while (!place.isRoot() && !tree.now().at(place).exists())
        place = place.parent();
    raise(place, level);
    if (finding)
        m_findings[place].append(*finding);
    if (!found.node)
        return;
    for (RemovedNode &removed : m_removed[found.place]) {
        if (removed.place == found.basePlace)
            worsen(removed.level, level);
    }
}

void Marks::addFinding(const difference::Change &finding, qsizetype index, const TreeDifference &tree,
                       const QString &baseAddress, const QString &address)
{
    if (finding.newPlace && finding.newPlace->address == address) {
        raise(finding.newPlace->pointer, finding.level);
        m_findings[finding.newPlace->pointer].append(index);
    } else if (finding.oldPlace && finding.oldPlace->address == baseAddress) {
        raiseRemoved(tree, finding.oldPlace->pointer, finding.level, index);
    }
    const auto operation = placeOfOperation(finding.operation);
    if (!operation)
        return;
    if (tree.now().at(*operation).exists())
        raise(*operation, finding.level);
    else
        raiseRemoved(tree, *operation, finding.level, std::nullopt);
}

Mark Marks::of(const Pointer &place) const
{
    Mark mark = m_marks.value(place);
    for (Pointer around = place; !mark.change && !around.isRoot();) {
        around = around.parent();
        const auto found = m_marks.constFind(around);
        if (found == m_marks.cend() || !found->change)
            continue;
        if (found->change == NodeChange::Added)
            mark.change = NodeChange::Added;
        break;
    }
    return mark;
}

QList<qsizetype> Marks::findingsIn(const Pointer &place) const
{
    QList<qsizetype> indexes;
    for (auto found = m_findings.cbegin(); found != m_findings.cend(); ++found) {
        if (place.contains(found.key()))
            indexes += found.value();
    }
    std::ranges::sort(indexes);
    return indexes;
}

QList<Pointer> Marks::collectionsWithRemoved(qsizetype most) const
{
    QList<std::pair<QString, Pointer>> named;
    for (auto removed = m_removed.keyBegin(); removed != m_removed.keyEnd(); ++removed)
        named.append({removed->toString(), *removed});
    std::ranges::sort(named, {}, &std::pair<QString, Pointer>::first);
    QList<Pointer> places;
    for (const auto &[name, place] : named.first(std::min(most, named.size())))
        places.append(place);
    return places;
}

std::optional<Pointer> placeOfOperation(const QString &operation)
{
    const QByteArray name = operation.toUtf8();
    const qsizetype space = name.indexOf(' ');
    if (space <= 0)
        return std::nullopt;
    const QByteArray method = name.first(space);
    QByteArray path = name.sliced(space + 1);
    static const QByteArray WebhookMark = "webhook:";
    const bool isWebhook = path.startsWith(WebhookMark);
    if (isWebhook)
        path = path.sliced(WebhookMark.size());
    const QByteArray field = method.toLower();
    return openapi::operationPointer(Pointer{isWebhook ? "webhooks" : "paths", path},
                                     openapi::isFixedMethod(field) ? field : method);
}

} // namespace review
