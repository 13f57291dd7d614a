#include "sameness.h"

#include <algorithm>

namespace difference {

using document::Snapshot;
using openapi::UseKind;

namespace {

/** The number of a reference that leads nowhere, and that of one that does not matter for the meaning of a part. */
constexpr qsizetype Unresolved = -1;
constexpr qsizetype NotFollowed = -2;
constexpr qsizetype NotRead = -3;

const Snapshot *snapshotOf(const Side &side, const QString &address)
{
    const openapi::ReferencedDocumentPtr document = side.description().set().find(address);
    return document ? &document->snapshot() : nullptr;
}

/** The address of a document relative to the entry document, so that copies in two folders have equal ones. */
QString relativeAddress(const QString &address, const Side &side)
{
    const QString entry = side.root().place.address;
    if (address == entry)
        return {};
    const QString folder = entry.first(entry.lastIndexOf(u'/') + 1);
    return address.startsWith(folder) ? address.sliced(folder.size()) : address;
}

/** The numbers of the targets that a part refers to, in the order of its text. */
QList<qsizetype> targetsIn(const Side &side, const QHash<QString, QList<qsizetype>> &numbers, const Located &part)
{
    const openapi::ReferencedDocumentPtr document = side.description().set().find(part.place.address);
    const QList<qsizetype> known = numbers.value(part.place.address);
    const base::Span span = part.node.span();
    const auto &uses = document->uses();
    const auto first = std::ranges::lower_bound(uses, span.offset, {}, [](const auto &use) { return use.span.offset; });
    QList<qsizetype> found;
    for (auto use = first; use != uses.end() && use->span.offset < span.end(); ++use) {
        const qsizetype number = known[document->targetIndexOf(std::distance(uses.begin(), use))];
        if (number != NotFollowed)
            found.append(number);
    }
    return found;
}

} // namespace

bool Sameness::isSame(const Located &before, const Located &now)
{
    if (!hasSameBytes(before, now) || !hasSameVersion(before, now))
        return false;
    if (!m_isRead)
        readReferences();
    const auto targets = sharedTargets(before, now);
    return targets &&
           std::ranges::none_of(*targets, [this](qsizetype number) { return m_targets[number].isDifferent; });
}

void Sameness::readReferences()
{
    m_isRead = true;
    readTargets(m_before, m_oldNumbers, &Target::before);
    readTargets(m_now, m_newNumbers, &Target::now);
    QList<qsizetype> different;
    for (qsizetype i = 0; i < m_targets.size(); ++i) {
        const Target &target = m_targets[i];
        const bool isEqual = hasSameBytes(target.before, target.now) && hasSameVersion(target.before, target.now);
        const auto used = isEqual ? sharedTargets(target.before, target.now) : std::nullopt;
        if (!used) {
            different.append(i);
            continue;
        }
        for (const qsizetype number : *used)
            m_targets[number].users.append(i);
    }
    markUsers(std::move(different));
}

/** Marks targets, and those that refer to them directly or by others. */
void Sameness::markUsers(QList<qsizetype> different)
{
    while (!different.isEmpty()) {
        Target &target = m_targets[different.takeLast()];
        if (!target.isDifferent)
            different.append(target.users);
        target.isDifferent = true;
    }
}

void Sameness::readTargets(Side &side, Numbers &numbers, Located Target::*node)
{
    for (const openapi::ReferencedDocumentPtr &document : side.description().set().documents()) {
        QList<qsizetype> found(document->targets().size(), NotRead);
        for (qsizetype use = 0; use < document->uses().size(); ++use) {
            qsizetype &number = found[document->targetIndexOf(use)];
            if (number != NotRead)
                continue;
            const UseKind kind = document->uses()[use].kind;
            number = NotFollowed;
            if (kind == UseKind::SecurityName || kind == UseKind::OperationReference)
                continue;
            number = Unresolved;
            const auto place = side.description().placeOf(side.description().targetOf(*document, use));
            const auto target = place ? side.resolver().resolve(*place) : openapi::SetResolution();
            if (!target.isResolved())
                continue;
            number = numberOf(*place, side);
            m_targets[number].*node = {target.place, target.node.resolved()};
        }
        numbers.insert(document->address(), found);
    }
}

qsizetype Sameness::numberOf(const openapi::Place &place, const Side &side)
{
    const openapi::Place relative{relativeAddress(place.address, side), place.pointer};
    const auto known = m_numbers.constFind(relative);
    if (known != m_numbers.constEnd())
        return *known;
    m_targets.append(Target());
    return *m_numbers.insert(relative, m_targets.size() - 1);
}

bool Sameness::hasSameBytes(const Located &before, const Located &now) const
{
    const base::Span old = before.node.span();
    const base::Span present = now.node.span();
    if (!before.exists() || !now.exists() || old.length != present.length)
        return false;
    const Snapshot *oldText = snapshotOf(m_before, before.place.address);
    const Snapshot *text = snapshotOf(m_now, now.place.address);
    // An alias repeats text from another place, which can have changed.
    return oldText && text && !oldText->hasAliases() && !text->hasAliases() &&
           oldText->text(old) == text->text(present);
}

bool Sameness::hasSameVersion(const Located &before, const Located &now)
{
    using specification::Version;
    return (m_before.versionAt(before.place.address) == Version::V30) ==
           (m_now.versionAt(now.place.address) == Version::V30);
}

std::optional<QList<qsizetype>> Sameness::sharedTargets(const Located &before, const Located &now) const
{
    QList<qsizetype> old = targetsIn(m_before, m_oldNumbers, before);
    if (old != targetsIn(m_now, m_newNumbers, now) || old.contains(Unresolved))
        return std::nullopt;
    return old;
}

} // namespace difference
